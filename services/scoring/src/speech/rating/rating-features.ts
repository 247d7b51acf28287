import { clamp, mean, percentile } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';
import type { ForcedReading } from './forced-reading.js';
import { type PhoneNorms, phoneDeviation } from './phone-norms.js';

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
  /** How much better another reading explains the sound than the text does, nat a frame. */
  readonly departure: number;
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
  /** Score of the strict tracker. */
  readonly strictScore: number;
  /** Seconds of silence after each word but the last, without what a comma or a full stop allows. */
  readonly pauses: readonly number[];
  readonly norms: PhoneNorms;
}

const secondsPerFrame = 0.01;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const pausesFrom = (pauses: readonly number[], seconds: number): number[] =>
  pauses.filter((pause) => pause >= seconds - 1e-9);

export function ratingFeatures({ forced, strictScore, pauses, norms }: RatedReading): RatingFeatures {
  const { words } = forced;
  const phones = words.flatMap((word) => word.phones);
  const seconds = ((words.at(-1)?.to ?? 0) - (words[0]?.from ?? 0)) * secondsPerFrame;
  const paused = sum(pausesFrom(pauses, 0.15));
  const deviations = phones.map((phone) => phoneDeviation(phone, norms));
  const lengths = phones.map((phone) => Math.log(secondsOf(phone)) - (norms[phone.phone]?.lnSeconds ?? 0));
  const usual = mean(lengths);
  return {
    pausing: Math.log(0.05 + sum(pausesFrom(pauses, 0.1)) / words.length),
    longPauses: pausesFrom(pauses, 0.5).length / Math.max(1, words.length - 1),
    pauseShare: paused / seconds,
    rate: phones.length / Math.max(0.2, seconds - paused),
    hurry: percentile(
      lengths.map((length) => length - usual),
      0.1,
    ),
    departure: (strictScore - forced.score) * (secondsPerFrame / seconds),
    phones: mean(deviations.map((deviation) => clamp(deviation, -3, 1.5))),
    weakPhones: percentile(deviations, 0.2),
    weakestSounds: percentile(
      phones.map((phone) => Math.max(-20, phone.classScore)),
      0.1,
    ),
  };
}

const secondsOf = ({ from, to }: AlignedPhone): number => (to - from) * secondsPerFrame;
