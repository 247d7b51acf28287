import { pointsOf, readScore } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { percentOf } from '../../lib/i18n/numbers.js';
import { formatMoment } from '../../lib/time/relative-time.js';

const Figure = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 8px;
  margin-bottom: 16px;
  color: var(--text-2);
  font-size: 12px;
  font-variant-numeric: tabular-nums;

  svg {
    width: 100%;
    height: 120px;
    overflow: visible;
  }

  > :last-child {
    grid-column: 2;
    display: flex;
    justify-content: space-between;
  }
`;

const Ends = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 2px 0;
  text-align: right;
`;

interface Point {
  id: number;
  at: number;
  /** Of the points possible, 0-1. */
  share: number;
}

/** The scored attempts, oldest first. */
export const chartPoints = (attempts: readonly Submission[]): Point[] =>
  attempts
    .flatMap(({ id, createdAt, score }) => {
      const value = readScore(score);
      if (typeof value === 'string') return [];
      const { points, fullPoints } = pointsOf(value);
      return fullPoints > 0 ? [{ id, at: createdAt, share: points / fullPoints }] : [];
    })
    .toSorted((a, b) => a.id - b.id);

const steps = [0, 0.25, 0.5, 0.75, 1];
const height = 100;

/** How the score went from attempt to attempt, on the house's ruler stood upright; the list below has the figures. */
export const AttemptsChart = ({ attempts, current }: { attempts: readonly Submission[]; current: number }) => {
  const { t } = useTranslation('practice');
  const points = chartPoints(attempts);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const x = (index: number) => `${(100 * index) / (points.length - 1)}%`;
  const y = (share: number) => 10 + height * (1 - share);
  const date = (at: number) => formatMoment(at, currentLocale());
  return (
    <Figure role="img" aria-label={t('attempts.chart', { count: points.length, last: percentOf(last.share) })}>
      <Ends aria-hidden>
        <span>{percentOf(1)}</span>
        <span>{percentOf(0)}</span>
      </Ends>
      <svg aria-hidden="true" focusable="false">
        {steps.map((share) => (
          <line key={share} x1="0%" x2="100%" y1={y(share)} y2={y(share)} stroke="var(--line)" />
        ))}
        {points.slice(1).map(({ id, share }, index) => (
          <line
            key={id}
            x1={x(index)}
            y1={y(points[index]?.share ?? share)}
            x2={x(index + 1)}
            y2={y(share)}
            stroke="var(--brand)"
            strokeWidth="2"
          />
        ))}
        {points.map(({ id, share }, index) => (
          <circle
            key={id}
            cx={x(index)}
            cy={y(share)}
            r="5"
            fill={id === current ? 'var(--brand)' : 'var(--surface)'}
            stroke="var(--brand)"
            strokeWidth="2"
          />
        ))}
      </svg>
      <p aria-hidden>
        <span>{date(first.at)}</span>
        <span>{date(last.at)}</span>
      </p>
    </Figure>
  );
};
