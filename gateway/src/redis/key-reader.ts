import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from './redis-token.js';
import { TickBatch } from './tick-batch.js';

/**
 * Reads of single keys, joined into one MGET. One is under way at a time: under load the fixed cost of a round trip is then
 * shared by all requests that came meanwhile. Rejects while Redis is away.
 */
@Injectable()
export class KeyReader {
  private readonly batch: TickBatch<string, string | null>;

  constructor(@Inject(REDIS) redis: Redis) {
    this.batch = new TickBatch(async (keys) => {
      const values = await redis.mget(keys);
      return new Map(keys.map((key, index) => [key, values[index] ?? null]));
    }, 1);
  }

  async get(key: string): Promise<string | null> {
    return (await this.batch.get(key)) ?? null;
  }
}
