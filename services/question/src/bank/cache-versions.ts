import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../redis/redis-connection.js';

/**
 * Versions under which gateways keep rendered reads. Raised after the commit and before the write is answered, so that every
 * gateway reads its own writes; without Redis the events and the short life of what is kept are the second way.
 */
@Injectable()
export class CacheVersions {
  constructor(private readonly redis: RedisConnection) {}

  /** The question itself, every list of questions, and the counts of the types. */
  raiseQuestion(id: number): Promise<void> {
    return this.raise(`version:question:${id}`, 'version:questions', 'version:types');
  }

  raiseTypes(): Promise<void> {
    return this.raise('version:types');
  }

  private async raise(...keys: string[]): Promise<void> {
    await this.redis.ask((redis) => Promise.all(keys.map((key) => redis.incr(key))), []);
  }
}
