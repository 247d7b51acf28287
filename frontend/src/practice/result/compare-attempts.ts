import { pointsOf, readScore } from '@pte/exam/scoring-result';
import type { Submission } from '../../lib/api/shapes.js';

const pointsIn = ({ score }: Submission): number | null => {
  const value = readScore(score);
  return typeof value === 'string' ? null : pointsOf(value).points;
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Points more or less than the scored attempt before this one, and the most of all; null without one before. */
export const compareAttempts = (
  attempts: readonly Submission[],
  current: Submission,
): { difference: number | null; best: number | null } => {
  const own = pointsIn(current);
  const earlier = attempts
    .filter(({ id }) => id < current.id)
    .toSorted((a, b) => b.id - a.id)
    .map(pointsIn)
    .filter((points) => points !== null);
  const [last] = earlier;
  if (own === null || last === undefined) return { difference: null, best: null };
  return { difference: round(own - last), best: Math.max(own, ...earlier) };
};
