import { weightedKappa } from '../accuracy/agreement.js';
import { pearson, ridge } from '../cli/ridge.js';
import { clamp, mean, percentile } from '../speech/statistics.js';
import { evaluated, inSteps, type MeasuredTrait, type PointBounds } from './calibrated-points.js';
import type { Agreement, Formula } from './calibration.js';

/** A trait of an answer with the points that the engine gives and those of a human. */
export interface RatedTrait extends MeasuredTrait {
  readonly given: number;
  readonly human: number;
  /** Whose answer it is, or which: nobody is on both sides of a fold. */
  readonly group: string;
}

export type TraitFit =
  | { readonly formula: Formula; readonly before: Agreement; readonly after: Agreement }
  /** Why the trait is left as the engine gives it. */
  | { readonly refused: string };

/** Fewer say nothing about a level. */
export const leastRated = 30;
/** From here on weights are fitted too. Source: the design's calibration rules. */
export const leastForFeatures = 200;
const folds = 10;
const penalty = 30;
/** A level that would need more is no level: the engine measures something else than the raters. */
const stretchLimits = { low: 0.5, high: 2 };
/** Of a correlation, which rounding to whole points alone may cost. */
const orderTolerance = 0.02;
const round = (value: number): number => Number(value.toFixed(5));

type Fit = (rated: readonly RatedTrait[]) => Formula;

/** The formula that does best on answers it has not seen, if that is better than the engine alone. */
export function fitTrait(rated: readonly RatedTrait[], bounds: PointBounds): TraitFit {
  if (rated.length < leastRated) return { refused: `at least ${leastRated} are needed` };
  const before = rated.map(({ given }) => given);
  const candidates = [fitLine, ...(rated.length >= leastForFeatures ? [fitFeatures] : [])]
    .map((fit) => ({ fit, points: crossValidated(fit, rated, bounds) }))
    .filter(({ points }) => isSurelyCloser(rated, before, points) && keepsOrder(rated, before, points))
    .sort((a, b) => squaredError(rated, a.points) - squaredError(rated, b.points));
  const [best] = candidates;
  if (!best) return { refused: 'no fit comes closer to the raters than the engine alone, on answers it has not seen' };
  return {
    formula: best.fit(rated),
    before: agreementOf(rated, before, bounds),
    after: agreementOf(rated, best.points, bounds),
  };
}

/** Shifted and stretched to the mean and spread of the raters: always rising. */
const fitLine: Fit = (rated) => {
  const values = rated.map(({ value }) => value);
  const humans = rated.map(({ human }) => human);
  const spread = deviation(values);
  const stretch = spread ? clamp(deviation(humans) / spread, stretchLimits.low, stretchLimits.high) : 1;
  return { kind: 'line', shift: round(mean(humans) - stretch * mean(values)), stretch: round(stretch) };
};

/** A ridge over all measures; what the engine gives for a trait may only count in favour. */
const fitFeatures: Fit = (rated) => {
  const names = [...new Set(rated.flatMap(({ measures }) => Object.keys(measures)))].sort();
  const norms = names.map((name) => {
    const values = rated.flatMap(({ measures }) => measures[name] ?? []);
    const [low, high] = [percentile(values, 0.01), percentile(values, 0.99)];
    const bounded = values.map((value) => clamp(value, low, high));
    return { name, low, high, mean: mean(bounded), deviation: deviation(bounded) };
  });
  const used = norms.filter((norm) => norm.deviation > 0);
  const intercept = mean(rated.map(({ human }) => human));
  const weights = ridge(
    rated.map(({ measures }) =>
      used.map((norm) => (clamp(measures[norm.name] ?? norm.mean, norm.low, norm.high) - norm.mean) / norm.deviation),
    ),
    rated.map(({ human }) => human - intercept),
    used.map(({ name }) => (/^\d+$/.test(name) ? 1 : 0)),
    penalty,
  );
  const features = used.map(({ name, ...norm }, index) => [name, { weight: weights[index] ?? 0, ...norm }] as const);
  return { kind: 'features', intercept, features: Object.fromEntries(features) };
};

/** Points as they would be given, each by a fit to the other folds. */
function crossValidated(fit: Fit, rated: readonly RatedTrait[], bounds: PointBounds): number[] {
  const groups = [...new Set(rated.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, index) => [group, index % folds]));
  const formulas = Array.from({ length: folds }, (_, fold) => {
    const others = rated.filter(({ group }) => foldOf.get(group) !== fold);
    return others.length ? fit(others) : fit(rated);
  });
  return rated.map((one) => {
    const formula = formulas[foldOf.get(one.group) ?? 0];
    return formula ? inSteps(evaluated(formula, one), bounds) : one.given;
  });
}

const squaredErrors = (rated: readonly RatedTrait[], points: readonly number[]): number[] =>
  rated.map(({ human }, index) => (human - (points[index] ?? 0)) ** 2);

const squaredError = (rated: readonly RatedTrait[], points: readonly number[]): number =>
  mean(squaredErrors(rated, points));

/** Closer by more than the standard error of the difference, so that chance alone rarely changes a score. */
function isSurelyCloser(rated: readonly RatedTrait[], before: readonly number[], after: readonly number[]): boolean {
  const now = squaredErrors(rated, after);
  const gains = squaredErrors(rated, before).map((error, index) => error - (now[index] ?? 0));
  return mean(gains) > (2 * deviation(gains)) / Math.sqrt(gains.length);
}

/** Raters who order answers in another way have no level that the engine could take over; nor is an average for all one. */
function keepsOrder(rated: readonly RatedTrait[], before: readonly number[], after: readonly number[]): boolean {
  const order = orderOf(rated, after);
  return order > 0 && order >= orderOf(rated, before) - orderTolerance;
}

/** Correlation with the raters; 0 where one side does not differ at all. */
function orderOf(rated: readonly RatedTrait[], points: readonly number[]): number {
  const humans = rated.map(({ human }) => human);
  return deviation(points) && deviation(humans) ? pearson(points, humans) : 0;
}

function agreementOf(rated: readonly RatedTrait[], points: readonly number[], { step }: PointBounds): Agreement {
  const humans = rated.map(({ human }) => human);
  const whole = (values: readonly number[]) => values.map((value) => Math.round(value / step));
  return {
    rmse: round(Math.sqrt(squaredError(rated, points))),
    correlation: round(orderOf(rated, points)),
    kappa: round(weightedKappa(whole(humans), whole(points))),
  };
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
