import type { Socket } from 'node:net';
import type { Logger } from '@pte/service-kit/logging';
import {
  type Admin,
  type Batch,
  CompressionTypes,
  type EachBatchPayload,
  Kafka,
  type KafkaMessage,
  logLevel,
  Partitioners,
  type Producer,
  type TopicMessages,
} from 'kafkajs';
import {
  type ChunkHandler,
  type EventBus,
  type IncomingMessage,
  type MessageHandler,
  type OutgoingMessage,
  type PartitionExtent,
  RedeliveryRequest,
  type Subscription,
  type SubscriptionSettings,
  type TopicSettings,
} from './event-bus.js';
import { inTime } from './in-time.js';
import { calmRequestQueues } from './kafka/calm-request-queues.js';
import { patiently } from './kafka/patiently.js';
import { textHeaders } from './kafka/text-headers.js';
import { lag } from './metrics.js';
import { type Life, Persistent } from './persistent.js';

export interface KafkaSettings {
  /** host:port */
  readonly brokers: readonly string[];
  /** Before every topic and group, so that installations and tests may share a cluster. */
  readonly topicPrefix: string;
  readonly clientId: string;
  /** Opens a connection to a broker; the ordinary one unless given. */
  readonly connect?: (address: { readonly host: string; readonly port: number }, onConnect: () => void) => Socket;
}

/** Milliseconds. A killed member's partitions wait for the session to end. */
const times = { session: 10_000, heartbeat: 2_000, rebalance: 30_000, fetch: 500, commit: 1_000, redelivery: 1_000 };
const retry = { initialRetryTime: 100, maxRetryTime: 1_000, restartOnFailure: async () => false };
const partitionsAtOnce = 3;
/** Messages offered at once; a transaction over them stays short. */
const chunkSize = 100;

interface Handlers {
  readonly handler: MessageHandler;
  readonly ahead: ChunkHandler | undefined;
}

calmRequestQueues();

/** EventBus on Kafka. The one place that knows kafkajs. */
export class KafkaEventBus implements EventBus {
  private readonly kafka: Kafka;
  /** Waits a minute for a broker that is away, so that members come back as who they were and the group need not be made anew. */
  private readonly patientKafka: Kafka;
  private producer: Promise<Producer> | undefined;
  private readonly subscriptions = new Set<Subscription>();

  constructor(
    private readonly settings: KafkaSettings,
    private readonly logger: Logger,
  ) {
    this.kafka = this.connected(5);
    this.patientKafka = this.connected(60);
  }

  async publish(messages: readonly OutgoingMessage[]): Promise<void> {
    if (messages.length === 0) return;
    this.producer ??= this.connectedProducer();
    const using = this.producer;
    try {
      const producer = await using;
      await producer.sendBatch({ acks: -1, compression: CompressionTypes.None, topicMessages: this.byTopic(messages) });
    } catch (error) {
      // An idempotent producer that failed may never agree with the broker on sequence numbers again.
      if (this.producer === using) this.producer = undefined;
      using.then((producer) => producer.disconnect()).catch(() => undefined);
      throw error;
    }
  }

  subscribe(settings: SubscriptionSettings, handler: MessageHandler, ahead?: ChunkHandler): Subscription {
    const joined = Promise.withResolvers<void>();
    const member = new Persistent(
      `consumer ${settings.group}`,
      (life) => this.consume(settings, { handler, ahead }, life, joined.resolve),
      this.logger,
    );
    const subscription: Subscription = {
      joined: joined.promise,
      stop: async () => {
        await member.stop();
        this.subscriptions.delete(subscription);
      },
    };
    this.subscriptions.add(subscription);
    return subscription;
  }

  async ensureTopics(topics: readonly TopicSettings[]): Promise<void> {
    if (topics.length === 0) return;
    const retention = (days: number) => [{ name: 'retention.ms', value: String(days * 86_400_000) }];
    const wanted = topics.map(({ topic, partitions, retentionDays }) => ({
      topic: this.prefixed(topic),
      numPartitions: partitions,
      ...(retentionDays ? { configEntries: retention(retentionDays) } : {}),
    }));
    await this.withAdmin(async (admin) => {
      await admin.createTopics({ topics: wanted, waitForLeaders: false });
      await patiently(() => admin.fetchTopicMetadata({ topics: wanted.map(({ topic }) => topic) }));
    });
  }

  async topics(): Promise<string[]> {
    const { topicPrefix } = this.settings;
    const topics = await this.withAdmin((admin) => admin.listTopics());
    return topics.filter((topic) => topic.startsWith(topicPrefix)).map((topic) => topic.slice(topicPrefix.length));
  }

