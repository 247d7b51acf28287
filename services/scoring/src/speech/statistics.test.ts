import { describe, expect, it } from '@jest/globals';
import { clamp, mean, percentile } from './statistics.js';

describe('percentile', () => {
  it.each([
    [0, 1],
    [0.5, 2.5],
    [1, 4],
    [0.1, 1.3],
  ])('interpolates at %d', (share, value) => {
    expect(percentile([4, 1, 3, 2], share)).toBeCloseTo(value, 12);
  });

  it('is 0 without values', () => {
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe('mean', () => {
  it('is 0 without values', () => {
    expect(mean([])).toBe(0);
    expect(mean([1, 2, 6])).toBe(3);
  });
});

describe('clamp', () => {
  it('keeps a value within its bounds', () => {
    expect([-1, 0.5, 2].map((value) => clamp(value, 0, 1))).toEqual([0, 0.5, 1]);
  });
});
