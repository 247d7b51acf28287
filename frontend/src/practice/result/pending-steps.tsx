import { Check, Circle, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { useAppSelector } from '../../lib/store.js';
import { currentStep, stepsOf } from './scoring-steps.js';

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

export interface PendingStepsProps {
  submission: Pick<Submission, 'id' | 'scoringStatus'>;
  recorded: boolean;
  slow: boolean;
}

/** Sent, queued, being scored: where it is, and that one may leave. */
export const PendingSteps = ({ submission, recorded, slow }: PendingStepsProps) => {
  const { t } = useTranslation(['result', 'practice']);
  const stage = useAppSelector(({ events }) => events.stages[submission.id]);
  const steps = stepsOf(recorded);
  const current = steps.indexOf(currentStep(submission.scoringStatus, stage, recorded));
  return (
    <Box>
      <p>{t('practice:result.pending')}</p>
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined}>
            {index < current && <Check {...icon} />}
            {index === current && <LoaderCircle {...icon} />}
            {index > current && <Circle {...icon} />}
            {t(`result:step.${step}`)}
          </li>
        ))}
      </ol>
      <p>{t(slow ? 'practice:result.slow' : 'practice:result.leave')}</p>
    </Box>
  );
};
