import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointsOf, readScore } from './scoring-result.js';

describe('readScore', () => {
  it.each([
    ['{"s":1,"f":1}', { s: 1, f: 1 }],
    ['[{"i":0,"s":4.5,"f":5}]', [{ i: 0, s: 4.5, f: 5 }]],
    ['', ''],
    ['78', '78'],
    ['well done', 'well done'],
    ['{"score":3}', '{"score":3}'],
    ['[1]', '[1]'],
    ['null', 'null'],
  ])('reads %j', (text, expected) => {
    expect(readScore(text)).toEqual(expected);
  });
});

describe('pointsOf', () => {
  it('adds the parts of a list and takes a single part as it is', () => {
    expect(pointsOf({ s: 2, f: 3 })).toEqual({ points: 2, fullPoints: 3 });
    expect(
      pointsOf([
        { i: 0, s: 4.5, f: 5 },
        { i: 5, s: 3, f: 5 },
      ]),
    ).toEqual({ points: 7.5, fullPoints: 10 });
  });

  it('never gives more points than there are', () => {
    const part = fc.nat(6).chain((f) => fc.record({ s: fc.nat(f), f: fc.constant(f) }));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { points, fullPoints } = pointsOf(parts);
        return points <= fullPoints;
      }),
    );
  });
});
