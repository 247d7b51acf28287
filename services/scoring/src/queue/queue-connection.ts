import type { RedisConfig } from '@pte/service-kit/environment';
import type { Logger } from '@pte/service-kit/logging';
import { Redis } from 'ioredis';

export const queueName = 'scoring.task';

/** What a job says: which task, in whose trace. */
export interface TaskJob {
  readonly taskId: number;
  readonly trace: Record<string, string>;
}

/** BullMQ has its own way to keep keys apart. */
export const queuePrefix = ({ REDIS_KEY_PREFIX }: Pick<RedisConfig, 'REDIS_KEY_PREFIX'>): string =>
  `${REDIS_KEY_PREFIX}bull`;

/** A connection as BullMQ wants it. Connects again by itself, for ever; says once that Redis is away. */
export function queueConnection({ REDIS_URL }: Pick<RedisConfig, 'REDIS_URL'>, logger: Logger): Redis {
  const redis = new Redis(REDIS_URL, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away, the queue waits');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  return redis;
}
