import { mean, percentile } from '../statistics.js';
import type { Stretch } from '../tracker/best-path.js';
import type { HeardPhone, PhoneLoop } from './phone-loop.js';
import { spokenFrames } from './spoken-frames.js';

/** How someone spoke, whatever was said. None grows with the length of the speech. */
export interface MannerFeatures {
  /** ln(0.05 + seconds of pauses for as many phones as a word has). */
  readonly pausing: number;
  /** Pauses of half a second and more, for as many phones as a word has. */
  readonly longPauses: number;
  /** Share of the time from the first to the last sound. */
  readonly pauseShare: number;
  /** Phones a second without the pauses. */
  readonly rate: number;
  /** Spread of the lengths of phones: standard deviation of ln(seconds). */
  readonly unevenness: number;
  /** How surely the sounds are phones of the model: mean log posterior, nat a frame. */
  readonly clearness: number;
  /** Its 20th percentile over the phones. */
  readonly weakClearness: number;
}

export interface SpeechFlow {
  readonly phones: readonly HeardPhone[];
  /** Silences between sounds. */
  readonly pauses: readonly Stretch[];
  /** From the first sound to the end of the last. */
  readonly seconds: number;
}

/** Of running English speech, about. */
export const phonesPerWord = 3.6;
const secondsPerFrame = 0.01;
/** Shorter silences belong to plosives. */
const shortestPause = 15;
const longPause = 50;

/** The sounds of speech in a recording and the pauses between them; `levels` in dB for each frame. */
export function speechFlow({ phones: heard }: PhoneLoop, levels: Float64Array): SpeechFlow {
  const isSpoken = spokenFrames(levels);
  const phones = heard.filter(({ isSpeech, from, to }) => isSpeech && isSpoken[Math.floor((from + to) / 2)] === 1);
  const from = isSpoken.indexOf(1);
  const to = isSpoken.lastIndexOf(1) + 1;
  return { phones, pauses: pausesOf(isSpoken, from, to), seconds: Math.max(0, to - from) * secondsPerFrame };
}

function pausesOf(isSpoken: Uint8Array, first: number, last: number): Stretch[] {
  const pauses: Stretch[] = [];
  for (let from = first; from >= 0 && from < last; ) {
    const pause = isSpoken.indexOf(0, from);
    if (pause < 0 || pause >= last) break;
    const to = isSpoken.indexOf(1, pause);
    if (to - pause >= shortestPause) pauses.push({ from: pause, to });
    from = to;
  }
  return pauses;
}

/** Null where there is too little speech to tell. */
export function mannerFeatures({ phones, pauses, seconds }: SpeechFlow): MannerFeatures | null {
  if (phones.length < leastPhones) return null;
  const words = phones.length / phonesPerWord;
  const paused = pauses.reduce((sum, { from, to }) => sum + to - from, 0) * secondsPerFrame;
  const lengths = phones.map(({ from, to }) => Math.log((to - from) * secondsPerFrame));
  const usual = mean(lengths);
  const clearness = phones.map(({ score }) => Math.max(lowestClearness, score));
  return {
    pausing: Math.log(0.05 + paused / words),
    longPauses: pauses.filter(({ from, to }) => to - from >= longPause).length / words,
    pauseShare: paused / seconds,
    rate: phones.length / Math.max(0.2, seconds - paused),
    unevenness: Math.sqrt(mean(lengths.map((length) => (length - usual) ** 2))),
    clearness: mean(clearness),
    weakClearness: percentile(clearness, 0.2),
  };
}

const leastPhones = 6;
const lowestClearness = -6;
