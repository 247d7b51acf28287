import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type GatewayConfig } from '../config.js';
import { REDIS } from '../redis/redis-token.js';

/** What a learner is told. */
export interface Notice {
  readonly type: string;
  /** JSON text. */
  readonly data: string;
}

/** A notice in a learner's stream. */
export interface FeedEntry extends Notice {
  /** Position in the stream, `milliseconds-number`. */
  readonly id: string;
}

/** Seconds for which missed notices are kept. */
export const replaySeconds = 300;
const mostKept = 500;
/** Seconds for which an event is known to be in the feed; Kafka's repetitions come sooner. */
const seenLifetime = 3600;
const mostAtOnce = 100;

/** Every open stream of one user in all gateways together; the oldest is told to close. */
const mostStreams = 5;
/** Seconds; a list that nobody touched for a day is of streams long gone. */
const streamListLifetime = 86_400;

const append = `
if not redis.call('set', KEYS[1], '1', 'NX', 'EX', ARGV[1]) then return 0 end
redis.call('xadd', KEYS[2], 'MAXLEN', '~', ARGV[2], '*', 'type', ARGV[4], 'data', ARGV[5])
redis.call('expire', KEYS[2], ARGV[3])
redis.call('publish', KEYS[2], '')
return 1`;

const open = `
local time = redis.call('time')
redis.call('zadd', KEYS[1], time[1] * 1000000 + time[2], ARGV[1])
redis.call('expire', KEYS[1], ARGV[3])
for _, id in ipairs(redis.call('zrange', KEYS[1], 0, -1 - ARGV[2])) do
  redis.call('zrem', KEYS[1], id)
  redis.call('publish', KEYS[2], id)
end
return 1`;

/** Each learner's notices of the last minutes, in Redis, so that any gateway can deliver them. */
@Injectable()
export class EventFeed {
  private readonly prefix: string;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {
    this.prefix = config.REDIS_KEY_PREFIX;
  }

  /** Name of the stream, and of the channel that says: something is new (empty message), or: close that stream (its id). */
  channelOf(userId: number): string {
    return `${this.prefix}events:${userId}`;
  }

  /** Once for each `eventId`, however often it comes. */
  async add(userId: number, eventId: string, { type, data }: Notice): Promise<void> {
    const keys = [`${this.prefix}event-seen:${eventId}`, this.channelOf(userId)];
    await this.redis.eval(append, keys.length, ...keys, seenLifetime, mostKept, replaySeconds, type, data);
  }

  /** Position after which everything is new. */
  async lastId(userId: number): Promise<string> {
    const [last] = await this.redis.xrevrange(this.channelOf(userId), '+', '-', 'COUNT', 1);
    return last?.[0] ?? '0-0';
  }

  async after(userId: number, id: string): Promise<FeedEntry[]> {
    const entries = await this.redis.xrange(this.channelOf(userId), `(${id}`, '+', 'COUNT', mostAtOnce);
    return entries.map(([entryId, [, type = '', , data = '']]) => ({ id: entryId, type, data }));
  }

  /** Notes an open stream and lets the oldest above the limit be closed, wherever it is. */
  async opened(userId: number, streamId: string): Promise<void> {
    const keys = [`${this.prefix}streams:${userId}`, this.channelOf(userId)];
    await this.redis.eval(open, keys.length, ...keys, streamId, mostStreams, streamListLifetime);
  }

  async closed(userId: number, streamId: string): Promise<void> {
    await this.redis.zrem(`${this.prefix}streams:${userId}`, streamId);
  }
}
