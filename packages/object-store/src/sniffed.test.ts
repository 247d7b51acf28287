import { describe, expect, it } from '@jest/globals';
import { collect, inChunks, png, taggedMp3, wav } from '../test/sample-files.js';
import { FileTypeMismatch, ObjectEmpty } from './object-store-error.js';
import { sniffed } from './sniffed.js';

describe('sniffed', () => {
  it.each([1, 7, 100_000])('lets a file of the declared type through unchanged, in chunks of %i', async (size) => {
    const file = wav(5000);
    expect(await collect(sniffed(inChunks(file, size), 'audio/wav'))).toEqual(file);
  });

  it('accepts a WAV header followed by a sample, and an MP3 behind a short or a long tag', async () => {
    const accepted = [
      { file: wav(1), type: 'audio/wav' },
      { file: taggedMp3(200), type: 'audio/mpeg' },
      { file: taggedMp3(60_000), type: 'audio/mpeg' },
    ] as const;
    for (const { file, type } of accepted) expect(await collect(sniffed(inChunks(file, 1000), type))).toEqual(file);
  });

  it.each([
    ['text', Buffer.from('These are words, and they were named .mp3')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a tag and nothing behind it', taggedMp3(200).subarray(0, 210)],
    ['a tag and text behind it', Buffer.concat([taggedMp3(200).subarray(0, 210), Buffer.from('words '.repeat(50))])],
    ['an image', png()],
    ['zeros', Buffer.alloc(9000)],
  ])('refuses %s as audio/mpeg and lets no byte through', async (_name, file) => {
    const seen: Uint8Array[] = [];
    const reading = async () => {
      for await (const chunk of sniffed(inChunks(file, 1000), 'audio/mpeg')) seen.push(chunk);
    };
    await expect(reading()).rejects.toThrow(FileTypeMismatch);
    expect(seen).toEqual([]);
  });

  it('refuses an empty stream as empty', async () => {
    await expect(collect(sniffed(inChunks(Buffer.alloc(0), 10), 'audio/webm'))).rejects.toThrow(ObjectEmpty);
  });
});
