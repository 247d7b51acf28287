import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { formatClock } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/relative-time.js';
import { media } from '../../ui/media.js';
import { ScoreChip } from '../../ui/score-chip.js';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  margin-bottom: 16px;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.section`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
`;

export interface ComparisonProps {
  /** The earlier first. */
  attempts: readonly [Submission, Submission];
  children: (submission: Submission) => ReactNode;
}

/** Attempts side by side, the earlier on the left. */
export const Comparison = ({ attempts, children }: ComparisonProps) => {
  const { t } = useTranslation('practice');
  return (
    <Pair role="group" aria-label={t('attempts.comparison')}>
      {attempts.map((submission) => (
        <Side key={submission.id}>
          <h3>
            {formatMoment(submission.createdAt, currentLocale())}
            <ScoreChip score={submission.score} status={submission.scoringStatus} />
            {t('timeUsed', { time: formatClock(submission.timeUsed) })}
          </h3>
          {children(submission)}
        </Side>
      ))}
    </Pair>
  );
};
