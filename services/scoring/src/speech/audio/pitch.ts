import { percentile } from '../statistics.js';
import { frameRate, loudness, sampleRate } from './sound.js';

/** The voice is tracked at this rate; its harmonics above are weak and only mislead. */
const rate = 4000;
const step = sampleRate / rate;
const cutOffHertz = 900;
const filterReach = 32;
const windowSamples = rate / 25;
const shortestLag = rate / 500;
const longestLag = Math.floor(rate / 70);
/** An earlier peak of this share of the best one is the true period; the later ones are its multiples. */
const earlierPeak = 0.85;
const voicedFrom = 0.5;
/** dB below the loud parts. */
const quietestVoice = 30;

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const hann = (index: number, length: number): number => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / length);
const lowPass = Float64Array.from({ length: 2 * filterReach + 1 }, (_, index) => {
  const share = (2 * cutOffHertz) / sampleRate;
  return share * sinc(share * (index - filterReach)) * hann(index, 2 * filterReach + 1);
});
const frameWindow = Float64Array.from({ length: windowSamples }, (_, index) => hann(index, windowSamples));
const windowLikeness = likeness(frameWindow);

/**
 * Frequency of the voice in each frame of 10 ms, in Hz; 0 where there is none. Autocorrelation divided by that of its window.
 * Source: ratings-recipe.md, step 3, `f0sd`.
 */
export function pitchTrack(samples: Int16Array): Float64Array {
  const levels = loudness(samples);
  const quietest = percentile(levels, 0.95) - quietestVoice;
  const slow = thinned(samples);
  const hop = rate / frameRate;
  const windowed = new Float64Array(windowSamples);
  return levels.map((level, frame) => {
    if (level < quietest) return 0;
    const start = Math.round((frame + 0.5) * hop - windowSamples / 2);
    for (let index = 0; index < windowSamples; index++) {
      windowed[index] = (slow[start + index] ?? 0) * (frameWindow[index] ?? 0);
    }
    return frequencyOf(windowed);
  });
}

function thinned(samples: Int16Array): Float64Array {
  const slow = new Float64Array(Math.floor(samples.length / step));
  for (let index = 0; index < slow.length; index++) {
    let sum = 0;
    for (let tap = -filterReach; tap <= filterReach; tap++) {
      sum += (lowPass[tap + filterReach] ?? 0) * (samples[index * step + tap] ?? 0);
    }
    slow[index] = sum;
  }
  return slow;
}

function frequencyOf(windowed: Float64Array): number {
  const alike = likeness(windowed).map((value, lag) => value / (windowLikeness[lag] ?? 1));
  const at = (lag: number): number => alike[lag] ?? 0;
  const peaks: number[] = [];
  for (let lag = shortestLag; lag <= longestLag; lag++) {
    if (at(lag) >= at(lag - 1) && at(lag) > at(lag + 1)) peaks.push(lag);
  }
  const best = Math.max(0, ...peaks.map(at));
  const lag = best > voicedFrom ? peaks.find((peak) => at(peak) >= earlierPeak * best) : undefined;
  return lag === undefined ? 0 : rate / (lag + peakOffset(at(lag - 1), at(lag), at(lag + 1)));
}

/** Autocorrelation up to one beyond the longest lag, 1 at lag 0; all 0 without any sound. */
function likeness(values: Float64Array): Float64Array {
  const sums = Float64Array.from({ length: longestLag + 2 }, (_, lag) => {
    let sum = 0;
    for (let index = lag; index < values.length; index++) sum += (values[index] ?? 0) * (values[index - lag] ?? 0);
    return sum;
  });
  const whole = sums[0] ?? 0;
  return whole > 0 ? sums.map((sum) => sum / whole) : sums;
}

/** Where a parabola through three neighbours has its top, from the middle one. */
function peakOffset(before: number, middle: number, after: number): number {
  const bend = before - 2 * middle + after;
  return bend === 0 ? 0 : (before - after) / (2 * bend);
}
