import { openBlank } from '@pte/exam/answer';

/** The word in that blank and nowhere else; what stood there returns to the bank. */
export const placeWord = (value: readonly number[], word: number, blank: number): number[] =>
  value.map((placed, k) => {
    if (k === blank) return word;
    return placed === word ? openBlank.choice : placed;
  });

/** The word back in the bank. */
export const returnWord = (value: readonly number[], word: number): number[] =>
  value.map((placed) => (placed === word ? openBlank.choice : placed));
