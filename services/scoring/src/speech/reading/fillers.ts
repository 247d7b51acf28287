import type { Pronunciation } from '../tracker/reading-network.js';

/** um, uh, er, mm and eh, as hesitating speakers say them. */
export const fillerPronunciations: readonly (readonly Pronunciation[])[] = [
  [['AH', 'M']],
  [['AH'], ['AA']],
  [['ER']],
  [['M'], ['HH', 'M']],
  [['EH']],
];
