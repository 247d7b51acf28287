import { boundedScore, type PhoneNorms } from '../speech/rating/phone-norms.js';
import type { RatedReading, RatingFeatureName, RatingFeatures } from '../speech/rating/rating-features.js';
import type { FeatureNorm, RatingModel } from '../speech/rating/rating-model.js';
import { mean, percentile } from '../speech/statistics.js';

/** A phone with fewer has the norms of all phones. */
const leastInstances = 20;

/** As a model holds it. */
export const round = (value: number): number => Number(value.toFixed(5));

export function deviationOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** How each phone is usually said. */
export function phoneNorms(readings: readonly Pick<RatedReading, 'forced'>[]): PhoneNorms {
  const spoken = readings.flatMap(({ forced }) => forced.words.flatMap((word) => word.phones));
  const byPhone = Object.groupBy(spoken, ({ phone }) => phone);
  const entries = Object.entries(byPhone).map(([phone, instances = []]) => {
    const found = instances.length < leastInstances ? spoken : instances;
    const scores = found.map(boundedScore);
    const lnSeconds = mean(found.map(({ from, to }) => Math.log((to - from) / 100)));
    return [phone, { mean: round(mean(scores)), deviation: round(deviationOf(scores)), lnSeconds: round(lnSeconds) }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

/** Bounds at the first and last percentile, mean and deviation of each feature. */
export function featureNorms(all: readonly RatingFeatures[]): RatingModel['features'] {
  const names = Object.keys(all[0] ?? {}) as RatingFeatureName[];
  const entries = names.map((name): [string, FeatureNorm] => {
    const values = all.map((features) => features[name]);
    const [low, high] = [percentile(values, 0.01), percentile(values, 0.99)];
    const bounded = values.map((value) => Math.min(high, Math.max(low, value)));
    const norm = { low, high, mean: mean(bounded), deviation: deviationOf(bounded) };
    return [name, { low: round(low), high: round(high), mean: round(norm.mean), deviation: round(norm.deviation) }];
  });
  return Object.fromEntries(entries) as unknown as RatingModel['features'];
}
