import type { FrameScores } from '../acoustic/frame-scores.js';
import { backwardPass } from './backward-pass.js';
import { type BestPath, bestPath } from './best-path.js';
import { forwardPass } from './forward-pass.js';
import { type LogisticModel, probability } from './logistic-model.js';
import type { ReadingNetwork } from './reading-network.js';
import { type SoundTrack, soundTrack } from './sound-track.js';
import type { TrackerCosts } from './tracker-costs.js';
import { utteranceFeatures } from './utterance-features.js';
import { type WordEvidence, wordEvidence } from './word-evidence.js';
import { type WordFeatures, wordFeatures } from './word-features.js';

/** Contents of `reading-model.json` that the tracker uses. */
export interface ReadingModel {
  readonly tracker: TrackerCosts;
  readonly word: LogisticModel & { readonly threshold: number };
  readonly utterance: LogisticModel & { readonly gate: number };
}

export interface TrackedWord {
  readonly evidence: WordEvidence;
  readonly features: WordFeatures;
  /** Probability that the word was said, before the gate. */
  readonly ungated: number;
  /** The same, near 0 for every word when the recording is of another text. */
  readonly probability: number;
  readonly isSaid: boolean;
}

/** Which of the shown words were said. Recipe: speech-recipe.md, steps 3-10. */
export interface TrackedReading {
  readonly words: readonly TrackedWord[];
  /** Probability that the recording is of this text and of no other. */
  readonly isThisText: number;
  /** How much of the shown text was said, 0-1. */
  readonly content: number;
  readonly path: BestPath;
  readonly track: SoundTrack;
  readonly utterance: WordFeatures;
}

/** Needs at least one word and one frame. The frame scores must be of this network's emissions. */
export function trackReading(network: ReadingNetwork, scores: FrameScores, model: ReadingModel): TrackedReading {
  const costs = model.tracker;
  const track = soundTrack(scores, costs);
  const forward = forwardPass(network, track, costs);
  const backward = backwardPass(network, track, costs);
  const path = bestPath(forward, track.frames);
  const evidence = network.words.map((_, word) =>
    wordEvidence({ network, track, costs, forward, backward, path }, word),
  );
  const features = wordFeatures(evidence);
  const phoneCounts = network.words.map((word) => word.pronunciations[0]?.phones.length ?? 1);
  const utterance = utteranceFeatures({ evidence, features, phoneCounts, path, track });
  const isThisText = probability(model.utterance, utterance);
  const gate = Math.min(1, isThisText / model.utterance.gate);

  const words = evidence.map((found, index): TrackedWord => {
    const seen = features[index] ?? {};
    const ungated = probability(model.word, seen);
    const gated = ungated * gate;
    return { evidence: found, features: seen, ungated, probability: gated, isSaid: gated >= model.word.threshold };
  });
  const meanProbability = words.reduce((sum, word) => sum + word.probability, 0) / words.length;
  return { words, isThisText, content: isThisText * meanProbability, path, track, utterance };
}
