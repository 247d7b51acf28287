import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { eventually } from '@pte/testing/eventually';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { ListensTo } from '../src/listens-to.js';
import { aListener, kafkaConfig } from './a-service.js';
import { itemCounted, itemGone } from './events.js';
import { anIncomingMessage } from './incoming.js';
import { aKafkaBus } from './kafka-bus.js';

jest.setTimeout(60_000);

const patience = { timeout: 30_000 };

@ListensTo(itemCounted, { everyReplica: true })
@ListensTo(itemGone, { everyReplica: true })
class Forget {
  readonly heard: string[] = [];
  async on({ id }: EventOf): Promise<void> {
    this.heard.push(id);
  }
}

@ListensTo(itemCounted, { group: 'door.ring' })
class Ring {
  readonly heard: string[] = [];
  failures = 1;
  async on({ id }: EventOf<typeof itemCounted>): Promise<void> {
    if (this.failures-- > 0) throw new Error('not now');
    this.heard.push(id);
  }
}

describe('BroadcastModule', () => {
  let topicPrefix: string;
  let processes: INestApplicationContext[];
  let bus: ReturnType<typeof aKafkaBus>['bus'];

  beforeEach(() => {
    topicPrefix = aTopicPrefix();
    processes = [];
    bus = aKafkaBus(topicPrefix).bus;
  });
  afterEach(() => Promise.all([bus, ...processes].map((each) => each.close())));

  const consumes = [itemCounted, itemGone];
  const start = async () => {
    const listener = await aListener({ config: kafkaConfig(topicPrefix), consumes }, [Forget, Ring]);
    processes.push(listener);
    return listener;
  };
  const publish = (id: string, type = 'item.counted.v1') =>
    bus.publish([anIncomingMessage({ headers: { ce_id: id, ce_type: type } })]);

  it('brings an event to every replica, or to one of a group and again after a failure', async () => {
    const replicas = [await start(), await start()];
    const forgotten = () => replicas.map((replica) => replica.get(Forget).heard);
    const rung = () => replicas.flatMap((replica) => replica.get(Ring).heard);
    // Replicas hear what is published once they have joined.
    await eventually(async () => {
      await publish('knock');
      expect(forgotten()).toEqual([expect.arrayContaining(['knock']), expect.arrayContaining(['knock'])]);
    }, patience);
    await publish('one');
    await publish('two', 'item.gone.v1');
    await eventually(() => {
      expect(forgotten()).toEqual([expect.arrayContaining(['one', 'two']), expect.arrayContaining(['one', 'two'])]);
      expect(rung()).toContain('one');
    }, patience);
    expect(rung()).not.toContain('two');
    expect(rung().filter((id) => id === 'one')).toHaveLength(1);
  });

  it('lets a replica begin with what is published while it runs, and a group at the first event', async () => {
    await bus.ensureTopics([{ topic: 'shop.item', partitions: 6 }]);
    await publish('before');
    const replica = await start();
    await eventually(() => expect(replica.get(Ring).heard).toContain('before'), patience);
    await eventually(async () => {
      await publish('now');
      expect(replica.get(Forget).heard).toContain('now');
    }, patience);
    expect(replica.get(Forget).heard).not.toContain('before');
  });

  it('refuses to start with a group of another service', async () => {
    @ListensTo(itemCounted, { group: 'shop.ring' })
    class Stranger extends Ring {}
    const starting = aListener({ config: kafkaConfig(topicPrefix), consumes: [itemCounted] }, [Stranger]);
    await expect(starting).rejects.toThrow('must be called door.<what-it-does>');
  });

  it('starts and stops while Kafka is away', async () => {
    const listener = await aListener({ config: kafkaConfig(topicPrefix, ['127.0.0.1:1']), consumes }, [Forget, Ring]);
    await expect(listener.close()).resolves.toBeUndefined();
  });
});
