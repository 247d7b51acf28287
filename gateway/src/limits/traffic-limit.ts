import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { CONFIG, type GatewayConfig } from '../config.js';
import { rateLimited } from '../edge/refusal.js';
import { REDIS } from '../redis/redis-token.js';
import { tokenHash, tokenIn } from '../session/token.js';
import { SlidingCount } from './sliding-count.js';

/** Requests in a minute by one token or address. */
const perMinute = 1200;
const demoFactor = 100;
/** Milliseconds between two settlements with the other gateways. */
const settleEvery = 1000;
/** Seconds that a window's sum is kept. */
const sumLifetime = 180;

/**
 * The limit on everything together. Counted here, settled with the other gateways through Redis once a second.
 * A token has a count of its own only once it proved to be one; until then its requests are the address's.
 */
@Injectable()
export class TrafficLimit implements OnModuleInit, OnApplicationShutdown {
  private readonly counts = new Map<string, SlidingCount>();
  private readonly most: number;
  private readonly prefix: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    this.most = perMinute * config.RATE_LIMIT_FACTOR * (config.DEMO_MODE ? demoFactor : 1);
    this.prefix = `${config.REDIS_KEY_PREFIX}traffic:`;
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.settle().catch(() => undefined), settleEvery).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Counts an attempt. Throws RATE_LIMITED. */
  count(request: FastifyRequest): void {
    const now = this.clock.now().getTime();
    const count = this.countOf(request, now);
    if (count.estimate(now) >= this.most)
      throw rateLimited(Math.max(1, Math.ceil(count.waitFor(this.most, now) / 1000)));
    count.add(now);
  }

  /** From now on requests with this token are counted by it. */
  know(token: string): void {
    const key = `token:${tokenHash(token)}`;
    if (!this.counts.has(key)) this.counts.set(key, new SlidingCount(this.clock.now().getTime()));
  }

  private countOf(request: FastifyRequest, now: number): SlidingCount {
    const token = tokenIn(request, undefined);
    const own = token === '' ? undefined : this.counts.get(`token:${tokenHash(token)}`);
    if (own) return own;
    const key = `ip:${request.ip}`;
    const known = this.counts.get(key);
    if (known) return known;
    const count = new SlidingCount(now);
    this.counts.set(key, count);
    return count;
  }

  private async settle(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const [key, count] of this.counts) if (count.isIdle(now)) this.counts.delete(key);
    const told = [...this.counts]
      .map(([key, count]) => ({ key, count, untold: count.takeUntold() }))
      .filter(({ untold }) => untold.count > 0);
    if (told.length === 0) return;
    const pipeline = this.redis.pipeline();
    for (const { key, untold } of told) {
      const sum = `${this.prefix}${key}:${untold.window}`;
      pipeline.incrby(sum, untold.count).expire(sum, sumLifetime);
    }
    const results = (await pipeline.exec()) ?? [];
    told.forEach(({ count, untold }, index) => {
      const [error, total] = results[index * 2] ?? [];
      if (!error) count.settle(untold.window, Number(total));
    });
  }
}
