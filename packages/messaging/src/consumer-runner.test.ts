import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventOf } from '@pte/events/define-event';
import { eventually } from '@pte/testing/eventually';
import { InMemoryEventBus } from '@pte/testing/in-memory-event-bus';
import { itemCounted, itemGone } from '../test/events.js';
import { anIncomingMessage } from '../test/incoming.js';
import { silence } from '../test/silence.js';
import { ConsumerRunner } from './consumer-runner.js';
import { DeadLetters } from './dead-letters.js';
import type { OutgoingMessage } from './event-bus.js';
import type { Consumer } from './reactions.js';

type Counted = EventOf<typeof itemCounted>;

describe('ConsumerRunner', () => {
  let bus: InMemoryEventBus;
  let handled: Counted[];
  let isOutage: boolean;
  let behaviour: (event: Counted) => Promise<void>;

  beforeEach(async () => {
    bus = new InMemoryEventBus();
    handled = [];
    isOutage = false;
    behaviour = async () => undefined;
    await bus.ensureTopics([
      { topic: 'shop.item', partitions: 1 },
      { topic: 'shop.item.dlq', partitions: 1 },
    ]);
  });
  afterEach(() => bus.close());

  const start = (given: Partial<Consumer> = {}) => {
    const react = async (event: EventOf) => {
      await behaviour(event as Counted);
      handled.push(event as Counted);
      return true;
    };
    const reactions = [{ definition: itemCounted, react }];
    const consumer = { group: 'shop.count', everyReplica: false, reactions, ...given };
    return new ConsumerRunner(bus, consumer, { delays: [1, 1, 1], isOutage: async () => isOutage }, silence).start();
  };
  const counted = (number: number, given: Partial<OutgoingMessage> = {}) =>
    anIncomingMessage({ value: JSON.stringify({ item: 'pen', number }), ...given });
  const numbers = () => handled.map(({ data }) => data.number);
  const deadLetters = async () =>
    (await new DeadLetters(bus).list()).map(({ message, reason, attempts }) => ({
      value: message.value,
      reason,
      attempts,
    }));

  it('gives the handler the event with its attributes and typed data', async () => {
    start();
    await bus.publish([counted(1)]);
    await eventually(() => expect(handled).toHaveLength(1));
    expect(handled[0]).toEqual({
      ...{ type: 'item.counted.v1', source: 'shop', subject: 'pen', data: { item: 'pen', number: 1 } },
      ...{ id: '0190a0b0-0000-7000-8000-000000000001', time: new Date('2026-01-01T00:00:00Z') },
    });
  });

  it('passes by kinds of events that it does not handle', async () => {
    start();
    await bus.publish([
      anIncomingMessage({ headers: { ce_type: 'item.gone.v1' } }),
      anIncomingMessage({ headers: { ce_type: 'item.counted.v2' } }),
      counted(2),
    ]);
    await eventually(() => expect(numbers()).toEqual([2]));
    expect(await deadLetters()).toEqual([]);
  });

  it('brings each kind of event to its own reaction', async () => {
    const gone: EventOf[] = [];
    const toGone = { definition: itemGone, react: async (event: EventOf) => gone.push(event) > 0 };
    start({ reactions: [toGone] });
    await bus.publish([anIncomingMessage({ headers: { ce_type: 'item.gone.v1' }, value: '{"item":"pen"}' })]);
    await eventually(() => expect(gone).toHaveLength(1));
  });

  it.each([
    ['is no JSON', { value: '{' }, 'UnreadableEvent: the data is no JSON'],
    [
      'is not as the schema says',
      { value: '{"item":"pen","number":"+8613800138000"}' },
      'UnreadableEvent: number: invalid_type',
    ],
    [
      'has no type',
      { headers: { ce_type: undefined as unknown as string } },
      'UnreadableEvent: header ce_type is missing',
    ],
    ['has no id', { headers: { ce_id: undefined as unknown as string } }, 'UnreadableEvent: header ce_id is missing'],
    ['has no time', { headers: { ce_time: 'yesterday' } }, 'UnreadableEvent: header ce_time is no time'],
  ])('gives up at once a message that %s', async (_, given, reason) => {
    start();
    await bus.publish([anIncomingMessage(given), counted(2)]);
    await eventually(() => expect(numbers()).toEqual([2]));
    expect(await deadLetters()).toEqual([expect.objectContaining({ reason, attempts: 1 })]);
  });

  it('tries a failed event again and only then goes on', async () => {
    let failures = 0;
    behaviour = async ({ data }) => {
      if (data.number === 1 && failures < 3) {
        failures += 1;
        throw new Error('not now');
      }
    };
    start();
    await bus.publish([counted(1), counted(2)]);
    await eventually(() => expect(numbers()).toEqual([1, 2]));
    expect([failures, await deadLetters()]).toEqual([3, []]);
  });

  it('gives up an event after the last try and goes on with the next', async () => {
    let tries = 0;
    behaviour = async ({ data }) => {
      if (data.number !== 1) return;
      tries += 1;
      throw new TypeError('never');
    };
    start();
    await bus.publish([counted(1), counted(2)]);
    await eventually(() => expect(numbers()).toEqual([2]));
    expect(tries).toBe(4);
    expect(await deadLetters()).toEqual([
      { value: '{"item":"pen","number":1}', reason: 'TypeError: never', attempts: 4 },
    ]);
  });

  it('counts the failures of each event on its own', async () => {
    const failures = new Map<number, number>();
    behaviour = async ({ data }) => {
      const before = failures.get(data.number) ?? 0;
      failures.set(data.number, before + 1);
      if (before < 3) throw new Error('not now');
    };
    start();
    await bus.publish([counted(1), counted(2), counted(3)]);
    await eventually(() => expect(numbers()).toEqual([1, 2, 3]));
    expect(await deadLetters()).toEqual([]);
  });

  it('does not count failures while something outside is away', async () => {
    let tries = 0;
    isOutage = true;
    behaviour = async () => {
      tries += 1;
      if (isOutage) throw new Error('connection refused');
    };
    start();
    await bus.publish([counted(1)]);
    await eventually(() => expect(tries).toBeGreaterThan(1));
    isOutage = false;
    await eventually(() => expect(numbers()).toEqual([1]));
    expect(await deadLetters()).toEqual([]);
  });

  it('tries again when the dead letters cannot be written', async () => {
    behaviour = async ({ data }) => {
      if (data.number === 1) throw new Error('never');
    };
    const publish = bus.publish.bind(bus);
    let refusals = 2;
    bus.publish = async (messages) => {
      if (messages[0]?.topic === 'shop.item.dlq' && refusals-- > 0) throw new Error('the broker is away');
      await publish(messages);
    };
    start();
    await bus.publish([counted(1), counted(2)]);
    await eventually(() => expect(numbers()).toEqual([2]));
    expect(await deadLetters()).toHaveLength(1);
  });

  it('drops what only concerned running processes', async () => {
    behaviour = async ({ data }) => {
      if (data.number === 1) throw new Error('never');
    };
    start({ everyReplica: true });
    await bus.publish([counted(1), counted(2)]);
    await eventually(() => expect(numbers()).toEqual([2]));
    expect(await deadLetters()).toEqual([]);
  });
});
