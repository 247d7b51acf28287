import { clamp } from '../speech/statistics.js';
import type { Formula } from './calibration.js';

/** What a formula looks at. */
export interface MeasuredTrait {
  /** The engine's points before rounding, where it says them, or as given. */
  readonly value: number;
  readonly measures: Readonly<Record<string, number>>;
}

/** Points before rounding. A measure that is missing counts as an average one. */
export function evaluated(formula: Formula, { value, measures }: MeasuredTrait): number {
  if (formula.kind === 'line') return formula.shift + formula.stretch * value;
  return Object.entries(formula.features).reduce((sum, [name, { weight, mean, deviation, low, high }]) => {
    const measured = measures[name] ?? mean;
    return sum + (weight * (clamp(measured, low, high) - mean)) / deviation;
  }, formula.intercept);
}

export interface PointBounds {
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

export const inSteps = (points: number, { step, low, high }: PointBounds): number =>
  Number(clamp(Math.round(points / step) * step, low, high).toFixed(1));
