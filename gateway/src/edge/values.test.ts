import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { fieldProblemsOf } from './field-problems.js';
import { flagText, integersText, integerText, searchText, wordText } from './query-values.js';
import { countCharacters, id, idText, longText, restoring, title, unixSeconds } from './values.js';

/** The value read, or the code of what is wrong. */
function read(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : Object.values(fieldProblemsOf(result.error, value))[0]?.code;
}

describe('texts', () => {
  const name = title({ min: 2, max: 5 });
  const story = longText({ min: 0, max: 3, code: 'text.max' });

  it.each([
    [' abc ', 'abc'],
    ['a\tb', 'text.control'],
    ['a\0b', 'text.null'],
    ['a\u0085b', 'text.control'],
    ['x', 'text.length'],
    ['  x  ', 'text.length'],
    ['abcdef', 'text.length'],
    ['😀😀😀😀😀', '😀😀😀😀😀'],
    ['😀', 'text.length'],
    [5, 'type.string'],
    [null, 'type.string'],
    [undefined, 'required'],
  ])('the title %j is read as %j', (value, expected) => {
    expect(read(name, value)).toBe(expected);
  });

  it.each([
    [' a ', ' a '],
    ['\n\t', '\n\t'],
    ['<b>', '<b>'],
    ['', ''],
    ['abcd', 'text.max'],
    ['\0', 'text.null'],
  ])('the long text %j is read as %j', (value, expected) => {
    expect(read(story, value)).toBe(expected);
  });

  it('count characters, not UTF-16 units', () => {
    expect([countCharacters(''), countCharacters('aé'), countCharacters('👍🏽'), countCharacters('汉字')]).toEqual([
      0, 2, 2, 2,
    ]);
  });
});

describe('numbers', () => {
  it.each([
    [0, 0],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, 'id'],
    [-1, 'id'],
    [1.5, 'id'],
    ['1', 'id'],
    [undefined, 'id'],
  ])('the id %j is read as %j', (value, expected) => {
    expect(read(id, value)).toBe(expected);
  });

  it.each([
    ['0', 0],
    ['2147483647', 2_147_483_647],
    ['2147483648', 'id'],
    ['', 'id'],
    ['-1', 'id'],
    ['1e3', 'id'],
    ['0x1', 'id'],
    [' 1', 'id'],
    ['１', 'id'],
  ])('the id text %j is read as %j', (value, expected) => {
    expect(read(idText, value)).toBe(expected);
  });

  it.each([
    ['1', 1],
    ['100', 100],
    ['0', 'number.min'],
    ['101', 'number.max'],
    ['1.0', 'integer'],
    ['1e1', 'integer'],
    ['ten', 'integer'],
    ['99999999999', 'integer'],
  ])('the limit %j is read as %j', (value, expected) => {
    expect(read(integerText(1, 100), value)).toBe(expected);
  });

  it.each([
    [0, 0],
    [4_070_908_800, 4_070_908_800],
    [-1, 'number.min'],
    [1e15, 'number.max'],
    [1.5, 'integer'],
    ['1', 'type.number'],
  ])('the time %j is read as %j', (value, expected) => {
    expect(read(unixSeconds, value)).toBe(expected);
  });

  it.each([
    ['0', [0]],
    ['0,1,2', [0, 1, 2]],
    ['3', 'number.max'],
    ['0,', 'integer'],
    ['0 ,1', 'integer'],
    ['0,1,2,0', 'list.max'],
  ])('the list %j is read as %j', (value, expected) => {
    expect(read(integersText({ min: 0, max: 2, most: 3 }), value)).toEqual(expected);
  });
});

describe('words', () => {
  const sortBy = wordText(['createdAt', 'id']);

  it.each([
    ['createdAt', 'createdAt'],
    ['created_at', 'createdAt'],
    ['id', 'id'],
    ['CreatedAt', 'choice'],
    ['name', 'choice'],
  ])('the order %j is read as %j', (value, expected) => {
    expect(read(sortBy, value)).toBe(expected);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['TRUE', 'boolean'],
    ['1', 'boolean'],
    ['yes', 'boolean'],
  ])('the flag %j is read as %j', (value, expected) => {
    expect(read(flagText, value)).toBe(expected);
  });

  it.each([
    [' ab ', 'ab'],
    ['a', 'search.short'],
    [' a ', 'search.short'],
    ['😀', 'search.short'],
    ['汉字', '汉字'],
    ['100%_\\', '100%_\\'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), 'search.long'],
    ['ab\0', 'text.null'],
  ])('the search %j is read as %j', (value, expected) => {
    expect(read(searchText, value)).toBe(expected);
  });

  it.each([
    [null, null],
    [undefined, undefined],
    [1_790_000_000, 1_790_000_000],
    ['now', 'invalid'],
  ])('deletedAt %j is read as %j', (value, expected) => {
    expect(read(restoring, value)).toBe(expected);
  });
});
