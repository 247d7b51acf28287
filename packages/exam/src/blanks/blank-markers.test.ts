import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countBlanks, fillBlanks, hasBlanks, textParts } from './blank-markers.js';

describe('a text with blanks', () => {
  it('falls into texts and blanks in reading order', () => {
    expect(textParts('{{1}} opened in {{2}}.')).toEqual([
      { blank: 0 },
      { text: ' opened in ' },
      { blank: 1 },
      { text: '.' },
    ]);
    expect(textParts('')).toEqual([]);
  });

  it.each([
    ['A {{1}} b {{2}} c {{3}}', true, 3],
    ['{{1}}', true, 1],
    ['{{1}}{{2}}', true, 2],
    ['no blank', false, 0],
    ['', false, 0],
    ['{{2}} {{1}}', false, 2],
    ['{{1}} {{1}}', false, 2],
    ['{{0}} {{1}}', false, 2],
    ['{{1}} {{3}}', false, 2],
    ['{{a}} { {1} } {1}', false, 0],
  ])('%j is well numbered: %p', (material, isNumbered, blanks) => {
    expect(hasBlanks(material)).toBe(isNumbered);
    expect(countBlanks(material)).toBe(blanks);
  });

  it('is whole again when its words are put in', () => {
    const words = fc.array(fc.stringMatching(/^[a-z $&]{1,8}$/), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(words, (given) => {
        const material = given.map((_, k) => `word {{${k + 1}}}`).join(', ');
        expect(hasBlanks(material)).toBe(true);
        expect(fillBlanks(material, given)).toBe(given.map((word) => `word ${word}`).join(', '));
      }),
    );
    expect(fillBlanks('a {{1}} b {{2}}', ['x'])).toBe('a x b ');
  });
});
