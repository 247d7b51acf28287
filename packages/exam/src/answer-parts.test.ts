import { describe, expect, it } from '@jest/globals';
import { longestAnswer } from './answer.js';
import { indexes, writtenText } from './answer-parts.js';

describe('a written text', () => {
  it.each([
    ['of ten thousand letters', 'a'.repeat(longestAnswer), true],
    ['of ten thousand signs beyond the basic plane', '𝒳'.repeat(longestAnswer), true],
    ['of one letter more', 'a'.repeat(longestAnswer + 1), false],
    ['of one such sign more', '𝒳'.repeat(longestAnswer + 1), false],
    ['of spaces', ' \n\u3000', false],
  ])('%s', (_, text, isTaken) => {
    expect(writtenText.safeParse(text).success).toBe(isTaken);
  });
});

describe('indexes', () => {
  it.each([
    [[0, 2], true],
    [[2, 0], true],
    [[], false],
    [[1, 1], false],
    [[-1], false],
    [[0.5], false],
  ])('%j', (value, areTaken) => {
    expect(indexes.safeParse(value).success).toBe(areTaken);
  });
});
