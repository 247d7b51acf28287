import type { FrameScores } from '../acoustic/frame-scores.js';
import type { TrackerCosts } from './tracker-costs.js';

/** The recording as the tracker walks it: for each frame what each emission, silence and other speech would score, in nat. */
export interface SoundTrack {
  readonly frames: number;
  readonly emissionCount: number;
  /** [frame][emission] */
  readonly emission: Float32Array;
  readonly silence: Float64Array;
  readonly garbage: Float64Array;
  readonly scores: FrameScores;
}

export function soundTrack(scores: FrameScores, { alpha, beta }: TrackerCosts): SoundTrack {
  const { frames, emissionCount, classCount, posterior, fit, emissionClass } = scores;
  const emission = new Float32Array(frames * emissionCount);
  for (let frame = 0; frame < frames; frame++) {
    for (let index = 0; index < emissionCount; index++) {
      const cell = frame * emissionCount + index;
      emission[cell] = (posterior[frame * classCount + (emissionClass[index] ?? 0)] ?? 0) + alpha * (fit[cell] ?? 0);
    }
  }
  const garbage = scores.bestSpeech.map((best) => best - beta);
  return { frames, emissionCount, emission, silence: scores.bestSilence, garbage, scores };
}
