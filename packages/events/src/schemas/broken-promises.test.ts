import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { brokenPromises } from './broken-promises.js';
import { schemaOf } from './schema-of.js';

const schema = (data: z.ZodObject) =>
  schemaOf(defineEvent({ type: 'item.counted', version: 1, topic: 'shop.item', key: () => 'pen', data }));

const before = {
  itemId: z.int(),
  note: z.string().optional(),
  owner: z.object({ userId: z.int(), name: z.string().nullable() }),
  parts: z.array(z.object({ size: z.number() })),
  score: z.union([z.object({ of: z.int() }), z.array(z.object({ of: z.int() }))]),
};

describe('brokenPromises', () => {
  it.each([
    ['nothing changed', before],
    ['an optional field came', { ...before, colour: z.string().optional() }],
    ['a limit changed', { ...before, itemId: z.int().min(1) }],
  ])('finds none when %s', (_, now) => {
    expect(brokenPromises(schema(z.object(before)), schema(z.object(now)))).toEqual([]);
  });

  it.each([
    ['a field is lost', { ...before, itemId: undefined }, 'data.itemId is gone'],
    ['a field within a field is lost', { ...before, owner: z.object({ userId: z.int() }) }, 'data.owner.name is gone'],
    ['a field of a list is lost', { ...before, parts: z.array(z.object({})) }, 'data.parts[].size is gone'],
    ['a required field came', { ...before, colour: z.string() }, 'data.colour is required now'],
    ['a field became required', { ...before, note: z.string() }, 'data.note is required now'],
    ['a field became optional', { ...before, itemId: z.int().optional() }, 'data.itemId is not certain any more'],
    ['a type changed', { ...before, itemId: z.string() }, 'data.itemId has another type'],
    [
      'an alternative changed',
      { ...before, owner: z.object({ userId: z.int(), name: z.int().nullable() }) },
      'data.owner.name has another type',
    ],
    [
      'an alternative changed within',
      { ...before, score: z.union([z.object({ of: z.int() }), z.array(z.object({}))]) },
      'data.score|2[].of is gone',
    ],
    ['an alternative went', { ...before, score: z.object({ of: z.int() }) }, 'data.score has another type'],
  ])('tells when %s', (_, now, promise) => {
    const present = Object.fromEntries(Object.entries(now).filter(([, type]) => type !== undefined));
    expect(brokenPromises(schema(z.object(before)), schema(z.object(present as never)))).toEqual([promise]);
  });
});
