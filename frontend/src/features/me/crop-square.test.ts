import { describe, expect, it } from '@jest/globals';
import { cropSquare } from './crop-square.js';

const picture = { width: 400, height: 300 };

describe('a square of a picture', () => {
  it.each([
    [
      { zoom: 1, x: 0.5, y: 0.5 },
      { left: 50, top: 0, size: 300 },
    ],
    [
      { zoom: 1, x: 0, y: 1 },
      { left: 0, top: 0, size: 300 },
    ],
    [
      { zoom: 3, x: 1, y: 1 },
      { left: 300, top: 200, size: 100 },
    ],
  ])('%j is %j', (view, square) => {
    expect(cropSquare(picture, view)).toEqual(square);
  });
});
