import { clamp, mean } from '../../speech/statistics.js';
import type { WritingFeatures } from '../features/writing-features.js';
import { type Measure, scales } from './scales.js';

/** How good a text is in one respect, 0 to 1. The names are those of the usual rating scales. */
export interface Qualities {
  readonly cohesion: number;
  readonly syntax: number;
  readonly vocabulary: number;
  readonly phraseology: number;
  readonly grammar: number;
  readonly conventions: number;
}

const parts: Readonly<Record<keyof Qualities, readonly Measure[]>> = {
  cohesion: [
    'connectiveKinds',
    'connectiveRoles',
    'paragraphs',
    'hasOpening',
    'hasClosing',
    'differentWords',
    'runOnShare',
  ],
  syntax: [
    'subordinatorKinds',
    'tiedSentences',
    'structureKinds',
    'lengthVariety',
    'passives',
    'runOnShare',
    'endedShare',
  ],
  vocabulary: [
    'typeShare',
    'diversity',
    'differentWords',
    'rareLemmas',
    'academicWords',
    'wordLength',
    'misspeltTypes',
  ],
  phraseology: ['turnsOfPhrase', 'typeShare', 'rareLemmas', 'subordinatorKinds', 'grammarSlips', 'checkedSlips'],
  grammar: ['grammarSlips', 'checkedSlips', 'sentenceFaults', 'runOnShare', 'capitalSlips', 'misspeltTypes'],
  conventions: ['misspellings', 'misspeltTypes', 'capitalSlips', 'typingSlips', 'endedShare', 'runOnShare'],
};

/** Beyond so many spreads more says nothing more. */
const [lowest, highest] = [-2.5, 2];

/** Mean distance from a middling text, in spreads. A measure that could not be taken is left out. */
function spreads(features: WritingFeatures, measures: readonly Measure[]): number {
  return mean(
    measures.flatMap((name) => {
      const [usual, spread] = scales[name];
      const value = features[name];
      return value === null ? [] : [clamp((value - usual) / spread, lowest, highest)];
    }),
  );
}

/** A middling text is in the middle, and one that is a spread above it throughout is at 0.85, where "excellent" begins. */
const asQuality = (distance: number) => 1 / (1 + Math.exp(-1.73 * distance));

/** A rating of one respect is in part a rating of the whole, with people as with us: their traits go together closely. */
const shareOfWhole = 0.5;

/** The language of a text in each respect, and on the whole: the mean of all respects, as a rubric adds its traits up. */
export function qualitiesOf(features: WritingFeatures): { readonly traits: Qualities; readonly overall: number } {
  const names = Object.keys(parts) as (keyof Qualities)[];
  const whole = mean(names.map((name) => spreads(features, parts[name])));
  const quality = (trait: keyof Qualities) =>
    asQuality(shareOfWhole * whole + (1 - shareOfWhole) * spreads(features, parts[trait]));
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
