import type { FactoryProvider } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { EVENT_BUS, type EventBus } from './event-bus.js';
import { KafkaEventBus } from './kafka-event-bus.js';
import type { BroadcastOptions } from './messaging-options.js';

export const eventBusProvider = ({ config, service }: BroadcastOptions): FactoryProvider<EventBus> => ({
  provide: EVENT_BUS,
  inject: [LOGGER],
  useFactory: (logger: Logger) =>
    new KafkaEventBus(
      { brokers: config.KAFKA_BROKERS, topicPrefix: config.KAFKA_TOPIC_PREFIX, clientId: service },
      logger,
    ),
});
