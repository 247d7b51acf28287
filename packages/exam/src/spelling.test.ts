import { describe, expect, it } from '@jest/globals';
import { isMisspelling } from './spelling.js';

describe('a misspelling', () => {
  it.each([
    ['vilage', 'village'],
    ['recieve', 'receive'],
    ['libary', 'library'],
    ['goverment', 'government'],
    ['acommodate', 'accommodate'],
    ['acomodate', 'accommodate'],
    ['teh', 'the'],
    ['hous', 'house'],
  ])('is %j of %j', (got, want) => {
    expect(isMisspelling(got, want)).toBe(true);
  });

  it.each([
    ['village', 'village'],
    ['cat', 'dog'],
    ['a', 'I'],
    ['os', 'is'],
    ['hose', 'mouse'],
    ['', 'the'],
    ['town', 'village'],
    ['x'.repeat(100), 'x'.repeat(101)],
  ])('is not %j of %j', (got, want) => {
    expect(isMisspelling(got, want)).toBe(false);
  });
});