  async extent(topic: string): Promise<PartitionExtent[]> {
    const offsets = await this.withAdmin((admin) => admin.fetchTopicOffsets(this.prefixed(topic)));
    return offsets.map(({ partition, low, high }) => ({ partition, first: BigInt(low), next: BigInt(high) }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    const producer = this.producer;
    this.producer = undefined;
    await inTime(
      5_000,
      producer?.then((connected) => connected.disconnect()),
    );
  }

  private async consume(
    { group, topics, fromBeginning }: SubscriptionSettings,
    handlers: Handlers,
    life: Life,
    onJoined: () => void,
  ): Promise<void> {
    // The patient client cannot be stopped while it waits for its first broker.
    await this.withAdmin(async () => undefined);
    const consumer = this.patientKafka.consumer({
      retry: { ...retry, retries: 5 },
      groupId: this.prefixed(group),
      sessionTimeout: times.session,
      heartbeatInterval: times.heartbeat,
      rebalanceTimeout: times.rebalance,
      maxWaitTimeInMs: times.fetch,
      allowAutoTopicCreation: false,
    });
    let crash: Error | undefined;
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      crash = payload.error;
      life.wake();
    });
    consumer.on(consumer.events.GROUP_JOIN, () => {
      life.isWell();
      onJoined();
    });
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: topics.map((topic) => this.prefixed(topic)), fromBeginning });
      await consumer.run({
        // Commits what eachBatch resolved, and nothing else.
        autoCommitInterval: times.commit,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: partitionsAtOnce,
        eachBatch: (payload) => this.handleBatch(group, payload, handlers),
      });
      while (!life.stopping && !crash) await life.rest(60_000);
      if (crash) throw crash;
    } finally {
      await inTime(5_000, consumer.disconnect());
    }
  }

  private async handleBatch(group: string, payload: EachBatchPayload, { handler, ahead }: Handlers): Promise<void> {
    const { batch, heartbeat, resolveOffset, commitOffsetsIfNecessary, pause, isRunning, isStale } = payload;
    const messages = batch.messages.map((message) => this.toIncoming(batch, message));
    let oneByOneUntil = 0;
    for (let done = 0; done < messages.length; ) {
      const chunk = messages.slice(done, done + chunkSize);
      const [head] = chunk;
      if (!head || !isRunning() || isStale()) return;
      const beat = setInterval(() => heartbeat().catch(() => undefined), times.heartbeat / 2);
      try {
        const isOffered = ahead !== undefined && chunk.length > 1 && done >= oneByOneUntil;
        const together = isOffered ? await ahead(chunk).catch(() => 0) : 0;
        if (together === 0) await handler(head);
        if (isOffered && together < chunk.length) oneByOneUntil = done + chunk.length;
        done += together || 1;
      } catch (error) {
        const resume = pause();
        setTimeout(resume, error instanceof RedeliveryRequest ? error.retryIn : times.redelivery).unref();
        return;
      } finally {
        clearInterval(beat);
      }
      resolveOffset(messages[done - 1]?.offset ?? head.offset);
      await commitOffsetsIfNecessary();
      await heartbeat();
    }
    const { topic, partition } = batch;
    lag.set({ group, topic: this.unprefixed(topic), partition }, Number(batch.offsetLag()));
  }

  private toIncoming({ topic, partition }: Batch, { key, value, headers, offset }: KafkaMessage): IncomingMessage {
    return {
      topic: this.unprefixed(topic),
      partition,
      offset,
      key: key?.toString() ?? '',
      value: value?.toString() ?? '',
      headers: textHeaders(headers),
    };
  }

  private byTopic(messages: readonly OutgoingMessage[]): TopicMessages[] {
    const groups = Map.groupBy(messages, ({ topic }) => topic);
    return [...groups].map(([topic, group]) => ({
      topic: this.prefixed(topic),
      messages: group.map(({ key, value, headers }) => ({ key, value, headers })),
    }));
  }

  private connected(retries: number): Kafka {
    const { clientId, brokers, connect } = this.settings;
    return new Kafka({
      clientId,
      brokers: [...brokers],
      connectionTimeout: 3_000,
      requestTimeout: 15_000,
      retry: { ...retry, retries },
      // Its errors come to us as rejections and crashes; its lines are for whoever debugs it.
      logLevel: this.logger.isLevelEnabled('debug') ? logLevel.DEBUG : logLevel.NOTHING,
      logCreator:
        () =>
        ({ namespace, log }) =>
          this.logger.debug({ ...log, namespace }, log.message),
      ...(connect ? { socketFactory: ({ host, port, onConnect }) => connect({ host, port }, onConnect) } : {}),
    });
  }

  private async connectedProducer(): Promise<Producer> {
    const producer = this.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    return producer;
  }

  private async withAdmin<Result>(work: (admin: Admin) => Promise<Result>): Promise<Result> {
    const admin = this.kafka.admin();
    try {
      await admin.connect();
      return await work(admin);
    } finally {
      await inTime(5_000, admin.disconnect());
    }
  }

  private prefixed = (name: string): string => `${this.settings.topicPrefix}${name}`;
  private unprefixed = (name: string): string => name.slice(this.settings.topicPrefix.length);
}
