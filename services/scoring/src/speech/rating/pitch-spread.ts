import { mean, percentile } from '../statistics.js';
import type { Stretch } from '../tracker/best-path.js';

const semitones = 12;
/** Further from the middle of a voice lie mistakes of the tracker. */
const furthest = 9;
const leastFrames = 10;

/** How far the voice moves up and down during the stretches: standard deviation in semitones, 0 with too little voice. */
export function pitchSpread(pitch: Float64Array, stretches: readonly Stretch[]): number {
  const voiced = stretches.flatMap(({ from, to }) => [...pitch.subarray(from, to)]).filter((hertz) => hertz > 0);
  if (voiced.length <= leastFrames) return 0;
  const middle = percentile(voiced, 0.5);
  const tones = voiced
    .map((hertz) => semitones * Math.log2(hertz / middle))
    .filter((tone) => Math.abs(tone) < furthest);
  const average = mean(tones);
  return Math.sqrt(mean(tones.map((tone) => (tone - average) ** 2)));
}
