import { type DynamicModule, type INestApplicationContext, Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Database } from '@pte/service-kit/database';
import { KitModule } from '@pte/service-kit/kit.module';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { BroadcastModule } from '../src/broadcast.module.js';
import { MessagingModule } from '../src/messaging.module.js';
import type { BroadcastOptions, MessagingOptions } from '../src/messaging-options.js';
import { silence } from './silence.js';
import type { Store } from './store.js';

@Module({})
class ServiceModule {}

@Module({})
class StoreModule {
  static with({ database }: Store): DynamicModule {
    const providers = [{ provide: Database, useFactory: () => withoutFarewell(database) }];
    return { module: StoreModule, global: true, providers, exports: [Database] };
  }
}

/** The test ends the database itself, after the last of its services. */
const withoutFarewell = (database: Database): Database =>
  Object.create(database, { onApplicationShutdown: { value: undefined } });

const started = async (imports: DynamicModule[], providers: Provider[]): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(
    { module: ServiceModule, imports: [KitModule.with(silence), ...imports], providers },
    { logger: false, abortOnError: false },
  );

/** The Kafka settings of one test; `brokers` unless the usual one. */
export const kafkaConfig = (topicPrefix: string, brokers = useInfrastructure().kafkaBrokers.split(',')) => ({
  KAFKA_BROKERS: brokers,
  KAFKA_TOPIC_PREFIX: topicPrefix,
});

/** A replica of a service with a database, called `shop`. */
export const aService = (
  store: Store,
  options: Pick<MessagingOptions, 'publishes' | 'consumes'> & { readonly config: BroadcastOptions['config'] },
  handlers: Provider[],
): Promise<INestApplicationContext> => {
  const config = { ...options.config, POSTGRES_URL: store.url };
  const messaging = { service: 'shop', schema: store.schema, retryDelays: [20, 20], ...options, config };
  return started([StoreModule.with(store), MessagingModule.with(messaging)], handlers);
};

/** A replica of a process without a database, called `door`. */
export const aListener = (
  options: Pick<BroadcastOptions, 'config' | 'consumes'>,
  listeners: Provider[],
): Promise<INestApplicationContext> =>
  started([BroadcastModule.with({ service: 'door', retryDelays: [20, 20], ...options })], listeners);
