import { expect, it, jest } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { eventBusConformance } from './event-bus-conformance.js';
import { aKafkaBus } from './kafka-bus.js';
import { aMessage } from './messages.js';

jest.setTimeout(60_000);

eventBusConformance('Kafka', async () => {
  const topicPrefix = aTopicPrefix();
  return {
    participant: () => {
      const { bus, network } = aKafkaBus(topicPrefix);
      return { bus, cut: () => network.cut(), restore: () => network.restore() };
    },
    close: async () => undefined,
  };
});

it('keeps its place in the group while a message takes longer than a session', async () => {
  const { bus } = aKafkaBus();
  const taken: string[] = [];
  const longerThanSession = Promise.withResolvers<void>();
  await bus.ensureTopics([{ topic: 'things', partitions: 1 }]);
  const settings = { group: 'test.slow', topics: ['things'], fromBeginning: true };
  bus.subscribe(settings, async ({ value }) => {
    taken.push(value);
    if (value === 'slow') await longerThanSession.promise;
  });
  await bus.publish([aMessage({ value: 'slow' }), aMessage({ value: 'next' })]);
  await eventually(() => expect(taken).toEqual(['slow']));
  setTimeout(longerThanSession.resolve, 13_000);
  await eventually(() => expect(taken).toEqual(['slow', 'next']), { timeout: 20_000 });
  await bus.close();
});
