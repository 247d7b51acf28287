import { clamp, percentile } from '../statistics.js';
import { clippedShare, frameRate, loudness } from './sound.js';

/** Whether a recording can be scored, and what impairs it. */
export interface SoundCheck {
  readonly seconds: number;
  /** There is nothing in it that could be speech. */
  readonly isSilent: boolean;
  /** Too short for speech; then it counts as silent too. */
  readonly isShort: boolean;
  readonly isClipped: boolean;
  readonly isNoisy: boolean;
  /** The noise is nearly as loud as what is spoken in it: no score of it would be just. */
  readonly isTooNoisy: boolean;
  /** 0 for a steady hum or noise, 1 for any genuine recording. Recipe: ratings-recipe.md, step 5. */
  readonly gate: number;
}

const shortestSeconds = 1;
/** dB below full scale: what a muted microphone gives. */
const quietestSpeech = -60;
/** dB between the loud and the quiet parts. Steady noise has about 1, genuine recordings 18 and more. */
const leastRange = 3;
const noisyRange = 12;
/** Speech in white noise of its own loudness has about this. */
const drownedRange = 7;
const clippedFrom = 0.005;

export function checkSound(samples: Int16Array): SoundCheck {
  const levels = loudness(samples);
  const seconds = levels.length / frameRate;
  const loudest = percentile(levels, 0.98);
  const floor = percentile(levels, 0.05);
  const range = percentile(levels, 0.9) - floor;
  // One word in a long silence leaves the 90th percentile in the silence.
  const peakRange = loudest - floor;
  const isShort = seconds < shortestSeconds;
  const isSilent = isShort || loudest < quietestSpeech || peakRange < leastRange;
  return {
    seconds,
    isShort,
    isSilent,
    isClipped: clippedShare(samples) > clippedFrom,
    isNoisy: range < noisyRange && peakRange < noisyRange * 2,
    isTooNoisy: !isSilent && peakRange < drownedRange,
    gate: clamp((Math.max(range, peakRange - noisyRange) - leastRange) / 5, 0, 1),
  };
}
