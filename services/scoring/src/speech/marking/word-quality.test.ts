import { describe, expect, it } from '@jest/globals';
import { aPhone, aReadWord } from '../../../test/builders/heard-reading.js';
import { isClear, phoneQuality, wordQuality } from './word-quality.js';

const norms = { AA: { mean: -3, deviation: 2, lnSeconds: -2 } };

describe('phoneQuality', () => {
  it.each([
    [-3, 0.8],
    [-1, 1],
    [-5, 0.6],
    [-30, 0],
  ])('gives a phone with the score %d the quality %d', (score, quality) => {
    expect(phoneQuality(aPhone({ score }), norms)).toBeCloseTo(quality, 9);
  });
});

describe('wordQuality', () => {
  it('lets the weakest phone count more', () => {
    const word = aReadWord('lab', 0, { phones: [aPhone({ score: -3 }), aPhone({ score: -9 })] });
    expect(wordQuality(word, norms)).toBeCloseTo(0.7 * 0.5 + 0.3 * 0.2, 9);
  });

  it('is clear from one half on', () => {
    expect([0.49, 0.5].map(isClear)).toEqual([false, true]);
  });
});
