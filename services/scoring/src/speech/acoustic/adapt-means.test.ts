import { describe, expect, it } from '@jest/globals';
import { adaptMeans } from './adapt-means.js';

const file = (values: readonly number[]): Buffer => {
  const head = Buffer.from('s3\nversion 1.0\nchksum0 yes\nendhdr\n');
  const words = Buffer.alloc(4 + 5 * 4);
  words.writeUInt32LE(0x11223344);
  for (const [index, word] of [2, 1, 1, 2, values.length].entries()) words.writeInt32LE(word, 4 + index * 4);
  return Buffer.concat([head, words, Buffer.from(Float32Array.from(values).buffer)]);
};
const valuesOf = (bytes: Buffer): number[] => {
  const start = bytes.indexOf('endhdr\n') + 7 + 4 + 5 * 4;
  return [0, 4, 8, 12].map((offset) => bytes.readFloatLE(start + offset));
};
const transforms = {
  phones_in_codebook_order: ['SIL', 'AA'],
  matrices: {
    AA: [
      [
        [1, 2, 0],
        [0, 1, 1],
      ],
    ],
  },
};

describe('adaptMeans', () => {
  it('moves the means of a phone by its transform and leaves the others', () => {
    const adapted = adaptMeans(file([1, 2, 3, 4]), file([1, 1, 1, 1]), transforms);
    expect(valuesOf(adapted)).toEqual([1, 2, 7, 7]);
  });

  it('keeps a value whose variance was floored', () => {
    const adapted = adaptMeans(file([1, 2, 3, 4]), file([1, 1, 0.01, 1]), transforms);
    expect(valuesOf(adapted)).toEqual([1, 2, 3, 7]);
  });

  it('refuses a file of another kind', () => {
    expect(() => adaptMeans(Buffer.from('RIFF and more'), file([1, 1, 1, 1]), transforms)).toThrow('s3 parameter file');
  });
});
