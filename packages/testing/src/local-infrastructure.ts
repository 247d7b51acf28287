import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home } from '@pte/local/folders';
import { infrastructureProcesses } from '@pte/local/infrastructure';
import { freePorts, loopback } from '@pte/local/network';
import { adminUrl } from '@pte/local/postgres/postgres-process';
import { RunningProcess } from '@pte/local/process/running-process';
import type { StartedInfrastructure } from './start-infrastructure.ts';

/** The pieces of infra/local on free ports, with data in a folder that goes with them. */
export async function startLocalInfrastructure(onProgress: (line: string) => void): Promise<StartedInfrastructure> {
  const directory = await mkdtemp(join(tmpdir(), 'pte-test-'));
  const [postgres, redis, kafka, kafkaController] = (await freePorts(4)) as [number, number, number, number];
  const password = 'only-for-tests';
  const running: RunningProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    // Postgres runs as another user when we are root.
    await chmod(directory, 0o755);
    const definitions = await infrastructureProcesses({
      ports: { postgres, redis, kafka, kafkaController },
      directory,
      kafkaCache: join(home(), 'kafka'),
      postgresPassword: password,
      durable: false,
      onProgress,
    });
    running.push(...definitions.map((definition) => RunningProcess.start(definition, () => undefined)));
    await Promise.all(running.map((process) => process.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    infrastructure: {
      postgresAdminUrl: adminUrl({ port: postgres, password }),
      redisUrl: `redis://${loopback}:${redis}`,
      kafkaBrokers: `${loopback}:${kafka}`,
    },
    stop,
  };
}
