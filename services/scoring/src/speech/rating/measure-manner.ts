import type { FrameScores } from '../acoustic/frame-scores.js';
import type { ReadingNetwork } from '../tracker/reading-network.js';
import { type ForcedReading, forceReading, freeReading, looseCosts, strictCosts } from './forced-reading.js';
import type { PhoneNorms } from './phone-norms.js';
import { type RatedReading, type RatingFeatures, ratingFeatures } from './rating-features.js';

/** Words that were said one after another, and the sound that they were said in. */
export interface SpokenPassage {
  readonly network: ReadingNetwork;
  /** The words of the network in lower case. */
  readonly spoken: readonly string[];
  /** With the network's emissions. */
  readonly scores: FrameScores;
  /** Hz in each frame, as pitchTrack gives it. */
  readonly pitch: Float64Array;
}

/** How words were said, whoever's words they are. */
export interface Manner {
  readonly forced: ForcedReading;
  /** What the features were taken from. */
  readonly measured: Omit<RatedReading, 'norms'>;
  readonly features: RatingFeatures;
}

/**
 * Null when there are no words or too little sound for them. `pausesOf` gives the seconds of silence after each word but the last,
 * without what is invited there.
 */
export function measureManner(
  { network, spoken, scores, pitch }: SpokenPassage,
  norms: PhoneNorms,
  pausesOf: (forced: ForcedReading) => readonly number[],
): Manner | null {
  const forced = network.words.length ? forceReading(network, scores) : null;
  if (!forced) return null;
  const measured = {
    forced,
    spoken,
    pitch,
    strictScore: freeReading(network, scores, strictCosts).score,
    foundShare: freeReading(network, scores, looseCosts).words.length / network.words.length,
    pauses: pausesOf(forced),
  };
  return { forced, measured, features: ratingFeatures({ ...measured, norms }) };
}
