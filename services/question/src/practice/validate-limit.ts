import { randomUUID } from 'node:crypto';
import { Clock } from '@pte/service-kit/clock';
import { DomainError } from '@pte/service-kit/domain-error';
import type { RedisConnection } from '../redis/redis-connection.js';

const perMinute = 120;
const minute = 60_000;

/** Gives the milliseconds to wait; 0 when the call was counted. */
const countCall = `
  redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[1] - ARGV[3])
  if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then
    return redis.call('zrange', KEYS[1], 0, 0, 'withscores')[2] + ARGV[3] - ARGV[1]
  end
  redis.call('zadd', KEYS[1], ARGV[1], ARGV[4])
  redis.call('pexpire', KEYS[1], ARGV[3])
  return 0`;

/** How many answers a learner may have stored in a minute, by all replicas together. Without Redis nobody is stopped. */
export class ValidateLimit {
  private readonly most: number;

  constructor(
    private readonly redis: RedisConnection,
    private readonly clock: Clock,
    factor: number,
  ) {
    this.most = Math.max(1, Math.floor(perMinute * factor));
  }

  /** Counts one more and gives the way to take it back when nothing was stored after all. Throws RATE_LIMITED. */
  async count(userId: number): Promise<() => Promise<void>> {
    const key = `limit:validate:${userId}`;
    const call = randomUUID();
    const wait = await this.redis.ask(
      (redis) => redis.eval(countCall, 1, key, this.clock.now().getTime(), this.most, minute, call),
      0,
    );
    if (Number(wait) > 0) {
      throw new DomainError('RATE_LIMITED', 'rate-limited', { retryAfter: Math.ceil(Number(wait) / 1000) });
    }
    return async () => void (await this.redis.ask((redis) => redis.zrem(key, call), 0));
  }
}
