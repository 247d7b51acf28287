import { describe, expect, it } from '@jest/globals';
import { parseByteRange } from './byte-range.js';
import { RangeNotSatisfiable } from './object-store-error.js';

describe('byte ranges', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=5-500', { start: 5, end: 9 }],
  ])('reads %s of ten bytes', (header, expected) => expect(parseByteRange(header, 10)).toEqual(expected));

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
    'ignores %j',
    (header) => {
      expect(parseByteRange(header, 10)).toBeNull();
    },
  );

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('cannot satisfy %s', (header) => {
    expect(() => parseByteRange(header, 10)).toThrow(RangeNotSatisfiable);
  });
});
