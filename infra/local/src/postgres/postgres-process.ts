import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopback } from '../network.ts';
import { type ProcessDefinition, plainEnvironment } from '../process/process-definition.ts';
import { runStep } from '../process/run-step.ts';
import { postgresAnswers } from './postgres-answers.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { commandLineFor, giveTo, postgresUser, type SystemUser } from './postgres-user.ts';

export interface PostgresOptions {
  readonly port: number;
  readonly directory: string;
  /** Of the superuser `postgres`; set when the cluster is made. */
  readonly password: string;
  /** False for tests: quick, and lost when the machine falls. */
  readonly durable: boolean;
  readonly onProgress: (line: string) => void;
}

export const adminUrl = ({ port, password }: Pick<PostgresOptions, 'port' | 'password'>): string =>
  `postgres://postgres:${password}@${loopback}:${port}/postgres`;

/** Makes the cluster when it is not there. The locale is Postgres's own C.UTF-8, the same on every machine. */
export async function postgresProcess(options: PostgresOptions): Promise<ProcessDefinition> {
  const { port, directory, durable } = options;
  const data = join(directory, 'data');
  const user = postgresUser();
  const { postgres, initdb } = await postgresBinaries();
  await mkdir(directory, { recursive: true });
  await giveTo(user, directory);
  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(initdb, data, user, options);
  const settings = {
    listen_addresses: loopback,
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return {
    name: 'postgres',
    ...commandLineFor(user, [postgres, data], [postgres, '-D', data, '-p', String(port), ...flags]),
    environment: plainEnvironment(),
    directory: '/',
    isReady: () => postgresAnswers(adminUrl(options)),
    readySeconds: 60,
    // The "fast" shutdown: ends open connections, loses nothing.
    stopSignal: 'SIGINT',
    stopSeconds: 15,
  };
}

async function makeCluster(initdb: string, data: string, user: SystemUser | undefined, options: PostgresOptions) {
  await rm(data, { recursive: true, force: true });
  const secret = await mkdtemp(join(tmpdir(), 'pte-'));
  const passwordFile = join(secret, 'password');
  try {
    await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
    await chmod(secret, 0o700);
    await giveTo(user, passwordFile);
    await giveTo(user, secret);
    const flags = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${passwordFile}`, '--no-sync'];
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    await runStep({
      name: 'making the Postgres cluster',
      ...commandLineFor(user, [initdb, data], [initdb, '-D', data, ...flags, ...locale]),
      directory: '/',
      onProgress: options.onProgress,
    });
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(secret, { recursive: true, force: true });
  }
}
