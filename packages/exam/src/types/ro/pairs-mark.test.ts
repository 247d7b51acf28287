import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointsOf } from '../../scoring-result.js';
import { pairsMark } from './pairs-mark.js';

const orders = fc
  .integer({ min: 2, max: 8 })
  .map((count) => Array.from({ length: count }, (_, box) => box))
  .chain((boxes) => {
    const order = fc.shuffledSubarray(boxes, { minLength: boxes.length });
    return fc.tuple(order, order);
  });
const points = (right: readonly number[], value: unknown) => pointsOf(pairsMark(right, value).score);

describe('neighbouring pairs', () => {
  it('never leave the scale, whatever the answer is', () => {
    fc.assert(
      fc.property(orders, fc.oneof(fc.anything(), fc.array(fc.nat(8))), ([right], value) => {
        const { points: got, fullPoints } = points(right, value);
        expect(fullPoints).toBe(right.length - 1);
        expect(got >= 0 && got <= fullPoints).toBe(true);
      }),
    );
  });

  it('give every point for the right order, and for no other', () => {
    fc.assert(
      fc.property(orders, ([right, value]) => {
        const isRight = right.every((box, place) => value[place] === box);
        expect(points(right, value).points === right.length - 1).toBe(isRight);
      }),
    );
  });

  it('stay when a block that is right inside moves as a whole', () => {
    expect(points([0, 1, 2, 3, 4], [3, 4, 0, 1, 2]).points).toBe(3);
    expect(points([0, 1, 2, 3, 4], [3, 0, 1, 2, 4]).points).toBe(2);
  });

  it('are shown from the top, with the box that should have followed', () => {
    expect(pairsMark([1, 3, 0, 2], [3, 0, 2, 1]).analysis.items).toEqual([
      { k: 0, ok: true, got: [3, 0], want: [3, 0] },
      { k: 1, ok: true, got: [0, 2], want: [0, 2] },
      { k: 2, ok: false, got: [2, 1], want: null },
    ]);
    expect(pairsMark([0, 1, 2], [1, 0, 2]).analysis.items?.[0]).toMatchObject({ got: [1, 0], want: [1, 2] });
  });
});
