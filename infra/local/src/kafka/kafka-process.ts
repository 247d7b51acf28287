import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loopback } from '../network.ts';
import { type ProcessDefinition, plainEnvironment } from '../process/process-definition.ts';
import { runStep } from '../process/run-step.ts';
import { kafkaAnswers } from './kafka-answers.ts';

export interface KafkaOptions {
  readonly port: number;
  readonly controllerPort: number;
  readonly directory: string;
  /** The folder that kafkaJars gave. */
  readonly jars: string;
  readonly onProgress: (line: string) => void;
}

/** Any 16 bytes in base64: one machine has one cluster. */
const clusterId = 'cHRlLWxvY2FsLWthZmthMQ';

/**
 * Broker and controller in one process (KRaft). The voter is configured, not stored, so that the ports may change. The
 * session is short because a killed broker may come back only when its old session has run out.
 */
const properties = ({ port, controllerPort, directory }: KafkaOptions): string => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@${loopback}:${controllerPort}
listeners=PLAINTEXT://${loopback}:${port},CONTROLLER://${loopback}:${controllerPort}
advertised.listeners=PLAINTEXT://${loopback}:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${join(directory, 'data')}
num.partitions=6
auto.create.topics.enable=true
offsets.topic.replication.factor=1
offsets.topic.num.partitions=6
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=3
group.initial.rebalance.delay.ms=0
log.cleaner.dedupe.buffer.size=8388608
log.retention.hours=168
broker.heartbeat.interval.ms=500
broker.session.timeout.ms=3000
`;

const java = (heap: readonly string[], jars: string, main: string, settings: string[]): string[] => [
  ...heap,
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  '-cp',
  join(jars, '*'),
  main,
  ...settings,
];

export const javaCommand = (): string =>
  process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';

/** Writes the settings and, the first time, formats the storage. */
export async function kafkaProcess(options: KafkaOptions): Promise<ProcessDefinition> {
  const { port, directory, jars, onProgress } = options;
  const settings = join(directory, 'server.properties');
  await mkdir(directory, { recursive: true });
  await writeFile(settings, properties(options));
  if (!existsSync(join(directory, 'data/meta.properties')))
    await runStep({
      name: 'formatting the Kafka storage',
      command: javaCommand(),
      arguments: java([], jars, 'kafka.tools.StorageTool', ['format', '-t', clusterId, '-c', settings]),
      onProgress,
    });
  return {
    name: 'kafka',
    command: javaCommand(),
    arguments: java(['-Xmx384m', '-Xms96m'], jars, 'kafka.Kafka', [settings]),
    environment: plainEnvironment(),
    directory,
    isReady: () => kafkaAnswers(port),
    readySeconds: 90,
    stopSignal: 'SIGTERM',
    stopSeconds: 20,
  };
}
