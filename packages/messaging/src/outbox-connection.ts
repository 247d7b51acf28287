import type { TraceCarrier } from '@pte/service-kit/tracing';
import { Client } from 'pg';
import type { StoredEvent } from './cloud-event.js';

export interface OutboxRow extends StoredEvent {
  readonly trace: TraceCarrier;
}

/** Days that published events and ids of handled events are kept; the inbox must remember longer than dead letters live. */
const keepPublished = 7;
const keepHandled = 60;

/** A crashed machine's connection, and with it its lock, must go in half a minute and not in two hours. */
const keepalive = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** The relay's own connection to its service's schema: the lock lives and dies with it. Not through a transaction pooler. */
export class OutboxConnection {
  private lost = false;

  private constructor(
    private readonly client: Client,
    private readonly schema: string,
  ) {}

  /** `wake` is called when something was added and when the connection is lost. */
  static async open(url: string, schema: string, wake: () => void): Promise<OutboxConnection> {
    const client = new Client({
      connectionString: url,
      application_name: `pte-${schema}-outbox`,
      options: `-c search_path=${schema} ${keepalive}`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
    });
    const connection = new OutboxConnection(client, schema);
    const onLost = () => {
      connection.lost = true;
      wake();
    };
    client.on('error', onLost).on('end', onLost).on('notification', wake);
    await client.connect();
    return connection;
  }

  get isLost(): boolean {
    return this.lost;
  }

  /** Asked again and again rather than waited for: a waiting statement would hold back vacuum in the whole database. */
  async tryLock(): Promise<boolean> {
    const { rows } = await this.client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [
      `outbox-relay:${this.schema}`,
    ]);
    return rows[0].mine;
  }

  async listen(): Promise<void> {
    await this.client.query(`listen ${this.client.escapeIdentifier(`outbox:${this.schema}`)}`);
  }

  /** In the order of `position`, always from the first: numbers are drawn before the commit and may appear late. */
  async unpublished(limit: number): Promise<OutboxRow[]> {
    const { rows } = await this.client.query<OutboxRow>({
      name: 'outbox-unpublished',
      text: `select id, type, topic, key, data::text as data, trace, created_at as time
             from outbox where published_at is null order by position limit $1`,
      values: [limit],
    });
    return rows;
  }

  async markPublished(ids: readonly string[]): Promise<void> {
    await this.client.query({
      name: 'outbox-published',
      text: 'update outbox set published_at = now() where id = any($1::uuid[])',
      values: [ids],
    });
  }

  async backlog(): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
    const { rows } = await this.client.query(
      `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestSeconds"
       from outbox where published_at is null`,
    );
    return rows[0];
  }

  async prune(): Promise<void> {
    await this.client.query(`delete from outbox where published_at < now() - interval '${keepPublished} days'`);
    await this.client.query(`delete from inbox where handled_at < now() - interval '${keepHandled} days'`);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
