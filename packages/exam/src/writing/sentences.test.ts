import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentencesOf } from './sentences.js';

describe('sentences', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?'], true],
    ['One. Two', ['One.', 'Two'], false],
    ['No mark', ['No mark'], false],
    ['', [], false],
    ['...', [], true],
    ['Really?! Yes...', ['Really?!', 'Yes...'], true],
    ['It rose by 3.5 per cent.', ['It rose by 3.5 per cent.'], true],
    ['Mr. Lee met Dr. Wu.', ['Mr. Lee met Dr. Wu.'], true],
    ['Fruit, e.g. apples, sells well.', ['Fruit, e.g. apples, sells well.'], true],
    ['Apples, pears, etc.', ['Apples, pears, etc.'], true],
    ['He said: “Go.” She went.', ['He said: “Go.', '” She went.'], true],
    ['1. Water the plants\n2. Close the door.', ['1. Water the plants\n2. Close the door.'], true],
    ['It was built in 2010. It fell.', ['It was built in 2010.', 'It fell.'], true],
    ['They cool the city.Young ones die.', ['They cool the city.', 'Young ones die.'], true],
    ['See example.com for more.', ['See example.com for more.'], true],
    ['他说好。She agreed.', ['他说好。She agreed.'], true],
  ])('of %j', (text, sentences, isFinished) => {
    expect(sentencesOf(text)).toEqual({ sentences, isFinished });
  });

  it('lose no word of the text', () => {
    const text = fc.array(fc.constantFrom('word', 'Mr.', 'end.', '3.5', '“Why?”', 'U.S.', '\n', '!', 'I.'), {
      maxLength: 30,
    });
    const bare = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(text, (words) => {
        const { sentences } = sentencesOf(words.join(' '));
        expect(sentences.map(bare).join('')).toBe(bare(words.join(' ')));
      }),
    );
  });
});
