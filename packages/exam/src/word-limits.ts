/** Inclusive ranges of words; what lies in neither is bad. */
export interface WordLimits {
  readonly good: readonly [from: number, to: number];
  readonly soso: readonly (readonly [from: number, to: number])[];
}

export type WordBand = 'good' | 'soso' | 'bad';

const spokenText: WordLimits = {
  good: [50, 70],
  soso: [
    [40, 49],
    [71, 100],
  ],
};

const byType: Readonly<Record<number, WordLimits>> = {
  0: { good: [5, 75], soso: [] },
  1: {
    good: [200, 300],
    soso: [
      [120, 199],
      [301, 380],
    ],
  },
  13: spokenText,
  22: {
    good: [50, 120],
    soso: [
      [30, 49],
      [121, 140],
    ],
  },
  23: {
    good: [25, 50],
    soso: [
      [5, 24],
      [51, 60],
    ],
  },
  24: spokenText,
};

/** Limits of a written type; undefined where words are not counted (dictation, and all that is not written). */
export const wordLimitsOf = (typeId: number): WordLimits | undefined => byType[typeId];

/** Whitespace-separated tokens. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The band of a number of words; Form gives full points for good, half for soso and none for bad. Source: scoring.md 4.4. */
export function wordBand({ good, soso }: WordLimits, words: number): WordBand {
  const inside = ([from, to]: readonly [number, number]) => words >= from && words <= to;
  if (inside(good)) return 'good';
  return soso.some(inside) ? 'soso' : 'bad';
}
