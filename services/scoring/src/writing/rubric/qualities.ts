import { clamp, mean } from '../../speech/statistics.js';
import type { WritingFeatures } from '../features/writing-features.js';
import { overallFeatures, scales } from './scales.js';

/** How good a text is in one respect, 0 to 1. The names are those of the usual rating scales. */
export interface Qualities {
  readonly cohesion: number;
  readonly syntax: number;
  readonly vocabulary: number;
  readonly phraseology: number;
  readonly grammar: number;
  readonly conventions: number;
}

const parts: Readonly<Record<keyof Qualities, readonly (keyof WritingFeatures)[]>> = {
  cohesion: [
    'connectiveKinds',
    'connectiveRoles',
    'linkedSentences',
    'paragraphs',
    'hasOpening',
    'hasClosing',
    'words',
    'sentenceFaults',
    'differentWords',
  ],
  syntax: [
    'subordinatorKinds',
    'tiedSentences',
    'sentenceLength',
    'lengthVariety',
    'structureKinds',
    'passives',
    'runOnShare',
    'sentenceFaults',
  ],
  vocabulary: [
    'typeShare',
    'diversity',
    'differentWords',
    'differentLemmas',
    'rareLemmas',
    'lemmaFrequency',
    'academicWords',
    'wordLength',
    'misspeltTypes',
  ],
  phraseology: [
    'turnsOfPhrase',
    'repeatedTrigrams',
    'typeShare',
    'rareLemmas',
    'grammarSlips',
    'subordinatorKinds',
    'misspeltTypes',
  ],
  grammar: [
    'grammarSlips',
    'checkedSlips',
    'checkedSlips',
    'sentenceFaults',
    'capitalSlips',
    'misspeltTypes',
    'structureKinds',
    'endedShare',
  ],
  conventions: ['misspellings', 'misspeltTypes', 'capitalSlips', 'typingSlips', 'endedShare', 'sentenceFaults'],
};

/** A measure that could not be taken is left out. One step is the way from a middling text to a strong one; beyond these limits more says nothing more. */
const [lowest, highest] = [-2, 2];

function steps(features: WritingFeatures, names: readonly (keyof WritingFeatures)[]): number {
  return mean(
    names.flatMap((name) => {
      const [usual, strong] = scales[name];
      const value = features[name];
      return value === null ? [] : [clamp((value - usual) / (strong - usual), lowest, highest)];
    }),
  );
}

/** A middling text is in the middle, and one step above it is at 0.85, where the band "excellent" begins. */
const asQuality = (step: number) => 1 / (1 + Math.exp(-1.73 * step));

/** A rating of one respect is in part a rating of the whole, with people as with us: their traits go together closely. */
const shareOfWhole = 0.5;

/** The language of a text in each respect, and on the whole. */
export function qualitiesOf(features: WritingFeatures): { readonly traits: Qualities; readonly overall: number } {
  const whole = steps(features, overallFeatures);
  const quality = (trait: keyof Qualities) =>
    asQuality(shareOfWhole * whole + (1 - shareOfWhole) * steps(features, parts[trait]));
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
