import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LocalDiskObjectStore } from '../src/local-disk-object-store.js';
import { describeObjectStore } from './object-store-conformance.js';
import { inChunks, wav } from './sample-files.js';

let directory: string;
const accepting = { contentType: 'audio/wav', maxBytes: 1000 };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'object-store-'));
});

afterAll(() => rm(directory, { recursive: true }));

describeObjectStore('the local-disk store', () => LocalDiskObjectStore.open(join(directory, 'conformance')));

describe('the local-disk store on its disk', () => {
  it('leaves one version and its note, and nothing of a refused write', async () => {
    const root = join(directory, 'tidy');
    const store = await LocalDiskObjectStore.open(root);
    for (const samples of [1, 2, 3]) await store.write('user-avatars/1', inChunks(wav(samples), 10), accepting);
    await expect(store.write('user-avatars/1', inChunks(wav(5000), 10), accepting)).rejects.toThrow();
    expect((await readdir(join(root, 'user-avatars'))).sort()).toEqual([
      expect.stringMatching(/^1@[0-9a-f]{16}$/),
      '1@note.json',
    ]);

    await store.delete('user-avatars/1');
    expect(await readdir(join(root, 'user-avatars'))).toEqual([]);
  });

  it('is still there for the next process', async () => {
    const root = join(directory, 'again');
    const written = await (await LocalDiskObjectStore.open(root)).write(
      'site-resources/a.wav',
      inChunks(wav(), 10),
      accepting,
    );
    expect(await (await LocalDiskObjectStore.open(root)).head('site-resources/a.wav')).toEqual(written);
  });

  it('does not follow a link out of its folder', async () => {
    const [root, outside] = [join(directory, 'linked'), join(directory, 'outside')];
    const [store] = await Promise.all([LocalDiskObjectStore.open(root), LocalDiskObjectStore.open(outside)]);
    await symlink(outside, join(root, 'site-resources'));
    await expect(store.write('site-resources/a.wav', inChunks(wav(), 10), accepting)).rejects.toThrow('link');
    expect(await readdir(outside)).toEqual([]);
  });
});
