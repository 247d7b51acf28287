import type { RedisConfig } from '@pte/service-kit/environment';
import type { Logger } from '@pte/service-kit/logging';
import { Redis } from 'ioredis';

/** The keys that this service shares with the gateway, and its own. Every call throws while Redis is away. */
export class RedisStore {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  key(name: string): string {
    return `${this.prefix}${name}`;
  }

  /** Runs a Lua script; `keys` are whole keys. */
  run(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    return this.redis.eval(script, keys.length, ...keys, ...values);
  }

  get(key: string): Promise<string | null> {
    return this.redis.get(key);
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Milliseconds that a command may take. */
const commandTimeout = 500;

/** Connects, and goes on without when Redis is away: it is tried again in the background, and calls fail at once until then. */
export async function openRedis(config: RedisConfig, logger: Logger): Promise<RedisStore> {
  const redis = new Redis(config.REDIS_URL, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout,
    retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info('Redis answers again');
    isAway = false;
  });
  await redis.connect().catch(() => undefined);
  return new RedisStore(redis, config.REDIS_KEY_PREFIX);
}
