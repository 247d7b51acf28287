import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { register } from 'prom-client';
import type { EventBus, OutgoingMessage } from '../src/event-bus.js';
import { Outbox } from '../src/outbox.js';
import { OutboxRelay } from '../src/outbox-relay.js';
import { itemCounted } from './events.js';
import { silence } from './silence.js';
import { aStore, type Store } from './store.js';

jest.setTimeout(30_000);

/** Takes note of what is published; may be away. */
class RecordingBus implements Pick<EventBus, 'publish'> {
  readonly published: OutgoingMessage[] = [];
  isAway = false;
  /** What a publish waits for. */
  gate: Promise<void> = Promise.resolve();
  calls = 0;

  async publish(messages: readonly OutgoingMessage[]): Promise<void> {
    this.calls += 1;
    await this.gate;
    if (this.isAway) throw new Error('the broker is away');
    this.published.push(...messages);
  }

  get numbers(): number[] {
    return this.published.map(({ value }) => JSON.parse(value).number);
  }
}

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

describe('OutboxRelay', () => {
  let store: Store;
  let bus: RecordingBus;
  let relays: OutboxRelay[] = [];
  const outbox = new Outbox([itemCounted]);

  beforeAll(async () => {
    store = await aStore();
  });
  beforeEach(async () => {
    bus = new RecordingBus();
    await store.database.query('truncate outbox, inbox');
  });
  afterEach(async () => {
    await Promise.all(relays.map((relay) => relay.stop()));
    relays = [];
  });
  afterAll(() => store.drop());

  const aRelay = (to: RecordingBus = bus): OutboxRelay => {
    const settings = { url: store.url, schema: store.schema, source: 'shop' };
    const relay = new OutboxRelay(to as unknown as EventBus, settings, silence);
    relays.push(relay);
    relay.start();
    return relay;
  };
  const add = (...numbers: number[]) =>
    store.database.inTransaction((tx) =>
      outbox.add(tx, ...numbers.map((number) => itemCounted({ item: 'pen', number }))),
    );
  const unpublished = async () =>
    (await store.database.query<{ n: number }>('select count(*)::int as n from outbox where published_at is null'))[0]
      ?.n;
  /** Backends of this database that hold the relay's lock. */
  const holders = () =>
    store.database.query<{ pid: number }>(
      `select pid from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'advisory' and granted`,
    );

  it('publishes what is there as a CloudEvent and notes that it did', async () => {
    await add(1);
    aRelay();
    await eventually(async () => expect(await unpublished()).toBe(0));
    expect(bus.published).toEqual([
      {
        ...{ topic: 'shop.item', key: 'pen', value: '{"item":"pen","number":1}' },
        headers: {
          ...{ ce_specversion: '1.0', ce_type: 'item.counted.v1', ce_source: 'shop', ce_subject: 'pen' },
          ...{ ce_id: expect.any(String), ce_time: expect.stringMatching(/^\d{4}-.*Z$/) },
          'content-type': 'application/json',
        },
      },
    ]);
  });

  it('is woken by the commit and publishes within milliseconds', async () => {
    aRelay();
    await add(0);
    await eventually(() => expect(bus.numbers).toEqual([0]));
    const delays: number[] = [];
    for (const number of upTo(20, 1)) {
      const start = performance.now();
      await add(number);
      await eventually(() => expect(bus.numbers).toHaveLength(number + 1), { interval: 1 });
      delays.push(performance.now() - start);
    }
    delays.sort((a, b) => a - b);
    expect(delays[10]).toBeLessThan(50);
  });

  it('publishes more than a batch, in order and each once', async () => {
    await add(...upTo(1_203));
    aRelay();
    await eventually(() => expect(bus.numbers).toHaveLength(1_203));
    expect(bus.numbers).toEqual(upTo(1_203));
    await eventually(async () => expect(await unpublished()).toBe(0));
  });

  it('publishes a transaction that commits after later ones', async () => {
    aRelay();
    await store.database.inTransaction(async (tx) => {
      await outbox.add(tx, itemCounted({ item: 'slow', number: 1 }));
      await add(2);
      await eventually(() => expect(bus.numbers).toEqual([2]));
    });
    await eventually(() => expect(bus.numbers).toEqual([2, 1]));
  });

  it('keeps everything while the broker is away, tells how much, and publishes it in order afterwards', async () => {
    bus.isAway = true;
    await add(...upTo(5));
    aRelay();
    await eventually(() => expect(bus.calls).toBeGreaterThan(1));
    await add(...upTo(5, 5));
    expect(await register.metrics()).toMatch(/messaging_outbox_waiting [1-9]/);
    expect(await unpublished()).toBe(10);
    bus.isAway = false;
    await eventually(() => expect(bus.numbers).toEqual(upTo(10)));
  });

  it('lets one replica publish and another take over when its connection dies', async () => {
    const other = new RecordingBus();
    aRelay();
    await add(1);
    await eventually(() => expect(bus.numbers).toEqual([1]));
    aRelay(other);
    await add(2);
    await eventually(() => expect(bus.numbers).toEqual([1, 2]));
    bus.isAway = true;
    for (const { pid } of await holders()) await store.database.query('select pg_terminate_backend($1)', [pid]);
    await eventually(async () => {
      await add(3);
      expect([...other.numbers, ...bus.numbers]).toContain(3);
    });
    bus.isAway = false;
    await eventually(async () => expect(await unpublished()).toBe(0));
    expect(await holders()).toHaveLength(1);
  });

  it('stops while the broker is away, and keeps what it could not publish', async () => {
    bus.isAway = true;
    await add(1);
    const relay = aRelay();
    await eventually(() => expect(bus.calls).toBeGreaterThan(0));
    await relay.stop();
    expect(await unpublished()).toBe(1);
  });

  it('hands over at once when it stops', async () => {
    const other = new RecordingBus();
    const first = aRelay();
    await add(1);
    await eventually(() => expect(bus.numbers).toEqual([1]));
    aRelay(other);
    await first.stop();
    await add(2);
    await eventually(() => expect(other.numbers).toEqual([2]));
  });

  it('publishes what is in hand and what came meanwhile before it stops', async () => {
    const gate = Promise.withResolvers<void>();
    bus.gate = gate.promise;
    await add(1, 2);
    const relay = aRelay();
    await eventually(() => expect(bus.calls).toBe(1));
    await add(3);
    const stopped = relay.stop();
    gate.resolve();
    await stopped;
    expect(bus.numbers).toEqual([1, 2, 3]);
    expect(await unpublished()).toBe(0);
  });

  it('deletes what was published a week ago and forgets what was handled two months ago', async () => {
    await add(1, 2);
    await store.database.query(
      `update outbox set published_at = now() - interval '8 days' where data->>'number' = '1'`,
    );
    await store.database.query(
      `insert into inbox (consumer_group, event_id, handled_at) values ('a', 'old', now() - interval '61 days'), ('a', 'new', now())`,
    );
    aRelay();
    await eventually(async () =>
      expect(await store.database.query('select event_id from inbox')).toEqual([{ event_id: 'new' }]),
    );
    expect(await store.database.query(`select data->>'number' as number from outbox`)).toEqual([{ number: '2' }]);
  });
});
