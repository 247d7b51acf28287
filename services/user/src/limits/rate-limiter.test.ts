import { describe, expect, it } from '@jest/globals';
import { SystemClock } from '@pte/service-kit/clock';
import { createLogger } from '@pte/service-kit/logging';
import type { RedisStore } from '../redis/redis-store.js';
import { registrations } from './rate-limit.js';
import { RateLimiter } from './rate-limiter.js';

const away = {
  key: (name: string) => name,
  run: () => Promise.reject(new Error('away')),
} as unknown as RedisStore;

describe('a rate limiter while Redis is away', () => {
  const lines: string[] = [];
  const logger = createLogger('test', { LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, { write: (line) => lines.push(line) });
  const limiter = new RateLimiter(away, new SystemClock(), logger, { factor: 1, demoMode: false });

  it('lets everybody through and says so, without a name', async () => {
    await limiter.check(registrations, 'lily 203.0.113.7');
    const place = await limiter.take(registrations, 'lily 203.0.113.7');
    await place.giveBack();
    await limiter.clear(registrations, 'lily 203.0.113.7');
    expect(lines).toHaveLength(4);
    expect(lines.join()).toContain('rate limits are not counted');
    expect(lines.join()).not.toMatch(/lily|203/);
  });
});
