import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointsOf } from '../scoring-result.js';
import { chosenBlanksMark } from './chosen-blanks.js';

const words = ['water', 'acid', 'survive', 'sugar', 'arrive', 'water'];
const offered = Array.from({ length: 6 }, () => words);
const right = fc.array(fc.nat(5), { minLength: 1, maxLength: 6 });
const points = (key: readonly number[], value: unknown) => pointsOf(chosenBlanksMark(offered, key, value).score);

describe('chosen blanks', () => {
  it('never leave the scale, whatever the answer is', () => {
    fc.assert(
      fc.property(right, fc.oneof(fc.anything(), fc.array(fc.integer({ min: -1, max: 6 }))), (key, value) => {
        const { points: got, fullPoints } = points(key, value);
        expect(fullPoints).toBe(key.length);
        expect(got >= 0 && got <= fullPoints).toBe(true);
      }),
    );
  });

  it('gain exactly one point when a wrong one is put right', () => {
    const answered = right.chain((key) =>
      fc.tuple(
        fc.constant(key),
        fc.array(fc.integer({ min: -1, max: 5 }), { minLength: key.length, maxLength: key.length }),
        fc.nat(key.length - 1),
      ),
    );
    fc.assert(
      fc.property(answered, ([key, value, place]) => {
        const isRight = words[value[place]!] === words[key[place]!];
        const after = points(key, value.with(place, key[place]!)).points;
        expect(after).toBe(points(key, value).points + (isRight ? 0 : 1));
      }),
    );
  });

  it('show open ones as null', () => {
    expect(chosenBlanksMark(offered, [0, 1, 2], [5, -1]).analysis.items).toEqual([
      { k: 0, ok: true, got: 5, want: 0 },
      { k: 1, ok: false, got: null, want: 1 },
      { k: 2, ok: false, got: null, want: 2 },
    ]);
  });
});
