import type { RatingScale } from '../speech/rating/rating-model.js';
import { mean } from '../speech/statistics.js';
import { deviationOf, round } from './fit-norms.js';
import { ridge } from './ridge.js';

export interface ScaleToFit {
  /** Standardised features of each recording. */
  readonly rows: readonly Readonly<Record<string, number>>[];
  /** What people gave it. */
  readonly rated: readonly number[];
  readonly speakers: readonly string[];
  /** The features that speak for the scale, and whether more of one is good (1) or bad (-1). */
  readonly signs: Readonly<Record<string, number>>;
}

export interface FittedScale {
  readonly model: RatingScale;
  /** For each recording by a model that does not know its speaker. */
  readonly predictions: readonly number[];
}

const penalty = 30;
const folds = 10;

export function fitScale(input: ScaleToFit): FittedScale {
  const { rated, speakers } = input;
  const everyone = [...rated.keys()];
  const order = [...new Set(speakers)].sort();
  const foldOf = (index: number): number => order.indexOf(speakers[index] ?? '') % folds;
  const predictions = rated.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const { predict } = fit(
      input,
      everyone.filter((index) => foldOf(index) !== fold),
    );
    for (const index of everyone) if (foldOf(index) === fold) predictions[index] = predict(index);
  }
  const { intercept, coefficients } = fit(input, everyone);
  const model = {
    intercept: round(intercept),
    stretch: round(deviationOf(rated) / deviationOf(predictions)),
    coefficients: Object.fromEntries(Object.entries(coefficients).map(([name, weight]) => [name, round(weight)])),
  };
  return { model, predictions };
}

function fit({ rows, rated, signs }: ScaleToFit, chosen: readonly number[]) {
  const names = Object.keys(signs);
  const valuesOf = (index: number): number[] => names.map((name) => rows[index]?.[name] ?? 0);
  const intercept = mean(chosen.map((index) => rated[index] ?? 0));
  const weights = ridge(
    chosen.map(valuesOf),
    chosen.map((index) => (rated[index] ?? 0) - intercept),
    Object.values(signs),
    penalty,
  );
  const predict = (index: number): number =>
    valuesOf(index).reduce((sum, value, place) => sum + value * (weights[place] ?? 0), intercept);
  return {
    intercept,
    predict,
    coefficients: Object.fromEntries(names.map((name, place) => [name, weights[place] ?? 0])),
  };
}
