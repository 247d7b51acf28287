import { clamp, mean, percentile } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';
import type { ForcedReading, ForcedWord } from './forced-reading.js';
import { isFunctionWord } from './function-words.js';
import { type PhoneNorms, phoneDeviation } from './phone-norms.js';
import { pitchSpread } from './pitch-spread.js';
import { vowels } from './vowels.js';

/** What the rating model looks at. None grows with the length of the text. */
export interface RatingFeatures {
  /** ln(0.05 + seconds of pauses a word) */
  readonly pausing: number;
  /** Pauses of half a second and more for each boundary between words. */
  readonly longPauses: number;
  /** Share of the time from first to last word. */
  readonly pauseShare: number;
  /** Phones a second without the pauses. */
  readonly rate: number;
  /** The shortest phones against their usual length, ln ratio relative to the speaker's own rate: 10th percentile. */
  readonly hurry: number;
  /** Length of the vowels of `the`, `of` and their like against that of others, ln ratio. */
  readonly evenness: number;
  /** Spread of the voice's pitch in semitones. */
  readonly intonation: number;
  /** How much better another reading explains the sound than the text does, nat a frame. */
  readonly departure: number;
  /** Share of the words that a tracker finds which is quick to leave a word out. */
  readonly found: number;
  /** Mean deviation of the phones from what raters heard usually, in standard deviations. */
  readonly phones: number;
  /** Its 20th percentile. */
  readonly weakPhones: number;
  /** Class score of the weakest phones, 10th percentile, nat a frame. */
  readonly weakestSounds: number;
}

export type RatingFeatureName = keyof RatingFeatures;

export interface RatedReading {
  readonly forced: ForcedReading;
  /** The words of the forced reading in lower case. */
  readonly spoken: readonly string[];
  /** Score of the strict tracker. */
  readonly strictScore: number;
  /** Of the words, by the loose tracker. */
  readonly foundShare: number;
  /** Seconds of silence after each word but the last, without what a comma or a full stop allows. */
  readonly pauses: readonly number[];
  /** Hz in each frame, 0 without voice. */
  readonly pitch: Float64Array;
  readonly norms: PhoneNorms;
}

const secondsPerFrame = 0.01;
/** Of evenness, where one kind of word is missing. */
const unknownEvenness = -0.4;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const pausesFrom = (pauses: readonly number[], seconds: number): number[] =>
  pauses.filter((pause) => pause >= seconds - 1e-9);

/** Recipe: ratings-recipe.md, step 3. */
export function ratingFeatures(reading: RatedReading): RatingFeatures {
  const { forced, pauses, norms } = reading;
  const { words } = forced;
  const phones = words.flatMap((word) => word.phones);
  const seconds = ((words.at(-1)?.to ?? 0) - (words[0]?.from ?? 0)) * secondsPerFrame;
  const paused = sum(pausesFrom(pauses, 0.15));
  const deviations = phones.map((phone) => phoneDeviation(phone, norms));
  return {
    pausing: Math.log(0.05 + sum(pausesFrom(pauses, 0.1)) / words.length),
    longPauses: pausesFrom(pauses, 0.5).length / Math.max(1, words.length - 1),
    pauseShare: paused / seconds,
    rate: phones.length / Math.max(0.2, seconds - paused),
    hurry: hurry(phones, norms),
    evenness: evenness(words, reading.spoken),
    intonation: pitchSpread(reading.pitch, words),
    departure: (reading.strictScore - forced.score) * (secondsPerFrame / seconds),
    found: reading.foundShare,
    phones: mean(deviations.map((deviation) => clamp(deviation, -3, 1.5))),
    weakPhones: percentile(deviations, 0.2),
    weakestSounds: percentile(
      phones.map((phone) => Math.max(-20, phone.classScore)),
      0.1,
    ),
  };
}

const lnSeconds = ({ from, to }: AlignedPhone): number => Math.log((to - from) * secondsPerFrame);

function hurry(phones: readonly AlignedPhone[], norms: PhoneNorms): number {
  const lengths = phones.map((phone) => lnSeconds(phone) - (norms[phone.phone]?.lnSeconds ?? 0));
  const usual = mean(lengths);
  return percentile(
    lengths.map((length) => length - usual),
    0.1,
  );
}

function evenness(words: readonly ForcedWord[], spoken: readonly string[]): number {
  const [light, heavy] = [true, false].map((wanted) =>
    words
      .filter((_, index) => isFunctionWord(spoken[index] ?? '') === wanted)
      .flatMap((word) => word.phones.filter(({ phone }) => vowels.has(phone)).map(lnSeconds)),
  );
  return light?.length && heavy?.length ? mean(light) - mean(heavy) : unknownEvenness;
}
