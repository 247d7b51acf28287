import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis-token.js';
import { EventFeed } from './event-feed.js';
import type { EventStream } from './event-stream.js';

/** Milliseconds. */
const heartbeat = 15_000;

/** The streams that are open in this process, woken through one connection to Redis. */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  private readonly streams = new Map<string, Set<EventStream>>();
  private readonly subscriber: Redis;
  private stopping = false;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly feed: EventFeed,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.subscriber = redis.duplicate({
      lazyConnect: true,
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
    });
    this.subscriber.on('error', (error: Error) => this.logger.debug({ err: error }, 'Redis subscription is away'));
    this.subscriber.on('message', (channel: string, closing: string) => this.wake(channel, closing));
    // Messages of the time without a connection are lost; the streams in Redis are not.
    this.subscriber.on('ready', () => this.wakeAll());
  }

  /** Keeps the stream until its browser leaves or it is ended. */
  open(stream: EventStream, onClosed: (leave: () => void) => void): void {
    if (this.stopping) {
      stream.end();
      return;
    }
    const channel = this.feed.channelOf(stream.userId);
    const siblings = this.streams.get(channel) ?? new Set();
    siblings.add(stream);
    this.streams.set(channel, siblings);
    const beat = setInterval(() => this.attempt(stream.beat()), heartbeat).unref();
    onClosed(() => {
      clearInterval(beat);
      this.leave(stream, channel);
    });
    this.attempt(this.join(stream, channel));
  }

  onModuleDestroy(): void {
    this.stopping = true;
    for (const siblings of this.streams.values()) for (const stream of siblings) stream.end();
    this.subscriber.disconnect();
  }

  private async join(stream: EventStream, channel: string): Promise<void> {
    await this.subscriber.subscribe(channel);
    await this.feed.opened(stream.userId, stream.id);
    await stream.deliver();
  }

  private leave(stream: EventStream, channel: string): void {
    const siblings = this.streams.get(channel);
    siblings?.delete(stream);
    if (siblings?.size === 0) {
      this.streams.delete(channel);
      this.attempt(this.subscriber.unsubscribe(channel));
    }
    this.attempt(this.feed.closed(stream.userId, stream.id));
  }

  private wake(channel: string, closing: string): void {
    for (const stream of this.streams.get(channel) ?? []) {
      if (closing === '') this.attempt(stream.deliver());
      else if (closing === stream.id) stream.endForNewer();
    }
  }

  private wakeAll(): void {
    for (const channel of this.streams.keys()) this.wake(channel, '');
  }

  /** The next heartbeat tries again. */
  private attempt(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.logger.debug({ err: error }, 'an event stream could not be served'));
  }
}
