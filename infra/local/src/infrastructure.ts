import { join } from 'node:path';
import { kafkaJars } from './kafka/kafka-jars.ts';
import { kafkaProcess } from './kafka/kafka-process.ts';
import { postgresProcess } from './postgres/postgres-process.ts';
import type { ProcessDefinition } from './process/process-definition.ts';
import { redisProcess } from './redis/redis-process.ts';

export interface InfrastructurePorts {
  readonly postgres: number;
  readonly redis: number;
  readonly kafka: number;
  readonly kafkaController: number;
}

export interface InfrastructureSettings {
  readonly ports: InfrastructurePorts;
  /** Each of the three has a folder of its name in it. */
  readonly directory: string;
  /** Where Kafka's jars are kept between runs. */
  readonly kafkaCache: string;
  readonly postgresPassword: string;
  readonly durable: boolean;
  readonly onProgress: (line: string) => void;
}

/** Postgres, Redis and Kafka, prepared and ready to be started in any order. */
export async function infrastructureProcesses(settings: InfrastructureSettings): Promise<ProcessDefinition[]> {
  const { ports, directory, durable, onProgress } = settings;
  const jars = kafkaJars(settings.kafkaCache, onProgress);
  return Promise.all([
    postgresProcess({
      port: ports.postgres,
      directory: join(directory, 'postgres'),
      password: settings.postgresPassword,
      durable,
      onProgress,
    }),
    redisProcess({ port: ports.redis, directory: join(directory, 'redis'), durable }),
    jars.then((folder) =>
      kafkaProcess({
        port: ports.kafka,
        controllerPort: ports.kafkaController,
        directory: join(directory, 'kafka'),
        jars: folder,
        onProgress,
      }),
    ),
  ]);
}
