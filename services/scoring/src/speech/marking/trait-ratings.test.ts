import { describe, expect, it } from '@jest/globals';
import { aPhone } from '../../../test/builders/heard-reading.js';
import type { Manner } from '../rating/measure-manner.js';
import type { RatingModel } from '../rating/rating-model.js';
import { traitRating } from './trait-ratings.js';

const model = {
  scales: { fluency: { intercept: 8, stretch: 1, coefficients: {} } },
} as unknown as RatingModel;
const aManner = (score: number) =>
  ({
    forced: { score: 0, words: [{ word: 0, from: 0, to: 10, phones: [aPhone({ score })] }] },
  }) as unknown as Manner;
const rating = (phoneScore: number, content = 1, soundGate = 1): number =>
  traitRating(model, 'fluency', aManner(phoneScore), { content, soundGate });

describe('traitRating', () => {
  it('is the rating where speech of the text was heard', () => {
    expect(rating(-4)).toBe(8);
    expect(rating(-7)).toBe(8);
  });

  it('falls to nothing when the sounds are not those of the text', () => {
    expect(rating(-7.5)).toBe(4);
    expect(rating(-20)).toBe(0);
  });

  it('falls with the content below two fifths of the text', () => {
    expect(rating(-4, 0.4)).toBe(8);
    expect(rating(-4, 0.1)).toBeCloseTo(2, 9);
  });

  it('is nothing for a steady sound', () => {
    expect(rating(-4, 1, 0)).toBe(0);
  });
});
