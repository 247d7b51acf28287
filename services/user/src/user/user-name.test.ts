import { describe, expect, it } from '@jest/globals';
import { nameKey, nameProblem } from './user-name.js';

describe('a user name', () => {
  it.each(['abc', 'lily_2026', 'a.b-c', '小明同学', 'Жанна', 'हिन्दी', '12a', '𝒜𝒷𝒸', 'x'.repeat(50), '𠮷'.repeat(50)])(
    'may be %s',
    (name) => expect(nameProblem(name)).toBeNull(),
  );

  it.each([
    ['', 'name.length'],
    ['ab', 'name.length'],
    ['𠮷𠮷', 'name.length'],
    ['x'.repeat(51), 'name.length'],
    ['two words', 'name.characters'],
    ['a@b.c', 'name.characters'],
    ['+86138', 'name.characters'],
    ['abc😀', 'name.characters'],
    ['ab\u200bc', 'name.characters'],
    ['ab\u115fc', 'name.characters'],
    ['ab\nc', 'name.characters'],
    ['<b>', 'name.characters'],
    ['123456', 'name.digits'],
    ['１２３', 'name.digits'],
  ])('may not be %j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));
});

describe('the key of a name', () => {
  it.each([
    ['Lily', 'lILY'],
    ['ｌｉｌｙ', 'lily'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδοσ', 'οδος'],
    ['ﬁona', 'Fiona'],
    ['Zoe\u0308', 'zoë'],
  ])('is the same for %s and %s', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it('keeps different names apart', () => {
    expect(new Set(['lily', 'lily1', 'lilly', 'li-ly', 'lïly'].map(nameKey)).size).toBe(5);
  });

  it('of a key is itself', () => {
    for (const name of ['Straße', 'İstanbul', 'ΟΔΟΣ', '小明']) expect(nameKey(nameKey(name))).toBe(nameKey(name));
  });
});
