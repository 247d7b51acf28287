/** Inclusive ranges of words; what lies in neither is bad. */
export interface WordLimits {
  readonly good: readonly [from: number, to: number];
  readonly soso: readonly (readonly [from: number, to: number])[];
}

export type WordBand = 'good' | 'soso' | 'bad';

/** Whitespace-separated tokens. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The band of a number of words; Form gives full points for good, half for soso and none for bad. Source: scoring.md 4.4. */
export function wordBand({ good, soso }: WordLimits, words: number): WordBand {
  const inside = ([from, to]: readonly [number, number]) => words >= from && words <= to;
  if (inside(good)) return 'good';
  return soso.some(inside) ? 'soso' : 'bad';
}
