import { describe, expect, it } from '@jest/globals';
import { aReadWord } from '../../../test/builders/heard-reading.js';
import { bandOfRating, fluencyBand } from './trait-bands.js';

const pause = (excess: number) => ({ after: aReadWord('word', 0), seconds: excess, excess });

describe('bandOfRating', () => {
  it.each([
    [10, 5],
    [9, 5],
    [8.99, 4],
    [8, 4],
    [6.8, 3],
    [5.5, 2],
    [4, 1],
    [3.99, 0],
    [0, 0],
  ])('gives a rating of %d the band %d', (rating, band) => {
    expect(bandOfRating(rating)).toBe(band);
  });
});

describe('fluencyBand', () => {
  it('follows the rating where no pause is very long', () => {
    expect(fluencyBand(9.5, [pause(1.9)])).toBe(5);
  });

  it('is held down by very long pauses', () => {
    expect(fluencyBand(9.5, [pause(2.1)])).toBe(2);
    expect(fluencyBand(9.5, [pause(2.1), pause(3)])).toBe(1);
  });
});
