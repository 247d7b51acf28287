import { clamp, mean } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';
import { type LogisticModel, probability } from '../tracker/logistic-model.js';

/** Contents of `spotting-model.json`: whether a phrase that was looked for was said. */
export interface SpottingModel extends LogisticModel {
  /** Said for each not said in the recordings that it was fitted to. */
  readonly odds: number;
}

export interface SpotEvidence {
  /** Nat above silence and other speech. */
  readonly gain: number;
  readonly words: number;
  /** In the place where it would be; at least one. */
  readonly phones: readonly AlignedPhone[];
}

const worstPhone = -12;
/** More than this one phrase cannot prove or disprove. */
const strongest = 60;
const weakest = 0.05;

/** Named as in `spotting-model.json`. */
export function spotFeatures({ gain, words, phones }: SpotEvidence): Readonly<Record<string, number>> {
  const frames = phones.reduce((sum, { from, to }) => sum + to - from, 0);
  const scores = phones.map(({ score }) => Math.max(worstPhone, score)).sort((a, b) => a - b);
  const total = phones.reduce((sum, { score, from, to }) => sum + score * (to - from), 0);
  return {
    gain_tenth: clamp(gain, -40, 60) / 10,
    gain_per_phone: clamp(gain / (phones.length + 2), -10, 8),
    place_score: Math.max(-9, total / frames),
    weak_half_score: mean(scores.slice(0, Math.max(1, Math.floor(scores.length / 2)))),
    weakest_phone: scores[0] ?? worstPhone,
    phones: Math.min(14, phones.length),
    log_frames_per_phone: Math.log(frames / phones.length),
    short_phones: phones.filter(({ from, to }) => to - from <= 3).length / phones.length,
    words: Math.min(5, words),
  };
}

/** How much likelier the sound is when the phrase was said than when it was not. */
export function likelihoodRatio(model: SpottingModel, evidence: SpotEvidence): number {
  const found = probability(model, spotFeatures(evidence));
  return clamp(found / Math.max(1e-6, 1 - found) / model.odds, weakest, strongest);
}
