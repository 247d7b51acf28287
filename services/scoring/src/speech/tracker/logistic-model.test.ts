import { describe, expect, it } from '@jest/globals';
import { probability } from './logistic-model.js';

const model = { features: ['a', 'b'], mean: [1, 0], scale: [2, 1], coef: [1, -1], intercept: 0.5 };

describe('probability', () => {
  it('standardises, weighs and adds the features', () => {
    expect(probability(model, { a: 3, b: 0.5 })).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
  });

  it('counts a missing feature as its mean', () => {
    expect(probability(model, { a: 3 })).toBeCloseTo(1 / (1 + Math.exp(-1.5)), 12);
  });
});
