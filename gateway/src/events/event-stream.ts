import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FeedEntry } from './event-feed.js';

/** Bytes that a reader who does not read may leave waiting. */
const mostWaiting = 1024 * 1024;
/** Milliseconds after which a browser whose stream was closed for a newer one comes back. */
const politeRetry = 60_000;

export interface StreamSource {
  /** Entries after a position, oldest first. */
  after(id: string): Promise<FeedEntry[]>;
  /** Whether the token still works. */
  isCurrent(): Promise<boolean>;
}

export const revoked = 'session.revoked';

/** One browser's open stream. */
export class EventStream {
  readonly id = randomUUID();
  private reading = false;
  private again = false;

  /** `position`: what the browser has seen. */
  constructor(
    readonly userId: number,
    private readonly response: ServerResponse,
    private readonly source: StreamSource,
    private position: string,
  ) {}

  /** `serverTime` in unix seconds. */
  begin(serverTime: number): void {
    this.write({ id: this.position, type: 'ready', data: JSON.stringify({ serverTime }) });
  }

  /** Delivers what is new; one reader at a time, so that nothing is sent twice or out of order. */
  async deliver(): Promise<void> {
    this.again = true;
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.again && !this.response.writableEnded) {
        this.again = false;
        await this.deliverOnce();
      }
    } finally {
      this.reading = false;
    }
  }

  /** A comment keeps proxies from closing the line; whoever lost the session meanwhile is told. */
  async beat(): Promise<void> {
    this.response.write(': heartbeat\n\n');
    if (!(await this.source.isCurrent())) return this.endRevoked(this.position);
    await this.deliver();
  }

  /** For a newer stream of the same user; the browser should not come back at once and push that one out. */
  endForNewer(): void {
    this.response.end(`retry: ${politeRetry}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  private async deliverOnce(): Promise<void> {
    const entries = await this.source.after(this.position);
    if (entries.length > 0) this.again = true;
    for (const entry of entries) {
      this.position = entry.id;
      if (entry.type !== revoked) this.write(entry);
      // It may speak of another session of the user, or of one before this.
      else if (!(await this.source.isCurrent())) return this.endRevoked(entry.id);
    }
  }

  private endRevoked(id: string): void {
    this.write({ id, type: revoked, data: '{}' });
    this.response.end();
  }

  private write({ id, type, data }: FeedEntry): void {
    if (this.response.writableEnded) return;
    this.response.write(`id: ${id}\nevent: ${type}\ndata: ${data}\n\n`);
    if (this.response.writableLength > mostWaiting) this.response.destroy();
  }
}
