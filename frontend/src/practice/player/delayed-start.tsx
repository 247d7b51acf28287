import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/button.js';
import { promptDelaySeconds } from './use-delayed-start.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;

  progress {
    width: 72px;
    accent-color: var(--brand);
  }
`;

export interface DelayedStartProps {
  left: number;
  onBegin: () => void;
  onCancel: () => void;
}

/** The countdown before a prompt sounds by itself. */
export const DelayedStart = ({ left, onBegin, onCancel }: DelayedStartProps) => {
  const { t } = useTranslation('practice');
  return (
    <Line>
      <progress max={promptDelaySeconds} value={left} aria-hidden />
      <span role="timer">{t('prompt.starting', { count: left })}</span>
      <Button onClick={onBegin}>{t('prompt.startNow')}</Button>
      <Button kind="quiet" onClick={onCancel}>
        {t('prompt.startNot')}
      </Button>
    </Line>
  );
};
