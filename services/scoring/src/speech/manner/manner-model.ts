import { type FeatureNorm, standardised } from '../rating/rating-model.js';
import { clamp } from '../statistics.js';
import type { MannerFeatures } from './manner-features.js';

/** Contents of `manner-model.json`: how raters hear the fluency of speech whose words are not known. */
export interface MannerModel {
  readonly features: Readonly<Record<keyof MannerFeatures, FeatureNorm>>;
  readonly fluency: {
    /** Mean rating, 0-10. */
    readonly intercept: number;
    /** Standard deviation of the ratings over that of the predictions. */
    readonly stretch: number;
    readonly coefficients: Readonly<Partial<Record<keyof MannerFeatures, number>>>;
  };
}

/** What raters would give for fluency, 0-10. */
export function rateManner({ features: norms, fluency }: MannerModel, features: MannerFeatures): number {
  const weights = Object.entries(fluency.coefficients) as [keyof MannerFeatures, number][];
  const sum = weights.reduce((total, [name, weight]) => total + weight * standardised(features[name], norms[name]), 0);
  return clamp(fluency.intercept + fluency.stretch * sum, 0, 10);
}
