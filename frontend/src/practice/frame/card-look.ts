import { pointsOf, readScore } from '@pte/exam/scoring-result';
import type { QuestionSummary } from '../../lib/api/shapes.js';

export const looks = ['current', 'untouched', 'draft', 'done', 'wrong'] as const;

/** How a question stands in the answer card. */
export type CardLook = (typeof looks)[number];

/** Less than this share of the points is shown as wrong. */
const doneFrom = 0.5;

const wentWrong = (lastScore: string | null): boolean => {
  const score = lastScore ? readScore(lastScore) : '';
  if (typeof score === 'string') return false;
  const { points, fullPoints } = pointsOf(score);
  return points < fullPoints * doneFrom;
};

export const cardLook = (
  { id, hasPracticed, lastScore }: Pick<QuestionSummary, 'id' | 'hasPracticed' | 'lastScore'>,
  currentId: number,
  hasDraft: boolean,
): CardLook => {
  if (id === currentId) return 'current';
  if (hasDraft) return 'draft';
  if (!hasPracticed) return 'untouched';
  return wentWrong(lastScore) ? 'wrong' : 'done';
};
