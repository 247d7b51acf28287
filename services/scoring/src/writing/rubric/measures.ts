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
