import { type EventDefinition, eventTypeOf, type NewEvent } from '@pte/events/define-event';
import type { Statement, Tx } from '@pte/service-kit/database';
import { currentTrace } from '@pte/service-kit/tracing';
import { problemsOf } from './event-problems.js';
import { uuidV7 } from './uuid-v7.js';

/** Bytes of an event's data. Kafka refuses messages above 1 MiB, and what it refuses would block the outbox. */
export const largestEvent = 900_000;

/** `with ordinality` keeps the order given; the notification wakes the relay once per transaction, after the commit. */
const insert: Statement = {
  name: 'outbox-add',
  text: `with added as (
      insert into outbox (id, type, topic, key, data, trace)
      select id, type, topic, key, data, trace
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::json[]) with ordinality
             as event (id, type, topic, key, data, position), (select $6::json as trace) as origin
      order by position)
    select pg_notify('outbox:' || current_schema(), '')`,
};

/** Events that are published if, and only if, the transaction commits. */
export class Outbox {
  /** `declared`: what this service may publish, as MessagingModule was told. */
  constructor(private readonly declared: readonly EventDefinition[]) {}

  /** Stores the events in the order given. Throws when one is not declared, not as its schema says, or too large. */
  async add(tx: Tx, ...events: readonly NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map((event) => this.rowOf(event));
    const column = (name: keyof OutboxRow) => rows.map((row) => row[name]);
    await tx.query(insert, [
      ...[column('id'), column('type'), column('topic'), column('key'), column('data')],
      JSON.stringify(currentTrace()),
    ]);
  }

  private rowOf({ definition, data }: NewEvent): OutboxRow {
    const type = eventTypeOf(definition);
    if (!this.declared.some((known) => eventTypeOf(known) === type))
      throw new Error(`${type} is not among the events that this service publishes`);
    const checked = definition.data.safeParse(data);
    if (!checked.success) throw new Error(`${type} is not as its schema says: ${problemsOf(checked.error)}`);
    const text = JSON.stringify(checked.data);
    if (Buffer.byteLength(text) > largestEvent) throw new Error(`${type} is larger than ${largestEvent} bytes`);
    return { id: uuidV7(), type, topic: definition.topic, key: definition.key(checked.data), data: text };
  }
}

interface OutboxRow {
  readonly id: string;
  readonly type: string;
  readonly topic: string;
  readonly key: string;
  readonly data: string;
}
