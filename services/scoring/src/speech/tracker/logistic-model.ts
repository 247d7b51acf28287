/** A fitted logistic regression over standardised features. */
export interface LogisticModel {
  readonly features: readonly string[];
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  readonly coef: readonly number[];
  readonly intercept: number;
}

/** Probability, 0-1. A feature that is missing counts as its mean. */
export function probability(model: LogisticModel, features: Readonly<Record<string, number>>): number {
  const z = model.features.reduce((sum, name, index) => {
    const mean = model.mean[index] ?? 0;
    const value = features[name] ?? mean;
    return sum + ((model.coef[index] ?? 0) * (value - mean)) / (model.scale[index] ?? 1);
  }, model.intercept);
  return 1 / (1 + Math.exp(-z));
}
