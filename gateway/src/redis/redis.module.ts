import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { RedisConfig } from '@pte/service-kit/environment';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { Redis } from 'ioredis';
import { CONFIG } from '../config.js';
import { KeyReader } from './key-reader.js';
import { REDIS } from './redis-token.js';

/** Milliseconds. Redis is a short way to an answer here; every use has a longer one. */
const commandTimeout = 500;

async function connect(config: RedisConfig, logger: Logger): Promise<Redis> {
  const redis = new Redis(config.REDIS_URL, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout,
  });
  let reachable = true;
  redis.on('error', (error: Error) => {
    if (reachable) logger.warn({ err: error }, 'Redis is away; reads go to the services');
    reachable = false;
  });
  redis.on('ready', () => {
    reachable = true;
  });
  await redis.connect().catch(() => undefined);
  return redis;
}

/** The gateway's connection to Redis. The gateway starts and answers without it. */
@Global()
@Module({
  providers: [{ provide: REDIS, inject: [CONFIG, LOGGER], useFactory: connect }, KeyReader],
  exports: [REDIS, KeyReader],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
