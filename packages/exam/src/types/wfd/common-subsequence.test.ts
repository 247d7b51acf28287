import { describe, expect, it } from '@jest/globals';
import { longestCommonSubsequence } from './common-subsequence.js';

const lengthOf = (a: string, b: string) => longestCommonSubsequence([...a], [...b]);

describe('the longest common subsequence', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 0],
    ['abc', 'abc', 3],
    ['abc', 'cba', 1],
    ['abcd', 'xaxcx', 2],
    ['abcabba', 'cbabac', 4],
  ])('of %j and %j has %i', (a, b, length) => {
    expect(lengthOf(a, b)).toBe(length);
    expect(lengthOf(b, a)).toBe(length);
  });
});
