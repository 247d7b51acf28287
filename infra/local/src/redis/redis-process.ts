import { mkdir } from 'node:fs/promises';
import { ask, loopback } from '../network.ts';
import { type ProcessDefinition, plainEnvironment } from '../process/process-definition.ts';

export interface RedisOptions {
  readonly port: number;
  readonly directory: string;
  /** False for tests: nothing is written to the disk. */
  readonly durable: boolean;
}

/** BullMQ wants `noeviction`: a full Redis refuses a job loudly and never forgets one silently. */
export async function redisProcess({ port, directory, durable }: RedisOptions): Promise<ProcessDefinition> {
  await mkdir(directory, { recursive: true });
  return {
    name: 'redis',
    command: 'redis-server',
    arguments: [
      ...['--port', String(port), '--bind', loopback, '--dir', directory, '--daemonize', 'no'],
      ...['--save', '', '--appendonly', durable ? 'yes' : 'no', '--maxmemory-policy', 'noeviction'],
      ...['--databases', '64', '--loglevel', 'notice'],
    ],
    environment: plainEnvironment(),
    directory,
    isReady: () => redisAnswers(port),
    readySeconds: 20,
    stopSignal: 'SIGTERM',
    stopSeconds: 10,
  };
}

/** True when Redis has loaded its data and answers commands. */
export const redisAnswers = async (port: number, host = loopback): Promise<boolean> =>
  (await ask(port, 'PING\r\n', host)).toString().startsWith('+PONG');
