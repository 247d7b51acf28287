import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mixedChoices } from './mixed-choices.js';

const different = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });

describe('mixed choices', () => {
  it('lose nothing, and say where each right one went', () => {
    fc.assert(
      fc.property(different, fc.nat(), fc.nat({ max: 8 }), (all, seed, count) => {
        const right = all.slice(0, count);
        const { choices, rightAt } = mixedChoices(right, all.slice(count), seed);
        expect([...choices].sort()).toEqual([...all].sort());
        expect(rightAt.map((place) => choices[place])).toEqual(right);
      }),
    );
  });

  it('stand in the same order for ever, as answers that are stored are indexes', () => {
    expect(mixedChoices(['a', 'b'], ['c', 'd', 'e'], 9011)).toEqual(mixedChoices(['a', 'b'], ['c', 'd', 'e'], 9011));
    expect(mixedChoices(['a', 'b'], ['c', 'd', 'e'], 9011).choices).toEqual(['e', 'd', 'b', 'c', 'a']);
  });

  it('put a right one in each place about as often', () => {
    const places = Array.from({ length: 1000 }, (_, seed) => mixedChoices(['right'], ['a', 'b', 'c'], seed).rightAt[0]);
    for (const place of [0, 1, 2, 3]) {
      const times = places.filter((other) => other === place).length;
      expect(times).toBeGreaterThan(200);
      expect(times).toBeLessThan(300);
    }
  });
});
