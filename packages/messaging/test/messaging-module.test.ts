import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext, Provider } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import type { Tx } from '@pte/service-kit/database';
import { eventually } from '@pte/testing/eventually';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { Consumes } from '../src/consumes.js';
import { DeadLetters } from '../src/dead-letters.js';
import { EVENT_BUS, type EventBus } from '../src/event-bus.js';
import { Outbox } from '../src/outbox.js';
import { aService, kafkaConfig } from './a-service.js';
import { itemCounted, itemGone } from './events.js';
import { aStore, effectsOf, type Store } from './store.js';

jest.setTimeout(60_000);

const patience = { timeout: 30_000 };
type Counted = EventOf<typeof itemCounted>;

/** What the handler is to do besides its effect, in the middle of its transaction. */
let inTheMiddle: (event: Counted, tx: Tx) => Promise<void>;

@Consumes(itemCounted, { group: 'shop.note-count' })
class NoteCount {
  handle = async (tx: Tx, event: Counted) => {
    await tx.query('insert into effect (item, number) values ($1, $2)', [event.data.item, event.data.number]);
    await inTheMiddle(event, tx);
  };
}

@Consumes(itemGone, { group: 'shop.note-end' })
@Consumes(itemCounted, { group: 'shop.note-end' })
class NoteEnd {
  async handle(tx: Tx, { type, data }: Counted | EventOf<typeof itemGone>): Promise<void> {
    if (type === 'item.gone.v1') await tx.query('insert into effect (item, number) values ($1, -1)', [data.item]);
  }
}

/** Sizes of the chunks that came, and what is to happen in one. */
let chunks: number[];
let inTheChunk: (events: readonly Counted[]) => Promise<void>;

@Consumes(itemCounted, { group: 'shop.note-many' })
class NoteMany {
  concerns = ({ data }: Counted) => data.number !== 0;
  handle = (tx: Tx, event: Counted) => this.note(tx, [event]);
  handleAll = async (tx: Tx, events: readonly Counted[]) => {
    await this.note(tx, events);
    await inTheChunk(events);
    chunks.push(events.length);
  };
  private async note(tx: Tx, events: readonly Counted[]): Promise<void> {
    for (const event of events) {
      await tx.query('insert into effect (item, number) values ($1, $2)', [event.data.item, event.data.number]);
      await inTheMiddle(event, tx);
    }
  }
}

