import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { type EventBus, type IncomingMessage, type MessageHandler, RedeliveryRequest } from '../src/event-bus.js';
import { aMessage, aSeries, byKey, numbers } from './messages.js';

/** One process on the bus, with a network of its own. */
export interface Participant {
  readonly bus: EventBus;
  cut(): void;
  restore(): void;
}

export interface BusUnderTest {
  /** Another process, on a broker with topics of this test only. */
  participant(): Participant;
  close(): Promise<void>;
}

const keys = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const patience = { timeout: 45_000 };

jest.setTimeout(60_000);

/** What every EventBus must do, whatever stands behind it. */
export function eventBusConformance(name: string, open: () => Promise<BusUnderTest>): void {
  describe(`${name} as an event bus`, () => {
    let underTest: BusUnderTest;
    let participants: Participant[] = [];
    let bus: EventBus;
    const participant = (): Participant => {
      const made = underTest.participant();
      participants.push(made);
      return made;
    };

    beforeAll(async () => {
      underTest = await open();
    });
    afterAll(() => underTest.close());
    afterEach(async () => {
      for (const { restore } of participants) restore();
      await Promise.all(participants.map((each) => each.bus.close()));
      participants = [];
    });

    /** A topic and a group that no other test uses, on a bus of its own. */
    let count = 0;
    const given = async (partitions = 6) => {
      count += 1;
      bus = participant().bus;
      const topic = `things-${count}`;
      await bus.ensureTopics([{ topic, partitions }]);
      const inTopic = (messages: ReturnType<typeof aSeries>) => messages.map((message) => ({ ...message, topic }));
      return {
        topic,
        settings: { group: `test.group-${count}`, topics: [topic], fromBeginning: true },
        publish: (...messages: ReturnType<typeof aSeries>) => bus.publish(inTopic(messages)),
      };
    };
    const collect = (into: IncomingMessage[]): MessageHandler => {
      return async (message) => void into.push(message);
    };

    it('brings a message as it was sent, with its place', async () => {
      const { settings, publish, topic } = await given();
      const received: IncomingMessage[] = [];
      bus.subscribe(settings, collect(received));
      await publish(
        aMessage({ key: '读者-7', value: '{"text":"你好"}', headers: { ce_id: 'a', traceparent: '00-b' } }),
      );
      await eventually(() => expect(received).toHaveLength(1), patience);
      expect(received[0]).toEqual({
        ...{ topic, key: '读者-7', value: '{"text":"你好"}', headers: { ce_id: 'a', traceparent: '00-b' } },
        ...{ offset: '0', partition: expect.any(Number) },
      });
    });

    it('keeps the messages of a key in order, within a call and over calls', async () => {
      const { settings, publish } = await given();
      const received: IncomingMessage[] = [];
      bus.subscribe(settings, collect(received));
      await publish(...aSeries(keys, 10));
      await publish(...aSeries(keys, 10, 10));
      await eventually(() => expect(received).toHaveLength(140), patience);
      expect(byKey(received)).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(20)])));
    });

    it('gives every group every message, and each message to one member of a group', async () => {
      const { settings, publish } = await given();
      const [first, second, other]: IncomingMessage[][] = [[], [], []];
      const members = [
        participant().bus.subscribe(settings, collect(first!)),
        participant().bus.subscribe(settings, collect(second!)),
        participant().bus.subscribe({ ...settings, group: `${settings.group}-other` }, collect(other!)),
      ];
      await Promise.all(members.map(({ joined }) => joined));
      await publish(...aSeries(keys, 10));
      await eventually(() => {
        expect(other).toHaveLength(70);
        expect(new Set([...first!, ...second!].map(({ key, value }) => key + value)).size).toBe(70);
      }, patience);
    });

    it('lets a new group start at the beginning, or at what comes from now on', async () => {
      const { settings, publish } = await given(1);
      const [all, fresh]: IncomingMessage[][] = [[], []];
      await publish(aMessage({ value: 'old' }));
      bus.subscribe(settings, collect(all!));
      bus.subscribe({ ...settings, group: `${settings.group}-new`, fromBeginning: false }, collect(fresh!));
      // Where a new group starts is decided a moment after it was joined.
      await eventually(async () => {
        await publish(aMessage({ value: 'new' }));
        expect(fresh!.length).toBeGreaterThan(0);
      }, patience);
      await eventually(() => expect(all!.length).toBeGreaterThan(1), patience);
      expect(all![0]!.value).toBe('old');
      expect(new Set(fresh!.map(({ value }) => value))).toEqual(new Set(['new']));
    });

    it('brings a failed message again before anything behind it, while other partitions go on', async () => {
      const { settings, publish } = await given();
      const received: IncomingMessage[] = [];
      let isBroken = true;
      bus.subscribe(settings, async (message) => {
        if (message.key === 'one' && isBroken) throw new Error('not now');
        received.push(message);
      });
      await publish(...aSeries(keys, 3));
      const broken = () => received.filter(({ key }) => key === 'one').length;
      await eventually(() => expect(received.length).toBeGreaterThan(6), patience);
      expect(broken()).toBe(0);
      isBroken = false;
      await eventually(() => expect(received).toHaveLength(21), patience);
      expect(byKey(received)).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(3)])));
    });

    it('offers what waits in a partition together, and brings one by one what was not taken', async () => {
      const { settings, publish } = await given(1);
      await publish(...aSeries(['one'], 30));
      const [together, single]: string[][] = [[], []];
      const takeTen = async (messages: readonly IncomingMessage[]) => {
        if (together!.length > 0) throw new Error('no more');
        together!.push(...messages.slice(0, 10).map(({ value }) => value));
        return together!.length;
      };
      bus.subscribe(settings, async ({ value }) => void single!.push(value), takeTen);
      await eventually(() => expect([...together!, ...single!]).toEqual(numbers(30)), patience);
      expect(together!.length).toBeGreaterThan(1);
    });

    it('waits as long as a redelivery request says', async () => {
      const { settings, publish } = await given(1);
      const times: number[] = [];
      bus.subscribe(settings, async () => {
        times.push(Date.now());
        if (times.length === 1) throw new RedeliveryRequest(700, new Error('busy'));
      });
      await publish(aMessage());
      await eventually(() => expect(times).toHaveLength(2), patience);
      expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(690);
    });

    it('brings a message that its member did not finish to another member', async () => {
      const { settings, publish } = await given(1);
      const [dying, survivor] = [participant(), participant()];
      const received: IncomingMessage[] = [];
      const taken = Promise.withResolvers<void>();
      const never = Promise.withResolvers<void>();
      dying.bus.subscribe(settings, async () => {
        taken.resolve();
        await never.promise;
      });
      await publish(aMessage({ value: 'in hand' }));
      await taken.promise;
      dying.cut();
      survivor.bus.subscribe(settings, collect(received));
      await eventually(() => expect(received.map(({ value }) => value)).toEqual(['in hand']), patience).finally(
        never.resolve,
      );
    });

    it('finishes the message in hand when stopped, and does not bring it again', async () => {
      const { settings, publish } = await given(1);
      const received: IncomingMessage[] = [];
      const taken = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const first = bus.subscribe(settings, async (message) => {
        taken.resolve();
        await release.promise;
        received.push(message);
      });
      await publish(...aSeries(['one'], 3));
      await taken.promise;
      const stopped = first.stop();
      release.resolve();
      await stopped;
      const handledByFirst = received.length;
      expect(handledByFirst).toBeGreaterThan(0);
      bus.subscribe(settings, collect(received));
      await eventually(() => expect(received.map(({ value }) => value)).toEqual(numbers(3)), patience);
    });

    it('loses nothing and keeps the order while members come and go', async () => {
      const { settings, publish } = await given();
      const received: IncomingMessage[] = [];
      const first = bus.subscribe(settings, collect(received));
      await publish(...aSeries(keys, 10));
      const second = participant().bus.subscribe(settings, collect(received));
      await publish(...aSeries(keys, 10, 10));
      await second.joined;
      await publish(...aSeries(keys, 10, 20));
      await first.stop();
      await publish(...aSeries(keys, 10, 30));
      const distinct = () => Object.values(byKey(received)).map((values) => [...new Set(values)]);
      await eventually(() => expect(distinct().flat()).toHaveLength(280), patience);
      // A rebalance may bring messages again; the first time each comes must be in order.
      expect(distinct()).toEqual(keys.map(() => numbers(40)));
    });

    it('refuses to publish while the broker is away, and goes on when it is back', async () => {
      const { settings, publish } = await given();
      const away = participants.at(-1)!;
      const received: IncomingMessage[] = [];
      await bus.subscribe(settings, collect(received)).joined;
      await publish(aMessage({ value: 'before' }));
      await eventually(() => expect(received).toHaveLength(1), patience);
      away.cut();
      await expect(publish(aMessage({ value: 'lost' }))).rejects.toThrow();
      away.restore();
      await eventually(() => publish(aMessage({ value: 'after' })), patience);
      await eventually(() => expect(received.map(({ value }) => value)).toContain('after'), patience);
    });

    it('joins later when the broker is away at first', async () => {
      const { settings, publish } = await given(1);
      const late = participant();
      const received: IncomingMessage[] = [];
      late.cut();
      const subscription = late.bus.subscribe(settings, collect(received));
      await publish(aMessage());
      late.restore();
      await subscription.joined;
      await eventually(() => expect(received).toHaveLength(1), patience);
    });

    it('stops without the broker', async () => {
      const { settings } = await given(1);
      const away = participant();
      await away.bus.subscribe(settings, collect([])).joined;
      away.cut();
      await expect(away.bus.close()).resolves.toBeUndefined();
    });

    it('makes topics that are not there, leaves others alone and tells what they hold', async () => {
      const { topic, publish } = await given(2);
      await publish(...aSeries(['one'], 3));
      await bus.ensureTopics([
        { topic, partitions: 2 },
        { topic: `${topic}-kept`, partitions: 1, retentionDays: 30 },
      ]);
      expect(await bus.topics()).toEqual(expect.arrayContaining([topic, `${topic}-kept`]));
      const held = (await bus.extent(topic)).map(({ first, next }) => Number(next - first)).sort();
      expect(held).toEqual([0, 3]);
    });
  });
}
