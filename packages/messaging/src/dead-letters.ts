import { idOf, typeOf } from './cloud-event.js';
import type { EventBus, IncomingMessage, OutgoingMessage } from './event-bus.js';
import { readTopic } from './read-topic.js';

const suffix = '.dlq';
const header = {
  reason: 'dlq_reason',
  group: 'dlq_group',
  attempts: 'dlq_attempts',
  partition: 'dlq_partition',
  offset: 'dlq_offset',
  time: 'dlq_time',
  /** Of a note in the dead-letter topic itself: the offset of the letter that went back. */
  replayed: 'dlq_replayed',
} as const;

export const deadLetterTopic = (topic: string): string => `${topic}${suffix}`;

export interface Burial {
  readonly group: string;
  /** No personal data: it is printed by the operator's tool. */
  readonly reason: string;
  readonly attempts: number;
}

export interface DeadLetter extends Burial {
  /** `<topic>:<offset>`, for replay. */
  readonly id: string;
  readonly topic: string;
  readonly offset: string;
  readonly time: string;
  readonly eventId: string | undefined;
  readonly type: string | undefined;
  readonly message: OutgoingMessage;
}

/** Messages that a group gave up on. They stay until the retention of their topic ends; a replay is noted beside them. */
export class DeadLetters {
  constructor(private readonly bus: EventBus) {}

  async bury(message: IncomingMessage, { group, reason, attempts }: Burial): Promise<void> {
    const burial = {
      [header.reason]: reason.slice(0, 500),
      [header.group]: group,
      [header.attempts]: String(attempts),
      [header.partition]: String(message.partition),
      [header.offset]: message.offset,
      [header.time]: new Date().toISOString(),
    };
    const { key, value, headers } = message;
    const letter = { topic: deadLetterTopic(message.topic), key, value, headers: { ...headers, ...burial } };
    await this.bus.publish([letter]);
  }

  /** Those that were not replayed, oldest first within a topic. */
  async list(): Promise<DeadLetter[]> {
    const topics = (await this.bus.topics()).filter((topic) => topic.endsWith(suffix)).sort();
    const letters: DeadLetter[] = [];
    for (const topic of topics) letters.push(...waiting(await readTopic(this.bus, topic)));
    return letters;
  }

  /** Sends letters back to their topics with the same event ids: groups that handled the event know it and skip it. */
  async replay(letters: readonly DeadLetter[]): Promise<void> {
    for (const { topic, offset, message } of letters) {
      const replayed = {
        topic: deadLetterTopic(topic),
        key: message.key,
        value: '',
        headers: { [header.replayed]: offset },
      };
      await this.bus.publish([message]);
      await this.bus.publish([replayed]);
    }
  }
}

function waiting(messages: readonly IncomingMessage[]): DeadLetter[] {
  const replayed = new Set(messages.map(({ headers }) => headers[header.replayed]));
  return messages
    .filter(({ headers, offset }) => headers[header.replayed] === undefined && !replayed.has(offset))
    .map(toLetter);
}

function toLetter({ topic: buriedIn, key, value, headers, offset }: IncomingMessage): DeadLetter {
  const topic = buriedIn.slice(0, -suffix.length);
  const own = Object.entries(headers).filter(([name]) => !name.startsWith('dlq_'));
  const message = { topic, key, value, headers: Object.fromEntries(own) };
  return {
    id: `${topic}:${offset}`,
    topic,
    offset,
    group: headers[header.group] ?? '',
    reason: headers[header.reason] ?? '',
    attempts: Number(headers[header.attempts] ?? 0),
    time: headers[header.time] ?? '',
    eventId: idOf(message),
    type: typeOf(message),
    message,
  };
}
