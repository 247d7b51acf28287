import { describe, expect, it } from '@jest/globals';
import { auc, f1, onScaleOf, type Verdict, weightedKappa } from './agreement.js';
import { interval } from './interval.js';

const verdict = (isTrue: boolean, isClaimed: boolean, score = 0): Verdict => ({ isTrue, isClaimed, score });

describe('F1', () => {
  it('weighs what was found against what was missed and wrongly claimed', () => {
    const [hit, miss, alarm, rest] = [
      verdict(true, true),
      verdict(true, false),
      verdict(false, true),
      verdict(false, false),
    ];
    expect(f1([hit, hit, miss, alarm, rest, rest])).toBeCloseTo(4 / 6, 12);
    expect(f1([miss, alarm])).toBe(0);
  });
});

describe('AUC', () => {
  it.each([
    ['right order', [0.9, 0.8], [0.1, 0.2], 1],
    ['wrong order', [0.1], [0.2, 0.3], 0],
    ['no difference', [0.5, 0.5], [0.5], 0.5],
    ['one pair of four the wrong way', [0.9, 0.4], [0.5, 0.1], 0.75],
  ])('%s', (_, right, wrong, expected) => {
    const cases = [
      ...right.map((score) => ({ isTrue: true, score })),
      ...wrong.map((score) => ({ isTrue: false, score })),
    ];
    expect(auc(cases)).toBeCloseTo(expected, 12);
  });
});

describe('kappa with quadratic weights', () => {
  it('is 1 for the same bands, 0 for chance and below for the opposite', () => {
    expect(weightedKappa([1, 2, 3], [1, 2, 3])).toBe(1);
    expect(weightedKappa([1, 1, 3, 3], [1, 3, 1, 3])).toBeCloseTo(0, 12);
    expect(weightedKappa([1, 3], [3, 1])).toBeLessThan(0);
  });

  it('costs more the further two bands are apart', () => {
    const human = [1, 2, 3, 4, 5];
    expect(weightedKappa(human, [2, 2, 3, 4, 5])).toBeGreaterThan(weightedKappa(human, [4, 2, 3, 4, 5]));
  });
});

describe('onScaleOf', () => {
  it('gives scores the mean and spread of the ratings, in the same order', () => {
    expect(onScaleOf([1, 5], [0.4, 0.6])).toEqual([1, 5]);
    expect(onScaleOf([1, 5], [0.3, 0.3])).toEqual([3, 3]);
  });
});

describe('interval', () => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const groups = Array.from({ length: 40 }, (_, index) => [index % 2, index % 2]);

  it('holds the figure, is the same each time, and narrows with more groups', () => {
    const { low, high } = interval(groups, mean);
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
    expect(interval(groups, mean)).toEqual({ low, high });
    const ofMany = interval(Array.from({ length: 10 }, () => groups).flat(), mean);
    expect(ofMany.high - ofMany.low).toBeLessThan(high - low);
  });
});
