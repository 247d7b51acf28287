import { bandOfPoints } from '@pte/exam/score-bands';
import { pointsOf, type Score } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { useAttemptsQuery } from '../../lib/api/submission.endpoints.js';
import { inLocale } from '../../lib/i18n/two-languages.js';
import { signed } from '../../lib/signed.js';
import { BigScore } from '../../ui/big-score.js';
import { Ruler } from '../../ui/ruler.js';
import { compareAttempts } from './compare-attempts.js';

const Box = styled.div`
  display: grid;
  gap: 16px;
`;

const Total = styled(BigScore)<{ $step: number }>`
  em {
    color: var(--band-${({ $step }) => $step});
    font-style: normal;
    font-weight: 600;
  }
`;

const Compared = styled.p`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

export interface ScoreSummaryProps {
  submission: Submission;
  score: Score;
}

const mostTicks = 15;

/** One point is right or wrong; a band would make too much of it. */
const useVerdict = (points: number, fullPoints: number): string => {
  const { t } = useTranslation('practice');
  if (fullPoints === 1) return points === 1 ? `✓ ${t('result.right')}` : `✗ ${t('result.wrong')}`;
  return inLocale(bandOfPoints(points, fullPoints));
};

/** The score on its ruler with its band word, and what changed since the last attempt. */
export const ScoreSummary = ({ submission, score }: ScoreSummaryProps) => {
  const { t } = useTranslation('practice');
  const { data: attempts = [] } = useAttemptsQuery(submission.questionId);
  const { points, fullPoints } = pointsOf(score);
  const band = bandOfPoints(points, fullPoints);
  const verdict = useVerdict(points, fullPoints);
  const { difference, best } = compareAttempts(attempts, submission);
  return (
    <Box>
      <Total $step={band.step}>
        <strong>{points}</strong> / {fullPoints} <em>{verdict}</em>
      </Total>
      <Ruler
        label={t('result.onRuler', { points, full: fullPoints, band: verdict })}
        from={0}
        to={fullPoints}
        value={points}
        color={`var(--band-${band.step})`}
        ticks={fullPoints <= mostTicks ? Math.floor(fullPoints) + 1 : 5}
        ends
      />
      {difference !== null && best !== null && (
        <Compared>{t('result.compared', { difference: signed(difference), best })}</Compared>
      )}
    </Box>
  );
};
