import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@pte/service-kit/logging';
import { RedisConnection } from './redis-connection.js';

const logger = createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
/** A port that the kernel never gives to a server. */
const nowhere = { REDIS_URL: 'redis://127.0.0.1:1', REDIS_KEY_PREFIX: 'test:' };

describe('a connection to a Redis that is away', () => {
  it('opens nevertheless and gives the other answer at once', async () => {
    const redis = await RedisConnection.open(nowhere, logger);
    const started = performance.now();
    expect(await redis.ask((client) => client.get('key'), 'otherwise')).toBe('otherwise');
    expect(performance.now() - started).toBeLessThan(400);
    redis.onApplicationShutdown();
  });

  it('takes an error in the work as no answer', async () => {
    const redis = await RedisConnection.open(nowhere, logger);
    expect(await redis.ask(() => Promise.reject(new Error('wrong type')), 7)).toBe(7);
    redis.onApplicationShutdown();
  });
});
