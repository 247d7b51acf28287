import { describe, expect, it } from '@jest/globals';
import { aReadWord } from '../../../test/builders/heard-reading.js';
import { bandOfRating, fluencyBand, unroundedPoints } from './trait-bands.js';

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

describe('unroundedPoints', () => {
  it.each([0, 2, 3.99, 4, 5.5, 6.1, 6.8, 7.9, 8, 8.7, 9, 9.5, 10])('of a rating of %d round to its band', (rating) => {
    expect(Math.round(unroundedPoints(rating))).toBe(bandOfRating(rating));
  });

  it('rise with the rating, from 0 to 5', () => {
    const points = [0, 1, 3, 4.5, 6, 7, 8.5, 9.5, 10].map(unroundedPoints);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect([points[0], points.at(-1)]).toEqual([0, 5]);
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
