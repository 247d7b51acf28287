import type { EventDefinition, EventOf } from '@pte/events/define-event';
import type { TraceCarrier } from '@pte/service-kit/tracing';
import type { IncomingMessage, OutgoingMessage } from './event-bus.js';
import { problemsOf } from './event-problems.js';

/** CloudEvents 1.0 attributes as Kafka headers, binary mode: https://github.com/cloudevents/spec, kafka-protocol-binding. */
const header = {
  specversion: 'ce_specversion',
  id: 'ce_id',
  type: 'ce_type',
  source: 'ce_source',
  subject: 'ce_subject',
  time: 'ce_time',
  contentType: 'content-type',
} as const;

export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly topic: string;
  readonly key: string;
  readonly time: Date;
  /** JSON text */
  readonly data: string;
}

export const toMessage = (event: StoredEvent, source: string, trace: TraceCarrier): OutgoingMessage => ({
  topic: event.topic,
  key: event.key,
  value: event.data,
  headers: {
    ...trace,
    [header.specversion]: '1.0',
    [header.id]: event.id,
    [header.type]: event.type,
    [header.source]: source,
    [header.subject]: event.key,
    [header.time]: event.time.toISOString(),
    [header.contentType]: 'application/json',
  },
});

/** `submission.created.v1`; undefined when the message is no event. */
export const typeOf = ({ headers }: OutgoingMessage): string | undefined => headers[header.type];

export const idOf = ({ headers }: OutgoingMessage): string | undefined => headers[header.id];

/** A message that can never be handled, however often it comes. The message of the error holds no value of the event. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** Throws UnreadableEvent. */
export function readEvent(definition: EventDefinition, message: IncomingMessage): EventOf {
  const { headers, value } = message;
  const attribute = (name: keyof typeof header) => {
    const text = headers[header[name]];
    if (text === undefined) throw new UnreadableEvent(`header ${header[name]} is missing`);
    return text;
  };
  const time = new Date(attribute('time'));
  if (Number.isNaN(time.getTime())) throw new UnreadableEvent(`header ${header.time} is no time`);
  const checked = definition.data.safeParse(parse(value));
  if (!checked.success) throw new UnreadableEvent(problemsOf(checked.error));
  return {
    id: attribute('id'),
    type: attribute('type'),
    source: attribute('source'),
    subject: attribute('subject'),
    time,
    data: checked.data,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableEvent('the data is no JSON');
  }
}
