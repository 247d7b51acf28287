import type { RedisConfig } from '@pte/service-kit/environment';
import type { Logger } from '@pte/service-kit/logging';
import { Redis, type RedisOptions } from 'ioredis';

export const queueName = 'scoring.task';

/** What a job says: which task, in whose trace. */
export interface TaskJob {
  readonly taskId: number;
  readonly trace: Record<string, string>;
}

/** BullMQ has its own way to keep keys apart. */
export const queuePrefix = ({ REDIS_KEY_PREFIX }: Pick<RedisConfig, 'REDIS_KEY_PREFIX'>): string =>
  `${REDIS_KEY_PREFIX}bull`;

type Patience = 'fails at once' | 'waits';

/** What a command does while Redis is away. BullMQ's workers must wait. */
const whileAway: Readonly<Record<Patience, RedisOptions>> = {
  'fails at once': { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 2_000 },
  waits: { maxRetriesPerRequest: null },
};

/** Connects again by itself, for ever; says once that Redis is away, and once that it is back. */
export function queueConnection(
  { REDIS_URL }: Pick<RedisConfig, 'REDIS_URL'>,
  patience: Patience,
  logger: Logger,
): Redis {
  const redis = new Redis(REDIS_URL, {
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    ...whileAway[patience],
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away, the queue waits');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info('Redis answers again');
    isAway = false;
  });
  return redis;
}
