import { describe, expect, it } from '@jest/globals';
import type { RatingFeatures } from './rating-features.js';
import { contributions, type RatingModel, rate } from './rating-model.js';

const norm = { low: 0, high: 10, mean: 5, deviation: 2 };
const model = {
  phones: {},
  features: { rate: norm, pausing: norm },
  scales: { fluency: { intercept: 7, stretch: 1.5, coefficients: { rate: 0.5, pausing: -1 } } },
} as unknown as RatingModel;
const features = (rateOf: number, pausing: number) => ({ rate: rateOf, pausing }) as RatingFeatures;

describe('rate', () => {
  it('gives an average reading the average rating', () => {
    expect(rate(model, 'fluency', features(5, 5))).toBe(7);
  });

  it('adds what each feature contributes, stretched to the spread of the raters', () => {
    expect(contributions(model, 'fluency', features(7, 6))).toEqual({ rate: 0.5, pausing: -0.5 });
    expect(rate(model, 'fluency', features(7, 5))).toBe(7.75);
  });

  it('bounds the features to what was measured, and the rating to the scale', () => {
    expect(rate(model, 'fluency', features(1000, 5))).toBe(rate(model, 'fluency', features(10, 5)));
    expect(rate(model, 'fluency', features(10, 0))).toBe(10);
  });
});
