import type { RatingFeatureName, RatingFeatures } from '../rating/rating-features.js';
import { contributions, type RatedScale, type RatingModel } from '../rating/rating-model.js';

/** What features of the rating have in common, as a learner would name it. */
const causes = {
  pauses: ['pausing', 'longPauses', 'pauseShare'],
  pace: ['rate'],
  stress: ['evenness'],
  hurry: ['hurry'],
  melody: ['intonation'],
  sounds: ['departure', 'found', 'phones', 'weakPhones', 'weakestSounds'],
} as const satisfies Record<string, readonly RatingFeatureName[]>;

export type Cause = keyof typeof causes;

/** Points of 10 that a cause must cost against an average learner to be worth telling. */
const worthTelling = 0.15;

/** What cost most of the rating, the weightiest first. */
export function weightyCauses(model: RatingModel, scale: RatedScale, features: RatingFeatures): Cause[] {
  const points = contributions(model, scale, features);
  const names = Object.keys(causes) as Cause[];
  return names
    .map((name) => ({ name, cost: causes[name].reduce((sum, feature) => sum - (points[feature] ?? 0), 0) }))
    .filter(({ cost }) => cost >= worthTelling)
    .sort((a, b) => b.cost - a.cost)
    .map(({ name }) => name);
}
