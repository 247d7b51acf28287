import { createHash, randomUUID } from 'node:crypto';
import { Clock } from '@pte/service-kit/clock';
import { DomainError } from '@pte/service-kit/domain-error';
import type { Logger } from '@pte/service-kit/logging';
import type { RedisStore } from '../redis/redis-store.js';
import type { RateLimit } from './rate-limit.js';

/** Refused until `retryAfter` seconds from now. */
export class RateLimited extends DomainError {
  constructor(retryAfter: number) {
    super('RATE_LIMITED', 'rate-limited', { retryAfter });
  }
}

/** Answers milliseconds to wait, 0 when there is room; takes a place when a member is given. */
const placeInWindow = `
local now, window, most, member = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
redis.call('zremrangebyscore', KEYS[1], '-inf', now - window)
local count = redis.call('zcard', KEYS[1])
if count >= most then
  local blocking = redis.call('zrange', KEYS[1], count - most, count - most, 'withscores')
  return math.max(1, tonumber(blocking[2]) + window - now)
end
if member ~= '' then
  redis.call('zadd', KEYS[1], now, member)
  redis.call('pexpire', KEYS[1], window)
end
return 0`;

export interface RateLimiterOptions {
  /** Multiplies every limit. */
  readonly factor: number;
  readonly demoMode: boolean;
}

/** Counts in Redis, over all replicas. While Redis is away nothing is limited: signing in matters more. */
export class RateLimiter {
  constructor(
    private readonly redis: RedisStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly options: RateLimiterOptions,
  ) {}

  /** Throws RateLimited when there is no room; counts nothing. */
  async check(limit: RateLimit, counted: string): Promise<void> {
    await this.place(limit, counted, '');
  }

  /** Counts one, or throws RateLimited when there is no room. The answer gives the place back. */
  async take(limit: RateLimit, counted: string): Promise<{ giveBack(): Promise<void> }> {
    const member = randomUUID();
    await this.place(limit, counted, member);
    const script = `return redis.call('zrem', KEYS[1], ARGV[1])`;
    return { giveBack: () => this.quietly(() => this.redis.run(script, [this.keyOf(limit, counted)], [member])) };
  }

  /** Counts one only if the work is done; throws RateLimited before it when there is no room. */
  async during<Result>(limit: RateLimit, counted: string, work: () => Promise<Result>): Promise<Result> {
    const place = await this.take(limit, counted);
    try {
      return await work();
    } catch (error) {
      await place.giveBack();
      throw error;
    }
  }

  /** Forgets what was counted. */
  clear(limit: RateLimit, counted: string): Promise<void> {
    return this.quietly(() => this.redis.run(`return redis.call('del', KEYS[1])`, [this.keyOf(limit, counted)], []));
  }

  private async place(limit: RateLimit, counted: string, member: string): Promise<void> {
    const values = [this.clock.now().getTime(), limit.seconds * 1000, this.mostOf(limit), member];
    let wait = 0;
    await this.quietly(async () => {
      wait = Number(await this.redis.run(placeInWindow, [this.keyOf(limit, counted)], values));
    });
    if (wait > 0) throw new RateLimited(Math.ceil(wait / 1000));
  }

  private mostOf({ most, byAddress }: RateLimit): number {
    const demoFactor = byAddress && this.options.demoMode ? 100 : 1;
    return Math.max(1, Math.floor(most * demoFactor * this.options.factor));
  }

  /** Hashed: names and addresses do not lie about in Redis. */
  private keyOf(limit: RateLimit, counted: string): string {
    return this.redis.key(`limit:${limit.name}:${createHash('sha256').update(counted).digest('base64url')}`);
  }

  private async quietly(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error }, 'rate limits are not counted while Redis is away');
    }
  }
}
