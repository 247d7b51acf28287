import { beforeEach, describe, expect, it } from '@jest/globals';
import { ReadCache } from './read-cache.js';
import type { Versions } from './versions.js';

let version: string | undefined;
let now: number;
let loads: number;

const versions = { of: async () => version } as unknown as Versions;

beforeEach(() => {
  version = '1';
  now = 0;
  loads = 0;
});

const aCache = (capacity = 1000) =>
  new ReadCache<string | null>(versions, {
    capacity,
    sizeOf: (value) => value?.length ?? 0,
    keeps: (value) => value !== null,
    now: () => now,
  });

const load = async () => {
  loads += 1;
  return `value ${loads}`;
};

describe('ReadCache', () => {
  it('loads once while the version stays', async () => {
    const cache = aCache();
    expect([await cache.read('a', ['x'], load), await cache.read('a', ['x'], load)]).toEqual(['value 1', 'value 1']);
  });

  it('shares one load among readers of one version', async () => {
    const cache = aCache();
    await Promise.all([cache.read('a', ['x'], load), cache.read('a', ['x'], load)]);
    expect(loads).toBe(1);
  });

  it('loads anew when the version was raised, also while an older load is under way', async () => {
    const cache = aCache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const older = cache.read('a', ['x'], () => promise);
    await Promise.resolve();
    version = '2';
    expect(await cache.read('a', ['x'], load)).toBe('value 1');
    resolve('old');
    expect(await older).toBe('old');
    expect(await cache.read('a', ['x'], load)).toBe('value 1');
  });

  it('keeps nothing without versions', async () => {
    const cache = aCache();
    version = undefined;
    await cache.read('a', ['x'], load);
    expect(await cache.read('a', ['x'], load)).toBe('value 2');
  });

  it('keeps nothing longer than half a minute', async () => {
    const cache = aCache();
    await cache.read('a', ['x'], load);
    now = 29_999;
    expect(await cache.read('a', ['x'], load)).toBe('value 1');
    now = 30_000;
    expect(await cache.read('a', ['x'], load)).toBe('value 2');
  });

  it('keeps no failure and nothing that is not worth it', async () => {
    const cache = aCache();
    await expect(cache.read('a', ['x'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.read('a', ['x'], async () => null)).toBeNull();
    expect(await cache.read('a', ['x'], load)).toBe('value 1');
  });

  it('lets the longest unused go when it is full', async () => {
    const cache = aCache(20);
    for (const key of ['a', 'b']) await cache.read(key, ['x'], load);
    await cache.read('a', ['x'], load);
    await cache.read('c', ['x'], load);
    expect(await cache.read('a', ['x'], load)).toBe('value 1');
    expect(await cache.read('b', ['x'], load)).toBe('value 4');
  });

  it('drops one entry, or all', async () => {
    const cache = aCache();
    for (const key of ['a', 'b']) await cache.read(key, ['x'], load);
    cache.drop('a');
    cache.drop('never there');
    expect(await cache.read('a', ['x'], load)).toBe('value 3');
    cache.clear();
    expect(await cache.read('b', ['x'], load)).toBe('value 4');
  });
});
