import { randomUUID } from 'node:crypto';
import type { EventBus, IncomingMessage } from './event-bus.js';

/** Milliseconds */
const longest = 60_000;

/** Everything that is in the topic now, in order within a partition. Rejects when the broker does not give it within a minute. */
export async function readTopic(bus: EventBus, topic: string): Promise<IncomingMessage[]> {
  const extent = await bus.extent(topic);
  const unread = new Map(
    extent.filter(({ first, next }) => first < next).map(({ partition, next }) => [partition, next]),
  );
  if (unread.size === 0) return [];
  const messages: IncomingMessage[] = [];
  const finished = Promise.withResolvers<void>();
  const settings = { group: `reader.${randomUUID()}`, topics: [topic], fromBeginning: true };
  const reader = bus.subscribe(settings, async (message) => {
    const next = unread.get(message.partition);
    if (next === undefined) return;
    messages.push(message);
    if (BigInt(message.offset) + 1n >= next) unread.delete(message.partition);
    if (unread.size === 0) finished.resolve();
  });
  const tooLong = setTimeout(() => finished.reject(new Error(`${topic} could not be read within a minute`)), longest);
  try {
    await finished.promise;
  } finally {
    clearTimeout(tooLong);
    await reader.stop();
  }
  return messages;
}
