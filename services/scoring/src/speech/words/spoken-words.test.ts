import { describe, expect, it } from '@jest/globals';
import { spokenWords } from './spoken-words.js';

describe('spokenWords', () => {
  it.each([
    ['Europe,', 'europe'],
    ['“queue”', 'queue'],
    ['don’t', "don't"],
    ['well-known', 'well known'],
    ['and/or', 'and or'],
    ['U.S.', 'u s'],
    ['Dr.', 'doctor'],
    ['&', 'and'],
    ['7', 'seven'],
    ['342', 'three hundred forty two'],
    ['1,200', 'one thousand two hundred'],
    ['2,500,000', 'two million five hundred thousand'],
    ['3.05', 'three point zero five'],
    ['21st', 'twenty first'],
    ['12th', 'twelfth'],
    ['30th', 'thirtieth'],
    ['1995', 'nineteen ninety five'],
    ['1900', 'nineteen hundred'],
    ['1805', 'eighteen oh five'],
    ['2005', 'two thousand five'],
    ['2024', 'twenty twenty four'],
    ['1990s', 'nineteen nineties'],
    ['45%', 'forty five percent'],
    ['$20', 'twenty dollars'],
    ['£3.50', 'three point five zero pounds'],
    ['007', 'zero zero seven'],
    ['B2B', 'b two b'],
    ['10-12', 'ten twelve'],
    ['café', 'café'],
  ])('reads %s as %s', (token, spoken) => {
    expect(spokenWords(token).join(' ')).toBe(spoken);
  });

  it.each(['—', '...', '-', '“”', ''])('reads nothing for %s', (token) => {
    expect(spokenWords(token)).toEqual([]);
  });
});
