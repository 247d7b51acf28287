import type { OnApplicationShutdown } from '@nestjs/common';
import type { RedisConfig } from '@pte/service-kit/environment';
import type { Logger } from '@pte/service-kit/logging';
import { Redis } from 'ioredis';

/** Milliseconds that a command may take; what is kept in Redis is never worth a longer wait. */
const commandTimeout = 500;

/** Redis, which may be away: nothing that is kept there may stop a learner's answer, nor slow it down. */
export class RedisConnection implements OnApplicationShutdown {
  private isAway = false;

  private constructor(
    private readonly redis: Redis,
    private readonly logger: Logger,
  ) {
    redis.on('error', (error) => this.noteAway(error));
    redis.on('ready', () => this.noteBack());
  }

  /** Resolves when the first attempt to connect is over; later ones are made in the background. */
  static async open(config: RedisConfig, logger: Logger): Promise<RedisConnection> {
    const redis = new Redis(config.REDIS_URL, {
      keyPrefix: config.REDIS_KEY_PREFIX,
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout,
      connectTimeout: 2_000,
      retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
    });
    const connection = new RedisConnection(redis, logger);
    await redis.connect().catch((error: unknown) => connection.noteAway(error));
    return connection;
  }

  /** What `work` gives, or `otherwise` when Redis does not answer. */
  async ask<Result>(work: (redis: Redis) => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      const result = await work(this.redis);
      this.noteBack();
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

  private noteBack(): void {
    if (this.isAway) this.logger.info('redis answers again');
    this.isAway = false;
  }
}
