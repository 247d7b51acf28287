import type { OnApplicationShutdown } from '@nestjs/common';
import type { RedisConfig } from '@pte/service-kit/environment';
import type { Logger } from '@pte/service-kit/logging';
import { Redis } from 'ioredis';

/** Milliseconds that a command may take; what is kept in Redis is never worth a longer wait. */
const commandTimeout = 500;

/** Redis, which may be away: nothing that is kept there may stop a learner's answer. */
export class RedisConnection implements OnApplicationShutdown {
  private readonly redis: Redis;
  private isAway = false;

  constructor(
    config: RedisConfig,
    private readonly logger: Logger,
  ) {
    this.redis = new Redis(config.REDIS_URL, {
      keyPrefix: config.REDIS_KEY_PREFIX,
      commandTimeout,
      connectTimeout: 2_000,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', (error) => this.noteAway(error));
  }

  /** What `work` gives, or `otherwise` when Redis does not answer. */
  async ask<Result>(work: (redis: Redis) => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      const result = await work(this.redis);
      if (this.isAway) this.logger.info('redis answers again');
      this.isAway = false;
      return result;
    } catch (error) {
      this.noteAway(error);
      return otherwise;
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private noteAway(error: unknown): void {
    if (!this.isAway) this.logger.warn({ err: error }, 'redis does not answer');
    this.isAway = true;
  }
}
