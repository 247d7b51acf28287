import { useInfrastructure } from '@pte/testing/infrastructure';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { KafkaEventBus } from '../src/kafka-event-bus.js';
import { Network } from './network.js';
import { silence } from './silence.js';

/** A bus of its own on the test's broker, with wires that can be cut. */
export function aKafkaBus(topicPrefix = aTopicPrefix()): { bus: KafkaEventBus; network: Network; topicPrefix: string } {
  const network = new Network();
  const brokers = useInfrastructure().kafkaBrokers.split(',');
  const bus = new KafkaEventBus({ brokers, topicPrefix, clientId: 'test', connect: network.connect }, silence);
  return { bus, network, topicPrefix };
}
