/** Measures that count, and which way: 1 where more is better. Source: the recipe named in the README; nothing is weighted. */
export const directions = {
  typeShare: 1,
  diversity: 1,
  differentWords: 1,
  rareLemmas: 1,
  academicWords: 1,
  misspeltTypes: -1,
  turnsOfPhrase: 1,
  subordinatorKinds: 1,
  structureKinds: 1,
  tiedSentences: 1,
  runOnShare: -1,
  connectiveKinds: 1,
  connectiveRoles: 1,
  paragraphs: 1,
  grammarSlips: -1,
  checkedSlips: -1,
  parsedShare: 1,
  uncapitalisedShare: -1,
} as const;

export type Measure = keyof typeof directions;

/**
 * Rates of errors pile up near 0 and have long tails: twice as many errors are one step worse, whether from 2 to 4 or from 8 to 16. They
 * count by ln(1 + rate / unit). Units are where a band of scoring.md 4.5 ends (2 errors in a hundred words, 2 % of the words), and one
 * sentence in ten.
 */
const units: Partial<Record<Measure, number>> = {
  misspeltTypes: 0.02,
  grammarSlips: 2,
  checkedSlips: 2,
  runOnShare: 0.1,
  uncapitalisedShare: 0.1,
};

/** A measure as the scales have it. */
export function onScale(measure: Measure, value: number): number {
  const unit = units[measure];
  return unit === undefined ? value : Math.log1p(value / unit);
}

/** The value that is there on the scale; the way back from `onScale`. */
export function fromScale(measure: Measure, scaled: number): number {
  const unit = units[measure];
  return unit === undefined ? scaled : unit * Math.expm1(scaled);
}
