import { clamp } from '../statistics.js';
import type { PhoneNorms } from './phone-norms.js';
import type { RatingFeatureName, RatingFeatures } from './rating-features.js';

/** The four scales of the raters, and their accuracy as far as sounds alone tell it: no pause may cost pronunciation. */
export type RatedScale = 'accuracy' | 'fluency' | 'prosodic' | 'total' | 'pronunciation';

/** A ridge regression to one scale of human ratings, stretched to the spread of the ratings. */
export interface RatingScale {
  /** Mean rating of the training recordings, 0-10. */
  readonly intercept: number;
  /** Standard deviation of the ratings over that of the predictions. */
  readonly stretch: number;
  readonly coefficients: Readonly<Partial<Record<RatingFeatureName, number>>>;
}

/** Contents of `rating-model.json`, written by `src/cli/fit-ratings.ts`. */
export interface RatingModel {
  readonly phones: PhoneNorms;
  /** Bounds, mean and standard deviation of each feature in training. */
  readonly features: Readonly<Record<RatingFeatureName, FeatureNorm>>;
  readonly scales: Readonly<Record<RatedScale, RatingScale>>;
}

export interface FeatureNorm {
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  readonly deviation: number;
}

/** What raters would give, 0-10. */
export function rate(model: RatingModel, scale: RatedScale, features: RatingFeatures): number {
  const { intercept, stretch } = model.scales[scale];
  const sum = Object.values(contributions(model, scale, features)).reduce((total, points) => total + points, 0);
  return clamp(intercept + stretch * sum, 0, 10);
}

/** Points that each feature adds or costs against an average reading, before the stretch. */
export function contributions(
  model: RatingModel,
  scale: RatedScale,
  features: RatingFeatures,
): Partial<Record<RatingFeatureName, number>> {
  const weights = Object.entries(model.scales[scale].coefficients) as [RatingFeatureName, number][];
  return Object.fromEntries(
    weights.map(([name, weight]) => [name, weight * standardised(features[name], model.features[name])]),
  );
}

export const standardised = (value: number, { low, high, mean, deviation }: FeatureNorm): number =>
  (clamp(value, low, high) - mean) / deviation;
