import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type ApiError, isApiError } from '../lib/api/api-error.js';
import { Button } from './button.js';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--line);
  border-left: 3px solid var(--bad);
  border-radius: var(--radius);
  background: var(--surface);

  strong {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--bad);
  }

  small {
    color: var(--text-3);
    font-size: 12px;
  }
`;

export interface ErrorBlockProps {
  /** What failed, in the learner's words. */
  title: string;
  error: unknown;
  onRetry?: () => void;
}

export const ErrorBlock = ({ title, error, onRetry }: ErrorBlockProps) => {
  const { t } = useTranslation('common');
  const shown: ApiError | null = isApiError(error) ? error : null;
  return (
    <Box role="alert">
      <strong>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
        {title}
      </strong>
      <p>{shown?.message ?? t('error.unknown')}</p>
      {shown?.requestId && <small>{t('error.requestId', { id: shown.requestId })}</small>}
      {onRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>}
    </Box>
  );
};
