import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { useInfrastructure } from './infrastructure.ts';

export interface TestRedis {
  readonly url: string;
  /** The test's own, ends with a colon; as REDIS_KEY_PREFIX of a service. */
  readonly keyPrefix: string;
  /** Deletes the test's keys. */
  readonly drop: () => Promise<void>;
}

/** A part of Redis of the test's own. */
export function aRedis(): TestRedis {
  const { redisUrl: url } = useInfrastructure();
  const keyPrefix = `test-${randomBytes(6).toString('hex')}:`;
  return { url, keyPrefix, drop: () => forgetKeys(url, keyPrefix) };
}

/** What a part of Redis held is gone, as after a restart of a Redis that writes nothing to the disk. */
export async function forgetKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 }) as AsyncIterable<string[]>)
      if (keys.length > 0) await redis.unlink(...keys);
  } finally {
    await redis.quit();
  }
}
