import { describe, expect, it } from '@jest/globals';
import { pearson, ridge } from './ridge.js';

const rows = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
];

describe('ridge', () => {
  it('finds the coefficients without a penalty', () => {
    const targets = rows.map(([a = 0, b = 0]) => 2 * a - 3 * b);
    const [first, second] = ridge(rows, targets, [1, -1], 0);
    expect(first).toBeCloseTo(2, 9);
    expect(second).toBeCloseTo(-3, 9);
  });

  it('shrinks them with one', () => {
    const targets = rows.map(([a = 0]) => 2 * a);
    expect(ridge(rows, targets, [1, 1], 5)[0]).toBeLessThan(2);
  });

  it('leaves out a feature that would be paid for what it should cost', () => {
    const targets = rows.map(([a = 0, b = 0]) => 2 * a - 3 * b);
    expect(ridge(rows, targets, [1, 1], 0)[1]).toBe(0);
  });
});

describe('pearson', () => {
  it('is 1 on a line and -1 on a falling one', () => {
    expect(pearson([1, 2, 4], [3, 5, 9])).toBeCloseTo(1, 9);
    expect(pearson([1, 2, 4], [-3, -5, -9])).toBeCloseTo(-1, 9);
  });
});
