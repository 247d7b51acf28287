import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { Redis } from 'ioredis';
import { CONFIG, type GatewayConfig } from '../config.js';
import { rateLimited } from '../edge/refusal.js';
import { REDIS } from '../redis/redis-token.js';

export interface ActionLimit {
  readonly name: string;
  /** How many within `seconds`, for one user. */
  readonly most: number;
  readonly seconds: number;
}

/** Recordings and signatures for uploads share one limit. */
export const uploads: ActionLimit = { name: 'uploads', most: 60, seconds: 60 };

/** Takes a place among those of the last seconds; answers 0, or the milliseconds until one is free. */
const takePlace = `
local now, span, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('zremrangebyscore', KEYS[1], '-inf', now - span)
if redis.call('zcard', KEYS[1]) >= most then
  return math.max(1, tonumber(redis.call('zrange', KEYS[1], 0, 0, 'withscores')[2]) + span - now)
end
redis.call('zadd', KEYS[1], now, ARGV[4])
redis.call('pexpire', KEYS[1], span)
return 0`;

/** Limits on what was really done, exact and common to all gateways. Without Redis nothing is refused. */
@Injectable()
export class ActionLimits {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The last check before the effect. Throws RATE_LIMITED. */
  async take({ name, most, seconds }: ActionLimit, userId: number): Promise<void> {
    const key = `${this.config.REDIS_KEY_PREFIX}limit:${name}:${userId}`;
    const allowed = Math.max(1, Math.floor(most * this.config.RATE_LIMIT_FACTOR));
    const now = this.clock.now().getTime();
    const wait = await this.redis.eval(takePlace, 1, key, now, seconds * 1000, allowed, randomUUID()).catch((error) => {
      this.logger.warn({ err: error, limit: name }, 'a limit could not be checked');
      return 0;
    });
    if (Number(wait) > 0) throw rateLimited(Math.ceil(Number(wait) / 1000));
  }
}
