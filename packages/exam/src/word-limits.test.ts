import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from './registry.js';
import { countWords, wordBand } from './word-limits.js';

/** Source: scoring.md 4.7. */
const vectors: readonly (readonly [typeId: number, words: number, band: string])[] = [
  [0, 4, 'bad'],
  [0, 5, 'good'],
  [0, 75, 'good'],
  [0, 76, 'bad'],
  [23, 4, 'bad'],
  [23, 5, 'soso'],
  [23, 24, 'soso'],
  [23, 25, 'good'],
  [23, 50, 'good'],
  [23, 51, 'soso'],
  [23, 60, 'soso'],
  [23, 61, 'bad'],
  [1, 119, 'bad'],
  [1, 120, 'soso'],
  [1, 199, 'soso'],
  [1, 200, 'good'],
  [1, 300, 'good'],
  [1, 301, 'soso'],
  [1, 380, 'soso'],
  [1, 381, 'bad'],
  [22, 29, 'bad'],
  [22, 30, 'soso'],
  [22, 49, 'soso'],
  [22, 50, 'good'],
  [22, 120, 'good'],
  [22, 121, 'soso'],
  [22, 140, 'soso'],
  [22, 141, 'bad'],
  ...[13, 24].flatMap((typeId) =>
    (
      [
        [39, 'bad'],
        [40, 'soso'],
        [49, 'soso'],
        [50, 'good'],
        [70, 'good'],
        [71, 'soso'],
        [100, 'soso'],
        [101, 'bad'],
      ] as const
    ).map(([words, band]) => [typeId, words, band] as const),
  ),
];

describe('word limits', () => {
  it.each(vectors)('of type %i call %i words %s', (typeId, words, band) => {
    expect(wordBand(questionTypeRules(typeId)!.wordLimits!, words)).toBe(band);
  });

  it.each([2, 20, 21, 25])('do not exist for type %i', (typeId) => {
    expect(questionTypeRules(typeId)?.wordLimits).toBeUndefined();
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
