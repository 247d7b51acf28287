import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { CONFIG, type GatewayConfig } from '../config.js';
import { KeyReader } from '../redis/key-reader.js';
import { REDIS } from '../redis/redis-token.js';

const storedSession = z.object({
  userId: z.int(),
  type: z.int(),
  vipUntil: z.number().nullable(),
  sessionId: z.string(),
  expiresAt: z.number(),
});

/** What a token stands for. `expiresAt` in unix seconds. */
export type StoredSession = z.infer<typeof storedSession>;

/** Seconds that an entry lives; the user service deletes it sooner when the session ends or the role changes. */
const lifetime = 30;
/** Seconds that the list of a user's entries lives, longer than any entry. */
const listLifetime = 3600;

/** Writes the entry only if no session of the user was ended since the epoch was read. */
const fill = `
if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('set', KEYS[2], ARGV[2], 'EX', ARGV[3])
redis.call('sadd', KEYS[3], KEYS[2])
redis.call('expire', KEYS[3], ARGV[4])
return 1`;

const forget = `
redis.call('incr', KEYS[1])
for _, key in ipairs(redis.call('smembers', KEYS[2])) do redis.call('del', key) end
redis.call('del', KEYS[2])
return 1`;

/** The entries of Redis that gateways fill and the user service deletes. Every call rejects while Redis is away. */
@Injectable()
export class TokenCache {
  private readonly prefix: string;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeyReader,
  ) {
    this.prefix = config.REDIS_KEY_PREFIX;
  }

  /** `hash` is the SHA-256 of the token in hexadecimal. */
  async get(hash: string): Promise<StoredSession | null> {
    const text = await this.keys.get(this.entryKey(hash));
    return text === null ? null : (storedSession.safeParse(JSON.parse(text)).data ?? null);
  }

  /** `epoch` of the user, from before the session was looked up; whatever ends a session raises it. */
  async put(hash: string, session: StoredSession, epoch: string): Promise<void> {
    const keys = [this.epochKey(session.userId), this.entryKey(hash), this.listKey(session.userId)];
    await this.redis.eval(fill, keys.length, ...keys, epoch, JSON.stringify(session), lifetime, listLifetime);
  }

  async forgetUser(userId: number): Promise<void> {
    await this.redis.eval(forget, 2, this.epochKey(userId), this.listKey(userId));
  }

  private entryKey = (hash: string) => `${this.prefix}token:${hash}`;
  private listKey = (userId: number) => `${this.prefix}user-tokens:${userId}`;
  private epochKey = (userId: number) => `${this.prefix}user-epoch:${userId}`;
}
