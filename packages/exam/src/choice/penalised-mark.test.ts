import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointsOf } from '../scoring-result.js';
import { penalisedMark } from './penalised-mark.js';

const shown = (k: number) => ({ got: `got ${k}`, want: `want ${k}` });
const indexes = fc.uniqueArray(fc.nat(11), { maxLength: 12 });
const rightOnes = fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 12 });
const points = (right: readonly number[], value: unknown) =>
  pointsOf(penalisedMark(new Set(right), value, shown).score);

describe('marking with penalties', () => {
  it('never leaves the scale, whatever the answer is', () => {
    fc.assert(
      fc.property(rightOnes, fc.oneof(fc.anything(), indexes, fc.array(fc.integer())), (right, value) => {
        const { points: got, fullPoints } = points(right, value);
        expect(fullPoints).toBe(right.length);
        expect(got >= 0 && got <= fullPoints && Number.isInteger(got)).toBe(true);
      }),
    );
  });

  it('rises with each right one and never with a wrong one', () => {
    fc.assert(
      fc.property(rightOnes, indexes, fc.nat(11), (right, value, more) => {
        fc.pre(!value.includes(more));
        const [before, after] = [points(right, value).points, points(right, [...value, more]).points];
        expect(right.includes(more) ? after >= before : after <= before).toBe(true);
      }),
    );
  });

  it('gives every point for exactly the right ones, in any order', () => {
    const shuffled = rightOnes.chain((right) =>
      fc.tuple(fc.constant(right), fc.shuffledSubarray(right, { minLength: right.length })),
    );
    fc.assert(fc.property(shuffled, ([right, value]) => expect(points(right, value).points).toBe(right.length)));
  });

  it('shows each one that was chosen or is right, by ascending index', () => {
    expect(penalisedMark(new Set([5, 2]), [7, 2], shown).analysis.items).toEqual([
      { k: 2, ok: true, got: 'got 2', want: 'want 2' },
      { k: 5, ok: false, got: null, want: 'want 5' },
      { k: 7, ok: false, got: 'got 7', want: null },
    ]);
  });
});
