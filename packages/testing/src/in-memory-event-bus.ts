import type {
  ChunkHandler,
  EventBus,
  IncomingMessage,
  MessageHandler,
  OutgoingMessage,
  PartitionExtent,
  Subscription,
  SubscriptionSettings,
  TopicSettings,
} from '@pte/messaging/event-bus';
import { InMemoryBroker, type Member } from './in-memory-broker.ts';

/** One process's connection to an in-memory broker, held to the same conformance suite as the one to Kafka. */
export class InMemoryEventBus implements EventBus {
  private readonly members = new Set<Member>();
  private readonly broker: InMemoryBroker;
  private isCut = false;

  constructor(broker = new InMemoryBroker()) {
    this.broker = broker;
  }

  /** The network is gone: nothing is published or received until it is restored. */
  cut(): void {
    this.isCut = true;
    for (const member of this.members) this.broker.leave(member);
  }

  restore(): void {
    this.isCut = false;
    for (const member of this.members) this.broker.join(member);
  }

  async publish(messages: readonly OutgoingMessage[]): Promise<void> {
    if (this.isCut) throw new Error('the broker is away');
    for (const message of messages) this.broker.append(message);
  }

  subscribe(settings: SubscriptionSettings, handler: MessageHandler, ahead?: ChunkHandler): Subscription {
    const inHand = new Set<Promise<unknown>>();
    const noted = <Result>(handling: Promise<Result>): Promise<Result> => {
      const settled = handling.catch(() => undefined).finally(() => inHand.delete(settled));
      inHand.add(settled);
      return handling;
    };
    const member: Member = {
      ...settings,
      handle: (message: IncomingMessage) => noted(handler(message)),
      ahead: ahead && ((messages) => noted(ahead(messages))),
    };
    this.members.add(member);
    if (!this.isCut) this.broker.join(member);
    return {
      joined: Promise.resolve(),
      stop: async () => {
        this.members.delete(member);
        await Promise.all(inHand);
        this.broker.leave(member);
      },
    };
  }

  async ensureTopics(topics: readonly TopicSettings[]): Promise<void> {
    if (this.isCut) throw new Error('the broker is away');
    for (const { topic, partitions } of topics) this.broker.create(topic, partitions);
  }

  async topics(): Promise<string[]> {
    return this.broker.topics();
  }

  async extent(topic: string): Promise<PartitionExtent[]> {
    return this.broker
      .partitionsOf(topic)
      .map((log, partition) => ({ partition, first: 0n, next: BigInt(log.length) }));
  }

  async close(): Promise<void> {
    for (const member of this.members) this.broker.leave(member);
    this.members.clear();
  }
}
