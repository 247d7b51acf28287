import { setTimeout } from 'node:timers/promises';
import type { Logger } from '@pte/service-kit/logging';
import { currentTrace, inSpan, withRemoteTrace } from '@pte/service-kit/tracing';
import { toMessage } from './cloud-event.js';
import type { EventBus, OutgoingMessage } from './event-bus.js';
import { outboxOldest, outboxWaiting, published } from './metrics.js';
import { OutboxConnection, type OutboxRow } from './outbox-connection.js';
import { type Life, Persistent } from './persistent.js';

export interface RelaySettings {
  /** Postgres, without a transaction pooler in between. */
  readonly url: string;
  readonly schema: string;
  /** CloudEvents source: the service's name. */
  readonly source: string;
}

const batchSize = 500;
/** Milliseconds. Events that come closer together than `gather` share a trip: the first goes at once, the next ones wait for each other. */
const [lockPause, poll, pruneInterval, gather] = [500, 5_000, 3_600_000, 20];

/** Publishes what the transactions of one schema left in the outbox, in order; one replica at a time, the others stand by. */
export class OutboxRelay {
  private running: Persistent | undefined;

  constructor(
    private readonly bus: EventBus,
    private readonly settings: RelaySettings,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running ??= new Persistent('outbox relay', (life) => this.run(life), this.logger);
  }

  /** Publishes what is waiting, if the broker takes it. */
  async stop(): Promise<void> {
    await this.running?.stop();
  }

  private async run(life: Life): Promise<void> {
    const outbox = await OutboxConnection.open(this.settings.url, this.settings.schema, () => life.wake());
    try {
      while (!(await outbox.tryLock())) {
        if (life.stopping) return;
        life.isWell();
        await life.rest(lockPause);
      }
      await outbox.listen();
      await this.relay(outbox, life);
    } finally {
      await outbox.close();
    }
  }

  private async relay(outbox: OutboxConnection, life: Life): Promise<void> {
    let [measureAt, pruneAt] = [0, 0];
    for (;;) {
      const now = Date.now();
      if (now >= measureAt) {
        measureAt = now + poll;
        await measure(outbox);
      }
      if (now >= pruneAt) {
        pruneAt = now + pruneInterval;
        await outbox.prune();
      }
      const isBusy = await this.publishWaiting(outbox, life);
      life.isWell();
      if (life.stopping) return;
      if (isBusy) await setTimeout(gather);
      await life.rest(poll);
      if (outbox.isLost) throw new Error('the connection to Postgres was lost');
    }
  }

  /** Whether there was anything. */
  private async publishWaiting(outbox: OutboxConnection, life: Life): Promise<boolean> {
    for (let isBusy = false; ; isBusy = true) {
      const rows = await outbox.unpublished(batchSize);
      if (rows.length === 0) return isBusy;
      await this.publish(rows);
      await outbox.markPublished(rows.map(({ id }) => id));
      if (rows.length < batchSize && !life.stopping) return true;
    }
  }

  /** Each event in a span of the trace in which it was added. */
  private async publish(rows: readonly OutboxRow[]): Promise<void> {
    const stored = Promise.withResolvers<void>();
    const messages: OutgoingMessage[] = [];
    const spans = rows.map((row) =>
      withRemoteTrace(row.trace, () =>
        inSpan(`publish ${row.type}`, 'producer', { 'messaging.message.id': row.id }, () => {
          messages.push(toMessage(row, this.settings.source, currentTrace()));
          return stored.promise;
        }),
      ),
    );
    this.bus.publish(messages).then(stored.resolve, stored.reject);
    await Promise.all(spans);
    for (const { topic } of rows) published.inc({ topic });
  }
}

async function measure(outbox: OutboxConnection): Promise<void> {
  const { waiting, oldestSeconds } = await outbox.backlog();
  outboxWaiting.set(waiting);
  outboxOldest.set(oldestSeconds);
}
