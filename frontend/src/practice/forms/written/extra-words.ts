import type { MarkedItem } from '@pte/exam/scoring-result';
import { comparableWords } from '@pte/exam/words';

/** Words that were written and stand for none of the words asked for. */
export const extraWords = (text: string, items: readonly MarkedItem[]): string[] => {
  const left = comparableWords(text);
  for (const { got } of items) {
    const place = left.indexOf(String(got));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
};
