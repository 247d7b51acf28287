import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ObjectStore } from '../src/object-store.js';
import {
  FileTypeMismatch,
  ObjectEmpty,
  ObjectKeyInvalid,
  ObjectTooLarge,
  RangeNotSatisfiable,
} from '../src/object-store-error.js';
import { sniffed } from '../src/sniffed.js';
import { collect, inChunks, wav } from './sample-files.js';

const aKey = () => `question-submissions/${Date.now()}-${randomBytes(16).toString('hex')}.wav`;
const accepting = { contentType: 'audio/wav', maxBytes: 1_000_000 };

/** What every adapter of the port must do. */
export function describeObjectStore(name: string, open: () => Promise<ObjectStore>): void {
  describe(name, () => {
    let store: ObjectStore;

    beforeAll(async () => {
      store = await open();
    });

    it('gives back what was written', async () => {
      const key = aKey();
      const bytes = randomBytes(300_000);
      const before = Math.floor(Date.now() / 1000) - 1;

      const written = await store.write(key, inChunks(bytes, 16_384), accepting);

      expect(written).toMatchObject({
        key,
        size: 300_000,
        contentType: 'audio/wav',
        etag: expect.stringMatching(/^"\w+"$/),
      });
      expect(written.updatedAt).toBeGreaterThanOrEqual(before);
      expect(await store.head(key)).toEqual({ ...written, updatedAt: expect.any(Number) });
      const content = await store.read(key);
      expect(content!.object).toMatchObject({ key, size: 300_000, contentType: 'audio/wav', etag: written.etag });
      expect((await collect(content!.stream)).equals(bytes)).toBe(true);
    });

    it('takes a Node stream and reads ranges', async () => {
      const key = aKey();
      await store.write(key, Readable.from([Buffer.from('01234'), Buffer.from('56789')]), accepting);
      const part = async (start: number, end?: number) => {
        const content = await store.read(key, { start, end });
        expect(content!.object.size).toBe(10);
        return (await collect(content!.stream)).toString();
      };
      expect(await part(2, 5)).toBe('2345');
      expect(await part(7)).toBe('789');
      expect(await part(8, 900)).toBe('89');
      await expect(store.read(key, { start: 10 })).rejects.toThrow(RangeNotSatisfiable);
    });

    it('replaces bytes, type and size together', async () => {
      const key = aKey();
      const first = await store.write(key, inChunks(randomBytes(50), 50), accepting);
      const second = await store.write(key, inChunks(randomBytes(20), 20), { ...accepting, contentType: 'audio/webm' });
      expect(second.etag).not.toBe(first.etag);
      expect(await store.head(key)).toMatchObject({ size: 20, contentType: 'audio/webm', etag: second.etag });
    });

    it('takes exactly the largest size and stores nothing of one byte more', async () => {
      const [fits, exceeds] = [aKey(), aKey()];
      await store.write(fits, inChunks(randomBytes(1000), 300), { ...accepting, maxBytes: 1000 });
      const tooLarge = store.write(exceeds, inChunks(randomBytes(1001), 300), { ...accepting, maxBytes: 1000 });
      await expect(tooLarge).rejects.toThrow(ObjectTooLarge);
      expect(await store.head(fits)).toMatchObject({ size: 1000 });
      expect(await store.head(exceeds)).toBeNull();
    });

    it('stores nothing when the stream is empty, fails, is of another type or is aborted, and keeps what was there', async () => {
      const key = aKey();
      const kept = await store.write(key, inChunks(wav(), 10), accepting);
      const broken = async function* () {
        yield randomBytes(10);
        throw new Error('connection lost');
      };
      const stalled = async function* () {
        yield randomBytes(10);
        await new Promise(() => {});
      };
      await expect(store.write(key, inChunks(Buffer.alloc(0), 1), accepting)).rejects.toThrow(ObjectEmpty);
      await expect(store.write(key, broken(), accepting)).rejects.toThrow('connection lost');
      const text = sniffed(inChunks(Buffer.from('only words'), 4), 'audio/wav');
      await expect(store.write(key, text, accepting)).rejects.toThrow(FileTypeMismatch);
      const signal = AbortSignal.timeout(20);
      await expect(store.write(key, stalled(), { ...accepting, signal })).rejects.toMatchObject({
        name: 'TimeoutError',
      });
      expect(await store.head(key)).toMatchObject({ size: kept.size, etag: kept.etag });
    });

    it('knows what is not there, and deletes once', async () => {
      const key = aKey();
      expect(await store.head(key)).toBeNull();
      expect(await store.read(key)).toBeNull();
      expect(await store.read(key, { start: 0, end: 1 })).toBeNull();
      expect(await store.delete(key)).toBe(false);
      await store.write(key, inChunks(wav(), 100), accepting);
      expect(await store.delete(key)).toBe(true);
      expect(await store.delete(key)).toBe(false);
      expect(await store.read(key)).toBeNull();
    });

    it.each(['', '/etc/passwd', 'site-resources/../../secret', 'user-avatars/1/../2', 'site-resources/a\0b'])(
      'refuses the key %j in every call',
      async (key) => {
        await expect(store.write(key, inChunks(wav(), 10), accepting)).rejects.toThrow(ObjectKeyInvalid);
        await expect(store.head(key)).rejects.toThrow(ObjectKeyInvalid);
        await expect(store.read(key)).rejects.toThrow(ObjectKeyInvalid);
        await expect(store.delete(key)).rejects.toThrow(ObjectKeyInvalid);
      },
    );

    it('survives writers and readers of one key at the same time', async () => {
      const key = aKey();
      const versions = [1, 2, 3, 4].map((version) => Buffer.alloc(5000 * version, version));
      await store.write(key, inChunks(versions[0]!, 999), accepting);
      const reading = Array.from({ length: 20 }, async () => {
        const content = await store.read(key);
        const bytes = await collect(content!.stream);
        expect(bytes).toHaveLength(content!.object.size);
        expect(versions.some((version) => version.equals(bytes))).toBe(true);
      });
      const writing = versions.map((version) => store.write(key, inChunks(version, 999), accepting));
      await Promise.all([...reading, ...writing]);
    });
  });
}
