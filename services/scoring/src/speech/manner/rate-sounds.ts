import { type PhoneNorms, phoneDeviation } from '../rating/phone-norms.js';
import { type RatingModel, rate } from '../rating/rating-model.js';
import { clamp, mean, percentile } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';

/** Fewer phones tell nothing of a speaker. */
const enoughPhones = 12;
/** What can be said of a speaker of whom hardly a word was recognised. */
const unrecognised = 4;

/**
 * What raters would give for pronunciation, 0-10, from the words that were recognised. It is the rating of readings with all that
 * needs the whole text left at its mean; with few words it falls back towards what an unclear speaker gets.
 */
export function rateSounds(model: RatingModel, phones: readonly AlignedPhone[]): number {
  const share = clamp(phones.length / enoughPhones, 0, 1);
  if (share === 0) return unrecognised;
  const usual = Object.fromEntries(Object.entries(model.features).map(([name, norm]) => [name, norm.mean]));
  const rated = rate(model, 'pronunciation', { ...usual, ...soundFeatures(phones, model.phones) } as Parameters<
    typeof rate
  >[2]);
  return share * rated + (1 - share) * unrecognised;
}

function soundFeatures(phones: readonly AlignedPhone[], norms: PhoneNorms) {
  const deviations = phones.map((phone) => phoneDeviation(phone, norms));
  return {
    phones: mean(deviations.map((deviation) => clamp(deviation, -3, 1.5))),
    weakPhones: percentile(deviations, 0.2),
    weakestSounds: percentile(
      phones.map((phone) => Math.max(-20, phone.classScore)),
      0.1,
    ),
  };
}
