import { mean, percentile } from '../statistics.js';
import type { BestPath } from './best-path.js';
import type { SoundTrack } from './sound-track.js';
import type { WordEvidence } from './word-evidence.js';
import type { WordFeatures } from './word-features.js';

export interface UtteranceInput {
  readonly evidence: readonly WordEvidence[];
  readonly features: readonly WordFeatures[];
  /** Phones of the first pronunciation of each word. */
  readonly phoneCounts: readonly number[];
  readonly path: BestPath;
  readonly track: SoundTrack;
}

/** Texts of the fitted model have 4 to 10 words; a long one shall not count as right for its length alone. */
const longestFitted = 10;

/** Recipe step 9, named as in `reading-model.json`. */
export function utteranceFeatures(input: UtteranceInput): WordFeatures {
  const { evidence, features, phoneCounts, path, track } = input;
  const said = evidence.map((word) => (word.isOnPath ? 1 : 0));
  const deltas = evidence.map((word) => word.deltaPerPhone);
  const otherFrames = path.otherSpeech.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    said_mean: mean(said),
    said_mean_by_phones: weightedMean(said, phoneCounts),
    delta_mean: mean(deltas),
    delta_mean_by_phones: weightedMean(deltas, phoneCounts),
    segment_score_mean: mean(features.map((word) => word['segment_score'] ?? 0)),
    garbage_share: otherFrames / track.frames,
    path_gain_per_speech_frame: pathGain(path, track),
    delta_25th_percentile: percentile(deltas, 0.25),
    n_words: Math.min(longestFitted, evidence.length),
    ...wordMeans(features),
  };
}

/** How much better the best path is than silence and other speech alone, for each frame that is not silence. */
function pathGain({ score }: BestPath, { frames, scores, silence, garbage }: SoundTrack): number {
  let rest = score;
  let speechFrames = 0;
  for (let frame = 0; frame < frames; frame++) {
    const isSilent = (silence[frame] ?? 0) >= (scores.bestSpeech[frame] ?? 0);
    rest -= (isSilent ? silence[frame] : garbage[frame]) ?? 0;
    if (!isSilent) speechFrames++;
  }
  return rest / Math.max(1, speechFrames);
}

function wordMeans(features: readonly WordFeatures[]): WordFeatures {
  const names = Object.keys(features[0] ?? {});
  return Object.fromEntries(names.map((name) => [`mean.${name}`, mean(features.map((word) => word[name] ?? 0))]));
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / total;
}
