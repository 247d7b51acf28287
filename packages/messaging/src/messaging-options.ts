import type { EventDefinition } from '@pte/events/define-event';
import type { DatabaseConfig, KafkaConfig } from '@pte/service-kit/environment';

export interface BroadcastOptions {
  readonly config: KafkaConfig;
  /** Name of the service: CloudEvents source, and the beginning of its groups' names. */
  readonly service: string;
  /** Every event that something in the process handles. */
  readonly consumes: readonly EventDefinition[];
  /** Milliseconds before each new try of a failed event; after the last one it goes to the dead letters. */
  readonly retryDelays?: readonly number[];
}

export interface MessagingOptions extends BroadcastOptions {
  readonly config: KafkaConfig & Pick<DatabaseConfig, 'POSTGRES_URL'>;
  /** Postgres schema of the service, with the tables of the migration OutboxAndInbox. */
  readonly schema: string;
  /** Every event that the service may add to its outbox. */
  readonly publishes: readonly EventDefinition[];
}

/** Injection token of the options. */
export const MESSAGING_OPTIONS = Symbol('messaging options');
