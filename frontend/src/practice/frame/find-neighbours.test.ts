import { describe, expect, it } from '@jest/globals';
import { findNeighbours } from './find-neighbours.js';

const window = [{ id: 18 }, { id: 19 }, { id: 20 }, { id: 21 }, { id: 22 }];

describe('the neighbours of a question', () => {
  it('are those beside it, with their places in the whole list', () => {
    expect(findNeighbours(window, 18, 20, 20)).toEqual({
      place: 20,
      previous: { id: 19, at: 19 },
      next: { id: 21, at: 21 },
    });
  });

  it('are missing at the ends', () => {
    expect(findNeighbours(window.slice(0, 2), 0, 18, 0)).toMatchObject({ previous: null, next: { id: 19 } });
    expect(findNeighbours(window.slice(0, 2), 0, 19, 1)).toMatchObject({ previous: { id: 18 }, next: null });
  });

  it('close the gap when it has left its list', () => {
    const without = window.filter(({ id }) => id !== 20);
    expect(findNeighbours(without, 18, 20, 20)).toEqual({
      place: null,
      previous: { id: 19, at: 19 },
      next: { id: 21, at: 20 },
    });
  });

  it('are only the first of the list when nobody knows where it stood', () => {
    expect(findNeighbours(window, 0, 99, null)).toEqual({ place: null, previous: null, next: { id: 18, at: 0 } });
  });
});
