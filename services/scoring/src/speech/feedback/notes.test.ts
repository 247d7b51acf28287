import { describe, expect, it } from '@jest/globals';
import { note, noteCodes } from './notes.js';
import { reason, reasonCodes, tipOf } from './reasons.js';
import { filled, type Sentence } from './sentence.js';

const placeholders = /\{\w+\}/g;

function expectBoth({ zh, en }: Sentence): void {
  expect(zh).toMatch(/\p{Script=Han}/u);
  expect(en).toMatch(/[a-z]/);
  expect(zh).not.toMatch(placeholders);
  expect(en).not.toMatch(placeholders);
}

describe('sentences for the learner', () => {
  it.each(noteCodes)('say the note %s in both languages', (code) => expectBoth(note(code, {})));

  it.each(reasonCodes)('say the reason %s in both languages, with its tip', (code) => {
    const found = reason(code);
    expectBoth(found);
    expectBoth(tipOf([found]) ?? found);
  });

  it('take in the arguments', () => {
    expect(filled({ zh: '在“{word}”之后', en: 'after “{word}”' }, { word: 'rails' })).toEqual({
      zh: '在“rails”之后',
      en: 'after “rails”',
    });
    expect(reason('pause', { seconds: 1.2, word: 'rails' })).toMatchObject({
      code: 'pause',
      args: { seconds: 1.2, word: 'rails' },
      en: 'The longest pause is 1.2 s, after “rails”.',
    });
  });
});

describe('tipOf', () => {
  it('is that of the first reason with a remedy', () => {
    expect(tipOf([reason('clear'), reason('slow'), reason('pause')])).toEqual(tipOf([reason('slow')]));
    expect(tipOf([reason('clear')])).toBeUndefined();
  });
});
