import { describe, expect, it } from '@jest/globals';
import { countWords, type WordLimits, wordBand } from './word-limits.js';

const limits: WordLimits = {
  good: [5, 7],
  soso: [
    [2, 4],
    [8, 9],
  ],
};

describe('wordBand', () => {
  it.each([
    [0, 'bad'],
    [1, 'bad'],
    [2, 'soso'],
    [4, 'soso'],
    [5, 'good'],
    [7, 'good'],
    [8, 'soso'],
    [9, 'soso'],
    [10, 'bad'],
  ])('calls %i words %s', (words, band) => {
    expect(wordBand(limits, words)).toBe(band);
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' one  two\nthree\t— four ', 5],
  ])('counts the tokens of %j', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
