import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { Client } from 'pg';
import { largestEvent, Outbox } from '../src/outbox.js';
import { itemCounted, itemGone, unrelated } from './events.js';
import { aStore, type Store } from './store.js';

describe('Outbox', () => {
  let store: Store;
  const outbox = new Outbox([itemCounted, itemGone]);

  beforeAll(async () => {
    store = await aStore();
  });
  beforeEach(() => store.database.query('truncate outbox'));
  afterAll(() => store.drop());

  const rows = () => store.database.query<Record<string, unknown>>('select * from outbox order by position');

  it('keeps events of a committed transaction in the order given', async () => {
    await store.database.inTransaction((tx) =>
      outbox.add(
        tx,
        ...Array.from({ length: 50 }, (_, number) => itemCounted({ item: 'pen', number })),
        itemGone({ item: 'pen' }),
      ),
    );
    const stored = await rows();
    expect(stored.map(({ data }) => data)).toEqual([
      ...Array.from({ length: 50 }, (_, number) => ({ item: 'pen', number })),
      { item: 'pen' },
    ]);
    expect(stored.at(-1)).toMatchObject({
      ...{ type: 'item.gone.v1', topic: 'shop.item', key: 'pen', trace: {}, published_at: null },
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    });
    expect(new Set(stored.map(({ id }) => id)).size).toBe(51);
  });

  it('keeps nothing of a transaction that failed', async () => {
    const failing = store.database.inTransaction(async (tx) => {
      await outbox.add(tx, itemGone({ item: 'pen' }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('notifies once per transaction, after the commit', async () => {
    const listener = new Client({ connectionString: store.url });
    const heard: string[] = [];
    listener.on('notification', ({ channel }) => heard.push(channel));
    await listener.connect();
    await listener.query(`listen "outbox:${store.schema}"`);
    await store.database.inTransaction(async (tx) => {
      await outbox.add(tx, itemGone({ item: 'pen' }));
      await outbox.add(tx, itemGone({ item: 'book' }));
      await listener.query('select 1');
      expect(heard).toEqual([]);
    });
    await eventually(() => expect(heard).toEqual([`outbox:${store.schema}`]));
    await listener.end();
  });

  const adding = (...events: Parameters<Outbox['add']>[1][]) =>
    store.database.inTransaction((tx) => outbox.add(tx, ...events));

  it('refuses an event that the service does not declare', async () => {
    await expect(adding(unrelated({}))).rejects.toThrow('something.else.v2 is not among');
  });

  it('refuses data that are not as the schema says, without printing them', async () => {
    const broken = adding(itemCounted({ item: '', number: 0.5 }));
    await expect(broken).rejects.toThrow(
      'item.counted.v1 is not as its schema says: item: too_small, number: invalid_type',
    );
  });

  it('refuses an event that the broker would refuse', async () => {
    await expect(adding(itemGone({ item: 'x'.repeat(largestEvent) }))).rejects.toThrow('larger than');
  });

  it('leaves out what the schema does not know', async () => {
    await adding(itemGone({ item: 'pen', price: 3 } as { item: string }));
    expect((await rows())[0]).toMatchObject({ data: { item: 'pen' } });
  });
});
