/** `make dlq`: lists and replays dead letters. Reads KAFKA_BROKERS and KAFKA_TOPIC_PREFIX. */
import { kafkaEnvironment, processEnvironment, readEnvironment } from '@pte/service-kit/environment';
import { createLogger } from '@pte/service-kit/logging';
import { z } from 'zod';
import { KafkaEventBus } from '../kafka-event-bus.js';
import { runDlq } from './dlq-command.js';

const config = readEnvironment(z.object({ ...processEnvironment, ...kafkaEnvironment }));
const settings = { brokers: config.KAFKA_BROKERS, topicPrefix: config.KAFKA_TOPIC_PREFIX, clientId: 'dlq' };
const bus = new KafkaEventBus(settings, createLogger('dlq', { ...config, LOG_LEVEL: 'warn' }));
const print = (line: string) => void process.stdout.write(`${line}\n`);
try {
  process.exitCode = await runDlq(process.argv.slice(2), bus, { print });
} catch (error) {
  print(`The dead letters could not be read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await bus.close();
}
