import { beforeAll, expect, it, jest } from '@jest/globals';
import type { Tx } from '@pte/service-kit/database';
import { giveTraceIds } from '@pte/service-kit/trace-ids';
import { currentTraceId, inSpan } from '@pte/service-kit/tracing';
import { eventually } from '@pte/testing/eventually';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { Consumes } from '../src/consumes.js';
import { Outbox } from '../src/outbox.js';
import { aService, kafkaConfig } from './a-service.js';
import { itemCounted } from './events.js';
import { aStore } from './store.js';

jest.setTimeout(60_000);

beforeAll(giveTraceIds);

const traces: (string | undefined)[] = [];

@Consumes(itemCounted, { group: 'shop.note-trace' })
class NoteTrace {
  async handle(_: Tx): Promise<void> {
    traces.push(currentTraceId());
  }
}

it('carries the trace of the transaction to the handler', async () => {
  const store = await aStore();
  const events = { publishes: [itemCounted], consumes: [itemCounted] };
  const service = await aService(store, { ...events, config: kafkaConfig(aTopicPrefix()) }, [NoteTrace]);
  const happens = () =>
    inSpan('request', 'server', {}, async () => {
      await store.database.inTransaction((tx) => service.get(Outbox).add(tx, itemCounted({ item: 'pen', number: 1 })));
      return currentTraceId();
    });
  const origins = [await happens(), await happens()];
  await eventually(() => expect(traces).toHaveLength(2), { timeout: 30_000 });
  expect(traces).toEqual(origins);
  expect(origins[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(origins[0]).not.toBe(origins[1]);
  await service.close();
  await store.drop();
});
