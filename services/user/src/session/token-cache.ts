import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { RedisStore } from '../redis/redis-store.js';

/** Seconds that an epoch is kept: far longer than any resolve call may take. */
const epochLifetime = 86_400;

const dropAll = `
redis.call('incr', KEYS[1])
redis.call('expire', KEYS[1], ARGV[1])
local tokens = redis.call('smembers', KEYS[2])
for _, key in ipairs(tokens) do redis.call('del', key) end
redis.call('del', KEYS[2])
return #tokens`;

/** Waits before a drop is tried again, milliseconds; an answer in the cache lives 30 s. */
const retryWaits = [250, 1_000, 4_000, 10_000, 15_000];

/** The gateways' short memory of who holds a token. It must forget before a call answers that ends or changes a session. */
@Injectable()
export class TokenCache {
  constructor(
    private readonly redis: RedisStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The user's epoch, "" when there is none; undefined when Redis is away. */
  async epoch(userId: number): Promise<string | undefined> {
    try {
      return (await this.redis.get(this.epochKey(userId))) ?? '';
    } catch {
      return undefined;
    }
  }

  /**
   * Forgets the user's tokens and raises the epoch, so that an answer that was read before is not stored after. Never
   * throws: while Redis is away the gateways ask us directly, and the drop is repeated in the background.
   */
  async drop(userId: number): Promise<void> {
    if (await this.tryDrop(userId)) return;
    void this.dropLater(userId);
  }

  private async dropLater(userId: number): Promise<void> {
    for (const wait of retryWaits) {
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      if (await this.tryDrop(userId)) return;
    }
  }

  private async tryDrop(userId: number): Promise<boolean> {
    const keys = [this.epochKey(userId), this.redis.key(`user-tokens:${userId}`)];
    try {
      await this.redis.run(dropAll, keys, [epochLifetime]);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, userId }, 'cached tokens could not be dropped');
      return false;
    }
  }

  private epochKey(userId: number): string {
    return this.redis.key(`user-epoch:${userId}`);
  }
}