describe('MessagingModule', () => {
  let store: Store;
  let services: INestApplicationContext[];
  let topicPrefix: string;

  beforeAll(async () => {
    store = await aStore();
  });
  beforeEach(async () => {
    topicPrefix = aTopicPrefix();
    services = [];
    inTheMiddle = async () => undefined;
    chunks = [];
    inTheChunk = async () => undefined;
    await store.database.query('truncate outbox, inbox, effect');
  });
  afterEach(() => Promise.all(services.map((service) => service.close())));
  afterAll(() => store.drop());

  const events = { publishes: [itemCounted, itemGone], consumes: [itemCounted, itemGone] };
  const start = async (handlers: Provider[] = [NoteCount, NoteEnd]) => {
    const service = await aService(store, { ...events, config: kafkaConfig(topicPrefix) }, handlers);
    services.push(service);
    return service;
  };
  const happens = (service: INestApplicationContext, ...added: Parameters<Outbox['add']>[1][]) =>
    store.database.inTransaction((tx) => service.get(Outbox).add(tx, ...added));
  const counted = (number: number, item = 'pen') => itemCounted({ item, number });
  const numbers = async () => (await effectsOf(store.database)).map(({ number }) => number);

  it('brings an event from a transaction to the handlers, each in a transaction of its own', async () => {
    const service = await start();
    const seen: Counted[] = [];
    inTheMiddle = async (event) => void seen.push(event);
    await happens(service, counted(1), itemGone({ item: 'pen' }));
    await eventually(async () => expect((await numbers()).sort()).toEqual([-1, 1]), patience);
    expect(seen[0]).toMatchObject({ type: 'item.counted.v1', source: 'shop', subject: 'pen', time: expect.any(Date) });
    const groups = await store.database.query('select consumer_group as name from inbox order by 1');
    expect(groups).toEqual([{ name: 'shop.note-count' }, { name: 'shop.note-end' }, { name: 'shop.note-end' }]);
  });

  it('has one effect for an event that comes several times, also at once', async () => {
    const service = await start();
    await happens(service, counted(1));
    await eventually(async () => expect(await numbers()).toEqual([1]), patience);
    await store.database.query('update outbox set published_at = null');
    await happens(service, counted(2));
    await eventually(async () => expect(await numbers()).toEqual([1, 2]), patience);
  });

  it('undoes what a failed try did, and keeps the order of the key', async () => {
    const service = await start();
    let failures = 0;
    inTheMiddle = async ({ data }) => {
      if (data.number === 1 && failures++ < 2) throw new Error('not now');
    };
    await happens(service, counted(1), counted(2), counted(3));
    await eventually(async () => expect(await numbers()).toEqual([1, 2, 3]), patience);
    expect(failures).toBe(3);
  });

  it('puts a hopeless event with the dead letters; replayed, it has its effect once', async () => {
    const service = await start();
    let isBroken = true;
    inTheMiddle = async ({ data }) => {
      if (data.number === 1 && isBroken) throw new Error('no paper');
    };
    await happens(service, counted(1), counted(2));
    await eventually(async () => expect(await numbers()).toEqual([2]), patience);
    const deadLetters = new DeadLetters(service.get<EventBus>(EVENT_BUS));
    const letters = await deadLetters.list();
    expect(letters).toEqual([
      expect.objectContaining({ group: 'shop.note-count', reason: 'Error: no paper', attempts: 3, topic: 'shop.item' }),
    ]);
    isBroken = false;
    await deadLetters.replay(letters);
    await eventually(async () => expect(await numbers()).toEqual([2, 1]), patience);
    expect(await deadLetters.list()).toEqual([]);
  });

  it('goes on when Postgres ended the connection in the middle of a handler', async () => {
    const service = await start();
    let kills = 0;
    inTheMiddle = async ({ data }, tx) => {
      if (data.number !== 1 || kills++ > 0) return;
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await store.database.query('select pg_terminate_backend($1)', [row?.pid]);
      await tx.query('select 1');
    };
    await happens(service, counted(1), counted(2));
    await eventually(async () => expect(await numbers()).toEqual([1, 2]), patience);
    expect(kills).toBe(2);
  });

  it('gives events that wait together to a handler of many, notes each and passes by what has no effect', async () => {
    const service = await start([NoteMany, NoteEnd]);
    await happens(service, ...Array.from({ length: 30 }, (_, number) => counted(number)));
    await eventually(
      async () => expect(await numbers()).toEqual(Array.from({ length: 29 }, (_, index) => index + 1)),
      patience,
    );
    expect(Math.max(...chunks)).toBeGreaterThan(1);
    const noted = "select count(*)::int as count from inbox where consumer_group = 'shop.note-many'";
    expect(await store.database.query(noted)).toEqual([{ count: 29 }]);
    await store.database.query('update outbox set published_at = null');
    await happens(service, counted(99));
    await eventually(async () => expect((await numbers()).at(-1)).toBe(99), patience);
    expect(await numbers()).toHaveLength(30);
  });

  it('brings the events of a failed chunk one by one, so that one bad event holds up no other', async () => {
    const service = await start([NoteMany, NoteEnd]);
    let isBroken = true;
    inTheMiddle = async ({ data }) => {
      if (data.number === 3 && isBroken) throw new Error('no paper');
    };
    await happens(service, ...[1, 2, 3, 4, 5].map((number) => counted(number)));
    await eventually(async () => expect(await numbers()).toEqual([1, 2, 4, 5]), patience);
    const deadLetters = new DeadLetters(service.get<EventBus>(EVENT_BUS));
    isBroken = false;
    await deadLetters.replay(await deadLetters.list());
    await eventually(async () => expect(await numbers()).toEqual([1, 2, 4, 5, 3]), patience);
  });

  it('shares the work among replicas and loses nothing when one goes', async () => {
    const [first, second] = [await start(), await start()];
    const items = Array.from({ length: 12 }, (_, index) => `item-${index}`);
    const round = (number: number) => happens(first, ...items.map((item) => counted(number, item)));
    await round(0);
    await round(1);
    await second.close();
    await round(2);
    services = [first];
    await eventually(async () => expect(await numbers()).toHaveLength(36), patience);
    const perItem = Map.groupBy(await effectsOf(store.database), ({ item }) => item);
    expect([...perItem.values()].map((effects) => effects.map(({ number }) => number))).toEqual(
      items.map(() => [0, 1, 2]),
    );
  });

  it('publishes what a replica left behind that stopped too early', async () => {
    const first = await start();
    await first.close();
    await happens(first, counted(1));
    services = [];
    await start();
    await eventually(async () => expect(await numbers()).toEqual([1]), patience);
  });

  it('refuses to start when an event has no handler', async () => {
    await expect(start([NoteCount])).rejects.toThrow('item.gone.v1 is declared, but nothing handles it');
  });

  it('starts, keeps events and stops while Kafka is away', async () => {
    const nobody = kafkaConfig(topicPrefix, ['127.0.0.1:1']);
    const begin = Date.now();
    const service = await aService(store, { ...events, config: nobody }, [NoteCount, NoteEnd]);
    await happens(service, counted(1));
    await service.close();
    expect(Date.now() - begin).toBeLessThan(10_000);
    await start();
    await eventually(async () => expect(await numbers()).toEqual([1]), patience);
  });
});
