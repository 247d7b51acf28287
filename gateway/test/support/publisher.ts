import { randomUUID } from 'node:crypto';
import { eventTypeOf, type NewEvent } from '@pte/events/define-event';
import { toMessage } from '@pte/messaging/cloud-event';
import { KafkaEventBus } from '@pte/messaging/kafka-event-bus';
import { createLogger } from '@pte/service-kit/logging';
import { useInfrastructure } from '@pte/testing/infrastructure';

export interface Publisher {
  /** As a service's outbox relay would; the same `id` again is a repetition. */
  publish(event: NewEvent, id?: string): Promise<string>;
  close(): Promise<void>;
}

export async function aPublisher(topicPrefix: string): Promise<Publisher> {
  const brokers = useInfrastructure().kafkaBrokers.split(',');
  const logger = createLogger('publisher', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  const bus = new KafkaEventBus({ brokers, topicPrefix, clientId: 'publisher' }, logger);
  return {
    publish: async ({ definition, data }, id = randomUUID()) => {
      await bus.ensureTopics([{ topic: definition.topic, partitions: 6 }]);
      const stored = {
        id,
        type: eventTypeOf(definition),
        topic: definition.topic,
        key: definition.key(data),
        time: new Date(),
      };
      await bus.publish([toMessage({ ...stored, data: JSON.stringify(data) }, 'test', {})]);
      return id;
    },
    close: () => bus.close(),
  };
}
