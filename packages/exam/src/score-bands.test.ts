import { describe, expect, it } from '@jest/globals';
import { bandOfPoints, bandOfScore } from './score-bands.js';

describe('bands', () => {
  it.each([
    [10, '待加强'],
    [35, '待加强'],
    [36, '基础'],
    [49, '基础'],
    [50, '达标'],
    [64, '达标'],
    [65, '良好'],
    [78, '良好'],
    [79, '优秀'],
    [90, '优秀'],
  ])('call %i of 90 %s', (score, zh) => {
    expect(bandOfScore(score).zh).toBe(zh);
  });

  it.each([
    [0, 5, 1],
    [1.4, 5, 1],
    [1.5, 5, 2],
    [2.4, 5, 2],
    [2.5, 5, 3],
    [3.5, 5, 4],
    [4.2, 5, 4],
    [4.3, 5, 5],
    [1, 1, 5],
  ])('put %d of %d on step %i', (s, f, step) => {
    expect(bandOfPoints(s, f).step).toBe(step);
  });
});
