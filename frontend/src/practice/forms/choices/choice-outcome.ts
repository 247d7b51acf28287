import type { Analysis } from '@pte/exam/scoring-result';
import { itemOf } from '../answer-form.js';

/** What became of one thing of many that could be chosen. */
export type ManyOutcome = 'hit' | 'wrongPick' | 'missed';

/** null for what was neither chosen nor right, and before marking. */
export const outcomeOfChosen = (
  k: number,
  chosen: readonly number[],
  analysis: Analysis | null,
): ManyOutcome | null => {
  const item = itemOf(analysis, k);
  if (!item) return null;
  if (item.ok) return 'hit';
  return chosen.includes(k) ? 'wrongPick' : 'missed';
};
