import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LocalDiskObjectStore } from '@pte/object-store/local-disk-object-store';
import type { ObjectStore } from '@pte/object-store/object-store';
import { ObjectStoreUnavailable } from '@pte/object-store/object-store-error';
import { RecordingFetcher } from '../src/scorer/recording-fetcher.js';

let directory: string;
let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'objects-'));
  folder = await mkdtemp(join(tmpdir(), 'fetched-'));
  store = await LocalDiskObjectStore.open(directory);
});

afterEach(() => Promise.all([directory, folder].map((path) => rm(path, { recursive: true }))));

const fetched = (name: string, from: Pick<ObjectStore, 'read'> = store) =>
  new RecordingFetcher(from, folder).withRecording(name, (path) => readFile(path, 'utf8'));

describe('a recording', () => {
  beforeEach(async () => {
    const content = { contentType: 'audio/webm', maxBytes: 1_000 };
    await store.write('question-submissions/1-ab.webm', Readable.from([Buffer.from('a voice')]), content);
  });

  it('is a file while it is needed, and gone afterwards', async () => {
    expect(await fetched('1-ab.webm')).toBe('a voice');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is gone when the work failed, too', async () => {
    const work = new RecordingFetcher(store, folder).withRecording('1-ab.webm', () => Promise.reject(new Error('no')));
    await expect(work).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['2-cd.webm', '../1-ab.webm', ''])('that is not there is refused for good: %j', async (name) => {
    await expect(fetched(name)).rejects.toMatchObject({ code: 'RECORDING_MISSING' });
  });

  it('that breaks off may come later', async () => {
    const object = { key: 'k', size: 9, contentType: 'audio/webm', etag: '"e"', updatedAt: 0 };
    const stream = Readable.from(
      (function* () {
        yield Buffer.from('a vo');
        throw new Error('connection reset');
      })(),
    );
    await expect(fetched('1-ab.webm', { read: async () => ({ object, stream }) })).rejects.toThrow(
      ObjectStoreUnavailable,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
