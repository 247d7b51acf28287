import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '@pte/service-kit/logging';
import type { RedisStore } from '../redis/redis-store.js';
import { TokenCache } from './token-cache.js';

const logger = createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });

/** A Redis that is away for the first `failures` scripts. */
function aRedisAwayFor(failures: number) {
  const scripts: (readonly string[])[] = [];
  const store = {
    key: (name: string) => `pte:${name}`,
    get: async () => {
      throw new Error('away');
    },
    run: async (_: string, keys: readonly string[]) => {
      scripts.push(keys);
      if (scripts.length <= failures) throw new Error('away');
    },
  };
  return { cache: new TokenCache(store as unknown as RedisStore, logger), scripts };
}

describe('the tokens that gateways remember', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are dropped at once while Redis answers', async () => {
    const { cache, scripts } = aRedisAwayFor(0);
    await cache.drop(7);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(scripts).toEqual([['pte:user-epoch:7', 'pte:user-tokens:7']]);
  });

  it('are dropped as soon as Redis is back, without the caller waiting for it', async () => {
    const { cache, scripts } = aRedisAwayFor(3);
    await cache.drop(7);
    expect(scripts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(scripts).toHaveLength(4);
  });

  it('are left to their own end when Redis stays away longer than they live', async () => {
    const { cache, scripts } = aRedisAwayFor(Number.POSITIVE_INFINITY);
    await cache.drop(7);
    await jest.advanceTimersByTimeAsync(29_000);
    expect(scripts.length).toBeLessThan(6);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(scripts).toHaveLength(6);
  });

  it('have an epoch that nobody knows while Redis is away', async () => {
    expect(await aRedisAwayFor(0).cache.epoch(7)).toBeUndefined();
  });
});
