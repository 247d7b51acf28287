import { describe, expect, it } from '@jest/globals';
import { cefrOf, clbOf, ieltsOf } from './score-concordance.js';

describe('a score in other scales', () => {
  it.each([
    [10, 'A1', null],
    [29, 'A1', null],
    [30, 'A2', null],
    [31, 'A2', 5],
    [42, 'A2', 5.5],
    [43, 'B1', 5.5],
    [58, 'B1', 6.5],
    [59, 'B2', 6.5],
    [75, 'B2', 7.5],
    [76, 'C1', 7.5],
    [84, 'C1', 8],
    [85, 'C2', 8],
    [86, 'C2', 8.5],
    [90, 'C2', 9],
  ])('of %i is CEFR %s and IELTS %p', (score, cefr, ielts) => {
    expect([cefrOf(score), ieltsOf(score)]).toEqual([cefr, ielts]);
  });

  it.each([
    ['L', 27, null],
    ['L', 28, 4],
    ['R', 60, 7],
    ['R', 59, 6],
    ['S', 68, 7],
    ['W', 89, 9],
    ['W', 90, 10],
    ['S', 90, 10],
  ] as const)('in %s of %i is CLB %p', (skill, score, clb) => {
    expect(clbOf(skill, score)).toBe(clb);
  });
});
