import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home } from '@pte/local/folders';
import { kafkaJars } from '@pte/local/kafka/kafka-jars';
import { kafkaProcess } from '@pte/local/kafka/kafka-process';
import { freePorts, loopback } from '@pte/local/network';
import { StackProcess } from './stack-process.ts';

export interface TestKafka {
  /** As KAFKA_BROKERS. The same after a restart. */
  readonly brokers: string;
  /** To kill it in the middle of something and to start it again with what it had written. */
  readonly process: StackProcess;
  /** Ends it and deletes its data. */
  readonly drop: () => Promise<void>;
}

/** A broker of the test's own, for tests in which the broker falls; all others share one. */
export async function aKafka(): Promise<TestKafka> {
  const [port, controllerPort] = (await freePorts(2)) as [number, number];
  const directory = await mkdtemp(join(tmpdir(), 'pte-kafka-'));
  const silent = () => undefined;
  const jars = await kafkaJars(join(home(), 'kafka'), silent);
  const process = new StackProcess(await kafkaProcess({ port, controllerPort, directory, jars, onProgress: silent }));
  const drop = async () => {
    await process.stop();
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await process.start();
  } catch (error) {
    await drop();
    throw error;
  }
  return { brokers: `${loopback}:${port}`, process, drop };
}
