import type { FrameScores } from '../acoustic/frame-scores.js';
import { type AlignedPhone, alignPhones } from '../tracker/align-phones.js';
import { type BestPath, bestPath, type Stretch } from '../tracker/best-path.js';
import { forwardPass } from '../tracker/forward-pass.js';
import type { ReadingNetwork } from '../tracker/reading-network.js';
import { soundTrack } from '../tracker/sound-track.js';
import type { TrackerCosts } from '../tracker/tracker-costs.js';

/** The recording laid out as if every given word had been said once and in order, with silences between. */
export interface ForcedReading {
  readonly words: readonly ForcedWord[];
  /** Nat over all frames. */
  readonly score: number;
}

export interface ForcedWord extends Stretch {
  /** Place in the network. */
  readonly word: number;
  readonly phones: readonly AlignedPhone[];
}

const impossible = 1e9;
const costs: TrackerCosts = {
  alpha: 1,
  beta: 0,
  garbage_enter: impossible,
  skip: impossible,
  state_advance: 0,
  triphone_floor: 0,
};

/** Null when the recording is too short for the words. Recipe: ratings-recipe.md, step 2. */
export function forceReading(network: ReadingNetwork, scores: FrameScores): ForcedReading | null {
  const track = soundTrack(scores, costs);
  const path = bestPath(forwardPass(network, track, costs), track.frames);
  if (path.words.length < network.words.length) return null;
  const words = path.words.map(({ word, pronunciation, from, to }) => {
    const model = network.words[word]?.pronunciations[pronunciation];
    return { word, from, to, phones: model ? alignPhones(model, { from, to }, track, costs.state_advance) : [] };
  });
  return { words, score: path.score };
}

/** Trackers that may leave words out and call speech other speech, one slow to do so and one quick. Recipe: step 2. */
export const strictCosts: TrackerCosts = { ...costs, beta: 5, garbage_enter: 6, skip: 18 };
export const looseCosts: TrackerCosts = { ...costs, beta: 3.5, garbage_enter: 6, skip: 12 };

/** The most likely reading under such costs. */
export function freeReading(network: ReadingNetwork, scores: FrameScores, free: TrackerCosts): BestPath {
  const track = soundTrack(scores, free);
  return bestPath(forwardPass(network, track, free), track.frames);
}

/** The same frames with the stretches made as good as silent, so that what is said there is not forced upon the words. */
export function withoutStretches(scores: FrameScores, stretches: readonly Stretch[]): FrameScores {
  const bestSilence = Float64Array.from(scores.bestSilence);
  for (const { from, to } of stretches) bestSilence.set(scores.bestSpeech.subarray(from, to), from);
  return { ...scores, bestSilence };
}
