import { describe, expect, it } from '@jest/globals';
import { note, noteCodes } from './notes.js';

const placeholders = /\{\w+\}/g;

describe('note', () => {
  it.each(noteCodes)('says %s in both languages, with the same arguments', (code) => {
    const { zh, en } = note(code, {});
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/[a-z]/);
    expect(zh).not.toMatch(placeholders);
    expect(en).not.toMatch(placeholders);
  });

  it('fills in the arguments and keeps them', () => {
    const found = note('pause', { seconds: 1.2, word: 'rails' });
    expect(found).toMatchObject({ code: 'pause', args: { seconds: 1.2, word: 'rails' } });
    expect(found.en).toBe('The longest pause is 1.2 s, after “rails”. Try to pause at punctuation only.');
  });
});
