import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readText } from './read-text.js';

describe('readText', () => {
  it('keeps the places of words and sentences in the text', () => {
    const raw = ' It’s 3.5 km.\n\nA well-known road,  then.';
    const { sentences, words, paragraphs } = readText(raw);
    expect(sentences.map(({ start, end }) => raw.slice(start, end))).toEqual([
      'It’s 3.5 km.',
      'A well-known road,  then.',
    ]);
    expect(words.map(({ lower }) => lower)).toEqual(["it's", '3.5', 'km', 'a', 'well-known', 'road', 'then']);
    expect(paragraphs).toBe(2);
  });

  it('goes on over a line break before a small letter', () => {
    expect(readText('A road\nto town.\nA bus.').sentences).toHaveLength(2);
  });

  it('finds every token where it says, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (raw) => {
        for (const { tokens } of readText(raw).sentences) {
          for (const { text, start, end } of tokens) expect(raw.slice(start, end)).toBe(text);
        }
      }),
    );
  });

  it('reads nothing in an empty text', () => {
    expect(readText(' \n ')).toMatchObject({ sentences: [], words: [], paragraphs: 0 });
  });
});
