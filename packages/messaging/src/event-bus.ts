/** A message on its way: text key, text value, text headers. */
export interface OutgoingMessage {
  /** As events declare it; the adapter adds the prefix of this installation. */
  readonly topic: string;
  /** Messages of one topic with the same key stay in order. */
  readonly key: string;
  readonly value: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface IncomingMessage extends OutgoingMessage {
  readonly partition: number;
  /** Position in the partition, a decimal number that may be too large for a double. */
  readonly offset: string;
}

export interface TopicSettings {
  readonly topic: string;
  readonly partitions: number;
  /** How long messages are kept; the broker's setting unless given. */
  readonly retentionDays?: number;
}

export interface PartitionExtent {
  readonly partition: number;
  /** Offset of the oldest message, and of the one that comes next; equal when there is none. */
  readonly first: bigint;
  readonly next: bigint;
}

export interface SubscriptionSettings {
  /** Members of one group share the topics' partitions; every group gets every message. */
  readonly group: string;
  readonly topics: readonly string[];
  /** Where a group starts that has never read: at the first message there is, or at what comes from now on. */
  readonly fromBeginning: boolean;
}

/**
 * Resolves when the message is done with. When it rejects, the same message comes again, after `retryIn` milliseconds of a
 * RedeliveryRequest or a second otherwise, and nothing behind it in the partition comes before it.
 */
export type MessageHandler = (message: IncomingMessage) => Promise<void>;

/**
 * Offered what waits in one partition, in order, before it comes message by message. Resolves to how many, from the first on,
 * are done with; the others, and all of them when it rejects, come one by one.
 */
export type ChunkHandler = (messages: readonly IncomingMessage[]) => Promise<number>;

/** Thrown by a handler that wants the message again later. */
export class RedeliveryRequest extends Error {
  constructor(
    /** Milliseconds. */
    readonly retryIn: number,
    cause: unknown,
  ) {
    super('the message is to come again', { cause });
  }
}

export interface Subscription {
  /** Resolves once the group has let this member in for the first time; waits as long as the broker is away. */
  readonly joined: Promise<void>;
  /** Finishes the message in hand, then leaves the group. */
  stop(): Promise<void>;
}

/** Messages between processes: at least once, in order per key. What an adapter must do: test/event-bus-conformance.ts. */
export interface EventBus {
  /** Resolves when all are safely stored, in the order given. Rejects otherwise; some may be stored then. */
  publish(messages: readonly OutgoingMessage[]): Promise<void>;
  /** Reads in the background until stopped, through restarts of the broker. The topics must exist. */
  subscribe(settings: SubscriptionSettings, handler: MessageHandler, ahead?: ChunkHandler): Subscription;
  /** Makes the topics that are not there. Rejects when the broker is away. */
  ensureTopics(topics: readonly TopicSettings[]): Promise<void>;
  /** The topics of this installation. */
  topics(): Promise<string[]>;
  /** What each partition of the topic holds now. */
  extent(topic: string): Promise<PartitionExtent[]>;
  /** Stops what is subscribed and ends the connections. */
  close(): Promise<void>;
}

/** Injection token of the EventBus. */
export const EVENT_BUS = Symbol('event bus');
