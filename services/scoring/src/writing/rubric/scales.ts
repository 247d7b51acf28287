import type { WritingFeatures } from '../features/writing-features.js';

/** A middling learner's text, and how far learners differ; the spread is below 0 where less is better. */
type Scale = readonly [usual: number, spread: number];

// Set by hand, from texts of our own on either end and from what is known of learners' essays of 200 to 500 words. Nothing here is
// fitted to rated essays.
export const scales = {
  typeShare: [0.755, 0.04],
  diversity: [4.1, 0.35],
  differentWords: [4.85, 0.25],
  rareLemmas: [0.07, 0.03],
  academicWords: [0.045, 0.02],
  wordLength: [5.7, 0.4],
  misspeltTypes: [0.03, -0.03],
  turnsOfPhrase: [2, 1.5],
  subordinatorKinds: [7, 2.5],
  tiedSentences: [0.35, 0.15],
  lengthVariety: [0.35, 0.1],
  structureKinds: [2.5, 1.5],
  passives: [0.15, 0.12],
  runOnShare: [0.1, -0.12],
  endedShare: [0.92, 0.08],
  connectiveKinds: [5, 2.5],
  connectiveRoles: [3.5, 1.2],
  paragraphs: [3, 1.5],
  hasOpening: [0.5, 0.5],
  hasClosing: [0.5, 0.5],
  grammarSlips: [1.2, -1.2],
  checkedSlips: [1.5, -1.2],
  sentenceFaults: [0.7, -0.7],
  capitalSlips: [1, -1.5],
  typingSlips: [0.6, -0.8],
  misspellings: [2, -2],
} as const satisfies Partial<Record<keyof WritingFeatures, Scale>>;

export type Measure = keyof typeof scales;
