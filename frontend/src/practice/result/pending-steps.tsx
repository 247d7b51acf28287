import { Check, Circle, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ScoringStatus } from '../../lib/api/shapes.js';

const Box = styled.div`
  display: grid;
  gap: 12px;

  ol {
    display: grid;
    gap: 8px;
  }

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--text-2);
  }

  li[aria-current] {
    color: var(--info);
    font-weight: 600;
  }
`;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const steps = ['sent', 'queued', 'scoring'] as const;
const at: Partial<Record<ScoringStatus, number>> = { pending: 1, scoring: 2 };

/** Sent, queued, being scored: where it is, and that one may leave. */
export const PendingSteps = ({ status, slow }: { status: ScoringStatus; slow: boolean }) => {
  const { t } = useTranslation('practice');
  const current = at[status] ?? 1;
  return (
    <Box>
      <p>{t('result.pending')}</p>
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined}>
            {index < current && <Check {...icon} />}
            {index === current && <LoaderCircle {...icon} />}
            {index > current && <Circle {...icon} />}
            {t(`result.step.${step}`)}
          </li>
        ))}
      </ol>
      <p>{t(slow ? 'result.slow' : 'result.leave')}</p>
    </Box>
  );
};
