import type { WritingFeatures } from '../features/writing-features.js';

/** What a feature is in a text of middling learners and in a strong one. */
type Scale = readonly [usual: number, strong: number];

// Chosen by hand: `strong` from model answers of our own, `usual` from a middling text written for the purpose and from what the
// rubrics ask for. The steps of errors are wide, since texts differ far more in errors than in words. Nothing here is fitted to rated essays, nor chosen by how it does on them.
export const scales: Readonly<Record<keyof WritingFeatures, Scale>> = {
  typeShare: [0.77, 0.87],
  diversity: [4.2, 5],
  differentWords: [4.8, 5.2],
  differentLemmas: [4.25, 4.7],
  rareLemmas: [0.06, 0.11],
  lemmaFrequency: [1.9, 1.72],
  academicWords: [1, 3.5],
  wordLength: [5.6, 6.4],
  misspeltTypes: [0.045, 0],
  turnsOfPhrase: [1, 4],
  repeatedTrigrams: [0.05, 0],
  subordinatorKinds: [5, 10],
  tiedSentences: [0.3, 0.45],
  sentenceLength: [14, 18],
  lengthVariety: [0.3, 0.45],
  structureKinds: [1.5, 5],
  passives: [0.08, 0.25],
  runOnShare: [0.2, 0],
  endedShare: [0.85, 1],
  connectiveKinds: [3.5, 7.5],
  connectiveRoles: [3, 5],
  linkedSentences: [0.25, 0.45],
  paragraphs: [2.5, 4.5],
  hasOpening: [0.5, 1],
  hasClosing: [0.4, 1],
  words: [5.3, 5.6],
  grammarSlips: [2, 0],
  checkedSlips: [2, 0],
  sentenceFaults: [1, 0],
  capitalSlips: [3, 0],
  typingSlips: [1.5, 0],
  misspellings: [3, 0],
};

/** What the language on the whole rests on, each with the same weight. */
export const overallFeatures: readonly (keyof WritingFeatures)[] = [
  'typeShare',
  'diversity',
  'differentWords',
  'differentLemmas',
  'rareLemmas',
  'lemmaFrequency',
  'academicWords',
  'wordLength',
  'misspeltTypes',
  'turnsOfPhrase',
  'subordinatorKinds',
  'structureKinds',
  'runOnShare',
  'endedShare',
  'connectiveKinds',
  'grammarSlips',
  'checkedSlips',
  'sentenceFaults',
  'capitalSlips',
];
