import { percentile } from '../statistics.js';

/** How far above the quiet parts speech begins, as a share of the range of levels. Source: scoring-baseline.md 1. */
const thresholdShare = 0.35;
/** Frames that decide together. */
const reach = 5;

/** 1 for each frame that is louder than the pauses of the recording, by the majority of 110 ms; `levels` in dB. */
export function spokenFrames(levels: Float64Array): Uint8Array {
  const floor = percentile(levels, 0.1);
  const threshold = floor + thresholdShare * (percentile(levels, 0.95) - floor);
  const isLoud = Uint8Array.from(levels, (level) => (level > threshold ? 1 : 0));
  return isLoud.map((_, frame) => {
    const around = isLoud.subarray(Math.max(0, frame - reach), frame + reach + 1);
    const loud = around.reduce((sum, one) => sum + one, 0);
    return loud * 2 > around.length ? 1 : 0;
  });
}
