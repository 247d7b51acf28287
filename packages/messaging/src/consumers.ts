import type { Logger } from '@pte/service-kit/logging';
import { ConsumerRunner } from './consumer-runner.js';
import type { EventBus, Subscription, TopicSettings } from './event-bus.js';
import { Persistent } from './persistent.js';
import type { Consumer } from './reactions.js';
import type { RetryPolicy } from './retry-policy.js';

/** All consumers of a process. They start in the background, so that a process starts and answers while the broker is away. */
export class Consumers {
  private starting: Persistent | undefined;
  private subscriptions: readonly Subscription[] = [];

  constructor(
    private readonly bus: EventBus,
    private readonly topics: readonly TopicSettings[],
    private readonly logger: Logger,
  ) {}

  start(consumers: readonly Consumer[], retry: RetryPolicy): void {
    this.starting ??= new Persistent(
      'topics',
      async () => {
        await this.bus.ensureTopics(this.topics);
        this.subscriptions = consumers.map((consumer) =>
          new ConsumerRunner(this.bus, consumer, retry, this.logger).start(),
        );
      },
      this.logger,
    );
  }

  /** Finishes what is in hand. */
  async stop(): Promise<void> {
    await this.starting?.stop();
    await Promise.all(this.subscriptions.map((subscription) => subscription.stop()));
  }
}
