import { describe, expect, it } from '@jest/globals';
import { accuracyOf } from './practice-sums.js';

describe('accuracy', () => {
  it.each([
    [2, 3, 66.7],
    [0, 5, 0],
    [5, 5, 100],
    [1, 3, 33.3],
    [4.25, 10, 42.5],
  ])('of %d in %d is %d percent', (points, fullPoints, percent) =>
    expect(accuracyOf(points, fullPoints)).toBe(percent),
  );

  it('is nothing where nothing was marked', () => {
    expect([accuracyOf(0, 0), accuracyOf(null, null)]).toEqual([null, null]);
  });
});
