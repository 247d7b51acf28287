import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@pte/service-kit/logging';
import { FakeClock } from '@pte/testing/fake-clock';
import { aRedis, type TestRedis } from '@pte/testing/redis';
import { Redis } from 'ioredis';
import type { RateLimit } from '../src/limits/rate-limit.js';
import { RateLimiter } from '../src/limits/rate-limiter.js';
import { openRedis, type RedisStore } from '../src/redis/redis-store.js';

const logger = createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });

let place: TestRedis;
let store: RedisStore;
beforeAll(async () => {
  place = aRedis();
  store = await openRedis({ REDIS_URL: place.url, REDIS_KEY_PREFIX: place.keyPrefix }, logger);
});
afterAll(async () => {
  store.close();
  await place.drop();
});

let limits = 0;
const aLimit = (given: Partial<RateLimit> = {}): RateLimit => ({
  ...{ name: `limit-${++limits}`, most: 3, seconds: 60, byAddress: false },
  ...given,
});

const aLimiter = (given: { factor?: number; demoMode?: boolean } = {}) => {
  const clock = new FakeClock('2026-03-10T12:00:00Z');
  return { clock, limiter: new RateLimiter(store, clock, logger, { factor: 1, demoMode: false, ...given }) };
};

/** How many of `attempts` find room. */
const roomFor = async (limiter: RateLimiter, limit: RateLimit, attempts: number) => {
  const results = await Promise.allSettled(Array.from({ length: attempts }, () => limiter.take(limit, 'someone')));
  return results.filter(({ status }) => status === 'fulfilled').length;
};

describe('a rate limit', () => {
  it('has room for so many in a window that slides', async () => {
    const [{ clock, limiter }, limit] = [aLimiter(), aLimit()];
    await limiter.take(limit, 'someone');
    clock.advance(20);
    await limiter.take(limit, 'someone');
    await limiter.take(limit, 'someone');
    clock.advance(10);
    await expect(limiter.check(limit, 'someone')).rejects.toMatchObject({
      reason: 'RATE_LIMITED',
      kind: 'rate-limited',
      details: { retryAfter: 30 },
    });
    clock.advance(30);
    await limiter.take(limit, 'someone');
    await expect(limiter.take(limit, 'someone')).rejects.toMatchObject({ details: { retryAfter: 20 } });
    await limiter.take(limit, 'someone else');
  });

  it('holds for attempts at the same moment', async () => {
    expect(await roomFor(aLimiter().limiter, aLimit(), 20)).toBe(3);
  });

  it('gives a place back, and forgets', async () => {
    const [{ limiter }, limit] = [aLimiter(), aLimit()];
    const first = await limiter.take(limit, 'someone');
    expect(await roomFor(limiter, limit, 5)).toBe(2);
    await first.giveBack();
    expect(await roomFor(limiter, limit, 5)).toBe(1);
    await limiter.clear(limit, 'someone');
    expect(await roomFor(limiter, limit, 5)).toBe(3);
  });

  it.each([
    [{ factor: 2 }, false, 6],
    [{ factor: 0.01 }, false, 1],
    [{ demoMode: true }, false, 3],
    [{ demoMode: true }, true, 300],
    [{ demoMode: false }, true, 3],
  ])('with %j (by address: %s) has room for %d', async (options, byAddress, most) => {
    expect(await roomFor(aLimiter(options).limiter, aLimit({ byAddress }), 400)).toBe(most);
  });

  it('leaves no name in Redis, and nothing for ever', async () => {
    const [{ limiter }, limit] = [aLimiter(), aLimit()];
    await limiter.take(limit, 'lily 203.0.113.7');
    const redis = new Redis(place.url);
    const keys = await redis.keys(`${place.keyPrefix}limit:${limit.name}:*`);
    const left = await Promise.all(keys.map((key) => redis.pttl(key)));
    redis.disconnect();
    expect(keys.join()).not.toMatch(/lily|203/);
    expect(left).toEqual([expect.any(Number)]);
    expect(left[0]).toBeGreaterThan(50_000);
  });
});
