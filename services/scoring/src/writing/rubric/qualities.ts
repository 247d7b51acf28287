import { clamp, mean } from '../../speech/statistics.js';
import type { WritingFeatures } from '../features/writing-features.js';
import { directions, type Measure, onScale } from './measures.js';
import { type Scale, scales } from './scales.js';

/** How good a text is in one respect, 0 to 1. The names are those of the usual rating scales. */
export interface Qualities {
  readonly cohesion: number;
  readonly syntax: number;
  readonly vocabulary: number;
  readonly phraseology: number;
  readonly grammar: number;
  readonly conventions: number;
}

/** The best single measures of the recipe and both checkers, counting the same. */
const ofWhole: readonly Measure[] = [
  ...(['typeShare', 'differentWords', 'diversity', 'misspeltTypes', 'rareLemmas', 'connectiveKinds'] as const),
  ...([
    'subordinatorKinds',
    'uncapitalisedShare',
    'academicWords',
    'runOnShare',
    'checkedSlips',
    'parsedShare',
  ] as const),
];

/** What each respect is about, by its definition. */
const parts: Readonly<Record<keyof Qualities, readonly Measure[]>> = {
  cohesion: ['connectiveKinds', 'connectiveRoles', 'paragraphs', 'subordinatorKinds', 'differentWords'],
  syntax: ['subordinatorKinds', 'structureKinds', 'tiedSentences', 'runOnShare', 'parsedShare'],
  vocabulary: ['typeShare', 'differentWords', 'diversity', 'rareLemmas', 'academicWords', 'misspeltTypes'],
  phraseology: ['turnsOfPhrase', 'typeShare', 'rareLemmas', 'checkedSlips', 'parsedShare'],
  grammar: ['checkedSlips', 'parsedShare', 'grammarSlips', 'runOnShare'],
  conventions: ['misspeltTypes', 'uncapitalisedShare', 'runOnShare'],
};

/** Beyond so many spreads more says nothing more. */
const farthest = 2.5;

/** Distance from the middle in spreads, above 0 for better. */
export const distance = (measure: Measure, value: number, [middle, spread]: Scale = scales[measure]): number =>
  directions[measure] * clamp((onScale(measure, value) - middle) / spread, -farthest, farthest);

/** Mean distance; a measure that could not be taken is left out. */
const meanDistance = (features: WritingFeatures, measures: readonly Measure[]): number =>
  mean(
    measures.flatMap((measure) => {
      const value = features[measure];
      return value === null ? [] : [distance(measure, value)];
    }),
  );

/** The middle is 0.5, and a spread above it throughout 0.85, where the top band begins. */
const asQuality = (spreads: number) => 1 / (1 + Math.exp(-1.73 * spreads));

/** The language of a text on the whole and in each respect: half its own measures, half the whole, for the respects go together. */
export function qualitiesOf(features: WritingFeatures): { readonly traits: Qualities; readonly overall: number } {
  const whole = meanDistance(features, ofWhole);
  const quality = (trait: keyof Qualities) => asQuality((whole + meanDistance(features, parts[trait])) / 2);
  const traits: Qualities = {
    cohesion: quality('cohesion'),
    syntax: quality('syntax'),
    vocabulary: quality('vocabulary'),
    phraseology: quality('phraseology'),
    grammar: quality('grammar'),
    conventions: quality('conventions'),
  };
  return { traits, overall: asQuality(whole) };
}
