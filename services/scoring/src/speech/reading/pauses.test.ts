import { describe, expect, it } from '@jest/globals';
import { aReadWord } from '../../../test/builders/heard-reading.js';
import { findPauses } from './pauses.js';

const forced = (...places: [number, number][]) => ({
  score: 0,
  words: places.map(([from, to], word) => ({ word, from, to, phones: [] })),
});

describe('findPauses', () => {
  it('measures the gaps between words', () => {
    const pauses = findPauses(forced([10, 40], [140, 160]), [aReadWord('a', 0), aReadWord('b', 1)], []);
    expect(pauses).toMatchObject([{ seconds: 1, excess: 1, after: { shown: { text: 'a' } } }]);
  });

  it('allows a pause at a comma', () => {
    const word = aReadWord('a', 0);
    const comma = { ...word, shown: { ...word.shown, endsClause: true } };
    const [pause] = findPauses(forced([10, 40], [140, 160]), [comma, aReadWord('b', 1)], []);
    expect(pause?.excess).toBeCloseTo(0.4, 9);
  });

  it('leaves out what was said in the gap', () => {
    const owners = [aReadWord('a', 0), aReadWord('b', 1)];
    const [pause] = findPauses(forced([10, 40], [140, 160]), owners, [{ from: 30, to: 90 }]);
    expect(pause?.seconds).toBeCloseTo(0.5, 9);
  });
});
