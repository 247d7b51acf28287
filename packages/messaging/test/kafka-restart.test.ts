import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { home } from '@pte/local/folders';
import { kafkaJars } from '@pte/local/kafka/kafka-jars';
import { kafkaProcess } from '@pte/local/kafka/kafka-process';
import { freePorts } from '@pte/local/network';
import type { ProcessDefinition } from '@pte/local/process/process-definition';
import { RunningProcess } from '@pte/local/process/running-process';
import { eventually } from '@pte/testing/eventually';
import type { IncomingMessage } from '../src/event-bus.js';
import { KafkaEventBus } from '../src/kafka-event-bus.js';
import { aSeries, byKey, numbers } from './messages.js';
import { silence } from './silence.js';

jest.setTimeout(120_000);

const patience = { timeout: 60_000, interval: 200 };
const keys = ['one', 'two', 'three', 'four'];

let directory: string;
let definition: ProcessDefinition;
let kafka: RunningProcess;
let broker: string;

const start = async () => {
  kafka = RunningProcess.start(definition, () => undefined);
  await kafka.ready();
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pte-kafka-'));
  const [port, controllerPort] = (await freePorts(2)) as [number, number];
  broker = `127.0.0.1:${port}`;
  const onProgress = () => undefined;
  const jars = await kafkaJars(join(home(), 'kafka'), onProgress);
  definition = await kafkaProcess({ port, controllerPort, directory, jars, onProgress });
  await start();
});
afterAll(async () => {
  await kafka.stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
});

it('publishes and reads on through kills of the broker, losing nothing', async () => {
  const bus = new KafkaEventBus({ brokers: [broker], topicPrefix: '', clientId: 'test' }, silence);
  const received: IncomingMessage[] = [];
  await bus.ensureTopics([{ topic: 'things', partitions: 6 }]);
  bus.subscribe({ group: 'test.restart', topics: ['things'], fromBeginning: true }, async (message) => {
    received.push(message);
  });
  await bus.publish(aSeries(keys, 5));
  await eventually(() => expect(received).toHaveLength(20), patience);
  for (const round of [1, 2]) {
    kafka.signal('SIGKILL');
    await kafka.exited;
    await expect(bus.publish(aSeries(keys, 1, 1_000))).rejects.toThrow();
    await start();
    await eventually(() => bus.publish(aSeries(keys, 5, round * 5)), patience);
    const seen = () =>
      Object.values(byKey(received)).map((values) => [...new Set(values)].filter((value) => Number(value) < 1_000));
    await eventually(() => expect(seen()).toEqual(keys.map(() => numbers((round + 1) * 5))), patience);
  }
  await bus.close();
});
