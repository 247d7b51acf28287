import { join } from 'node:path';
import { root } from '@pte/local/folders';
import { freePorts, loopback } from '@pte/local/network';
import { type ProcessDefinition, plainEnvironment } from '@pte/local/process/process-definition';
import { nodeArguments } from '@pte/local/stack/service-processes';
import { StackProcess } from './stack-process.ts';

export interface ServiceOptions {
  /** Folder of services/, built. */
  readonly name: string;
  /** Script below its dist folder; main.js unless given. */
  readonly entry?: string;
  /** What the service's config.ts reads, without ports. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface SpawnedService {
  readonly process: StackProcess;
  /** host:port of its calls. */
  readonly grpcAddress: string;
}

/** Starts one built service on free ports; resolves when it says that it is ready. */
export async function spawnService({ name, entry = 'main.js', environment }: ServiceOptions): Promise<SpawnedService> {
  const [grpc, health] = (await freePorts(2)) as [number, number];
  const grpcAddress = `${loopback}:${grpc}`;
  const definition: ProcessDefinition = {
    name,
    command: process.execPath,
    arguments: nodeArguments(join('dist', entry)),
    environment: {
      ...plainEnvironment(),
      NODE_ENV: 'production',
      GRPC_BIND: grpcAddress,
      HEALTH_PORT: String(health),
      ...environment,
    },
    directory: join(root, 'services', name),
    isReady: async () => (await fetch(`http://${loopback}:${health}/health/ready`)).ok,
    readySeconds: 60,
    stopSignal: 'SIGTERM',
    stopSeconds: 25,
  };
  const started = new StackProcess(definition);
  await started.start();
  return { process: started, grpcAddress };
}
