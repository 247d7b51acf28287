import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryEventBus } from '@pte/testing/in-memory-event-bus';
import { anIncomingMessage } from '../test/incoming.js';
import { DeadLetters } from './dead-letters.js';
import { readTopic } from './read-topic.js';

describe('DeadLetters', () => {
  let bus: InMemoryEventBus;
  let deadLetters: DeadLetters;
  const burial = { group: 'shop.count', reason: 'Error: no paper', attempts: 7 };

  beforeEach(async () => {
    bus = new InMemoryEventBus();
    deadLetters = new DeadLetters(bus);
    await bus.ensureTopics([
      { topic: 'shop.item', partitions: 6 },
      { topic: 'shop.item.dlq', partitions: 1 },
    ]);
  });

  it('keeps the message whole, with what happened to it', async () => {
    const message = anIncomingMessage({ partition: 4, offset: '17' });
    await deadLetters.bury(message, burial);
    const [letter] = await deadLetters.list();
    const { topic, key, value, headers } = message;
    expect(letter).toEqual({
      ...{ id: 'shop.item:0', topic: 'shop.item', offset: '0', ...burial, type: 'item.counted.v1' },
      ...{ eventId: headers['ce_id'], time: expect.stringMatching(/Z$/), message: { topic, key, value, headers } },
    });
    const [stored] = await readTopic(bus, 'shop.item.dlq');
    expect(stored?.headers).toMatchObject({ dlq_partition: '4', dlq_offset: '17' });
  });

  it('sends a letter back as it was, and does not list it any more', async () => {
    await deadLetters.bury(anIncomingMessage({ key: 'pen' }), burial);
    await deadLetters.bury(anIncomingMessage({ key: 'book' }), burial);
    const letters = await deadLetters.list();
    await deadLetters.replay(letters.slice(1));
    expect((await deadLetters.list()).map(({ message }) => message.key)).toEqual(['pen']);
    const [replayed] = await readTopic(bus, 'shop.item');
    expect(replayed).toMatchObject({ key: 'book', headers: anIncomingMessage().headers });
  });

  it('lists a letter that failed again after its replay', async () => {
    await deadLetters.bury(anIncomingMessage(), burial);
    await deadLetters.replay(await deadLetters.list());
    await deadLetters.bury(anIncomingMessage(), { ...burial, reason: 'Error: still no paper' });
    expect((await deadLetters.list()).map(({ reason }) => reason)).toEqual(['Error: still no paper']);
  });

  it('cuts a reason that would not fit a header', async () => {
    await deadLetters.bury(anIncomingMessage(), { ...burial, reason: 'x'.repeat(10_000) });
    expect((await deadLetters.list())[0]?.reason).toHaveLength(500);
  });
});
