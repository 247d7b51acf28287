import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { commonContent, nonBlank, spokenContent } from './content-parts.js';

const common = z.looseObject(commonContent);
const spoken = z.looseObject(spokenContent);

describe('content that any type may carry', () => {
  it.each([
    {},
    { v: 1 },
    { title: '', directions: 'Read.', imageUrl: 'a.png', imageAlt: 'Bar chart' },
    { audioUrl: 'a.mp3' },
    { audioUrl: '' },
    { audioUrl: [{ type: 4, url: 'a.mp3' }] },
    { unknown: { kept: true } },
  ])('may be %j', (content) => {
    expect(common.parse(content)).toEqual(content);
  });

  it.each([
    { v: 2 },
    { title: null },
    { directions: 7 },
    { imageUrl: ['a.png'] },
    { audioUrl: [] },
    { audioUrl: [{ type: -1, url: 'a.mp3' }] },
    { audioUrl: [{ type: 0, url: ' ' }] },
    { audioUrl: { type: 0, url: 'a.mp3' } },
  ])('may not be %j', (content) => {
    expect(common.safeParse(content).success).toBe(false);
  });
});

describe('times of spoken types', () => {
  it.each([{}, { recordSeconds: 1 }, { recordSeconds: 180, prepSeconds: 0 }, { prepSeconds: 600 }])(
    'may be %j',
    (content) => {
      expect(spoken.safeParse(content).success).toBe(true);
    },
  );

  it.each([
    { recordSeconds: 0 },
    { recordSeconds: 181 },
    { recordSeconds: 1.5 },
    { recordSeconds: '40' },
    { prepSeconds: -1 },
    { prepSeconds: 601 },
  ])('may not be %j', (content) => {
    expect(spoken.safeParse(content).success).toBe(false);
  });
});

describe('a text that must say something', () => {
  it.each(['', ' ', '\n\t', '\u3000'])('is not %j', (value) => {
    expect(nonBlank.safeParse(value).success).toBe(false);
  });
});
