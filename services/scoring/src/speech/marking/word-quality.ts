import { type PhoneNorms, phoneDeviation } from '../rating/phone-norms.js';
import type { ReadWord } from '../reading/read-words.js';
import { clamp, mean } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';

/** A usual phone of a rated learner, and what one standard deviation more or less means. */
const usualQuality = 0.8;
const qualityPerDeviation = 0.2;
/** Below this a said word is shown as unclear. */
const clearFrom = 0.5;

/** How well a phone was said, 0-1. The channel does not matter: scores are ratios to the best speech class of the same frames. */
export function phoneQuality(phone: AlignedPhone, norms: PhoneNorms): number {
  return clamp(usualQuality + qualityPerDeviation * phoneDeviation(phone, norms), 0, 1);
}

/** How well a said word was said, 0-1: its phones on average, the weakest counting more. */
export function wordQuality({ phones }: ReadWord, norms: PhoneNorms): number {
  const qualities = phones.map((phone) => phoneQuality(phone, norms));
  return qualities.length ? 0.7 * mean(qualities) + 0.3 * Math.min(...qualities) : 0;
}

export const isClear = (quality: number): boolean => quality >= clearFrom;
