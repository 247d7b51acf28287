import { freePorts, loopback } from '@pte/local/network';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import type { StartedInfrastructure } from './start-infrastructure.ts';

const password = 'only-for-tests';

const postgres = () =>
  new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2));

const redis = () =>
  new GenericContainer('redis:8-alpine')
    .withCommand(['redis-server', '--save', '', '--databases', '64', '--maxmemory-policy', 'noeviction'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'));

/** A broker tells its clients an address, so the port outside must be known before it starts. */
const kafka = (port: number) =>
  new GenericContainer('apache/kafka:4.1.1')
    .withEnvironment({
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_NODE_ID: '1',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_LISTENERS: `PLAINTEXT://:9092,CONTROLLER://:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${loopback}:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_NUM_PARTITIONS: '6',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '6',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/));

/** The same three in containers; testcontainers' reaper removes them even when we are killed. */
export async function startContainerInfrastructure(): Promise<StartedInfrastructure> {
  const [kafkaPort] = (await freePorts(1)) as [number];
  const outcomes = await Promise.allSettled([postgres().start(), redis().start(), kafka(kafkaPort).start()]);
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async () => {
    await Promise.all(started.map((container) => container.stop()));
  };
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [database, cache] = started as [StartedTestContainer, StartedTestContainer];
  return {
    infrastructure: {
      postgresAdminUrl: `postgres://postgres:${password}@${loopback}:${database.getMappedPort(5432)}/postgres`,
      redisUrl: `redis://${loopback}:${cache.getMappedPort(6379)}`,
      kafkaBrokers: `${loopback}:${kafkaPort}`,
    },
    stop,
  };
}
