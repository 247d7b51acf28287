import { describe, expect, it } from '@jest/globals';
import { readingText } from './reading-text.js';

describe('readingText', () => {
  it('keeps the place of each word among the tokens, punctuation left out', () => {
    const words = readingText('Honey — it keeps,\n“for years”.');
    expect(words.map(({ text, index }) => [text, index])).toEqual([
      ['Honey', 0],
      ['it', 2],
      ['keeps', 3],
      ['for', 4],
      ['years', 5],
    ]);
  });

  it('knows where a reader may pause', () => {
    const words = readingText('Honey — it keeps, (they say) “for years”.');
    expect(words.filter(({ endsClause }) => endsClause).map(({ text }) => text)).toEqual([
      'Honey',
      'keeps',
      'say',
      'years',
    ]);
  });

  it('takes the reading that the author gave, whatever the case and the punctuation', () => {
    const [year] = readingText('1066, they say', { '1066': 'ten sixty-six' });
    expect(year?.spoken).toEqual(['ten', 'sixty', 'six']);
  });

  it('gives nothing for a text without words', () => {
    expect(readingText(' — … ')).toEqual([]);
  });
});
