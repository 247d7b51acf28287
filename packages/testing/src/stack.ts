import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { home } from '@pte/local/folders';
import { makeKeyPair } from '@pte/local/key-pair';
import { freePorts, loopback } from '@pte/local/network';
import { bootstrapDatabase, dropDatabase } from '@pte/local/postgres/bootstrap-database';
import type { ProcessDefinition } from '@pte/local/process/process-definition';
import { runStep } from '@pte/local/process/run-step';
import { alipayProcess } from '@pte/local/stack/alipay';
import { serviceRooms, stackPortCount, stackPorts } from '@pte/local/stack/rooms';
import { gatewayProcess, seeds, serviceProcesses } from '@pte/local/stack/service-processes';
import { type SimulatorPorts, simulatorProcess } from '@pte/local/stack/simulators';
import type { StackSettings } from '@pte/local/stack/stack-settings';
import { type Infrastructure, useInfrastructure } from './infrastructure.ts';
import { StackProcess } from './stack-process.ts';

export interface StackOptions {
  /** Given by those who run outside of Jest's integration tests. */
  readonly infrastructure?: Infrastructure;
  /** Added to the environment of every process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** With inboxes for mail and short messages and a WeChat, as `make start` has them. */
  readonly simulators?: boolean;
}

/** The whole product, built, on ports, tables, topics and folders of its own. */
export interface Stack {
  /** The gateway's address, without a slash at the end. */
  readonly address: string;
  readonly settings: StackSettings;
  /** A process by its name: gateway, user, content, question, scoring, scoring-worker-1, scoring-worker-2, payment, alipay. */
  readonly process: (name: string) => StackProcess;
  /** Ends all processes and deletes what they wrote. */
  readonly stop: () => Promise<void>;
}

/** Starts every service, the workers and the gateway, seeded like the demo. Resolves when all are ready. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const settings = await stackSettings(options.infrastructure ?? useInfrastructure(), options);
  const bootstrap = {
    adminUrl: settings.postgresAdminUrl,
    database: settings.database,
    owners: Object.values(settings.owners),
  };
  const processes = new Map<string, StackProcess>();
  const start = (definitions: readonly ProcessDefinition[]) =>
    Promise.all(
      definitions.map((definition) => {
        const process = new StackProcess(definition);
        processes.set(definition.name, process);
        return process.start();
      }),
    );
  const stop = async () => {
    await processes.get('gateway')?.stop();
    await Promise.all([...processes.values()].map((process) => process.stop()));
    await dropDatabase(bootstrap);
    await rm(dirname(settings.objects), { recursive: true, force: true });
  };
  try {
    await bootstrapDatabase(bootstrap);
    const simulators = settings.simulators ? [simulatorProcess(settings.simulators)] : [];
    const alipay = alipayProcess(settings.ports.alipay, settings.alipay);
    await start([...simulators, alipay, ...serviceProcesses(settings)]);
    await Promise.all(seeds(settings).map((seed) => runStep({ ...seed, onProgress: () => undefined })));
    await start([gatewayProcess(settings)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: `http://${loopback}:${settings.ports.gateway}`,
    settings,
    process: (name) => {
      const process = processes.get(name);
      if (!process) throw new Error(`the stack has no process ${name}`);
      return process;
    },
    stop,
  };
}

/** Everything of its own: nothing here meets another stack, test or `make start`. */
async function stackSettings(
  infrastructure: Infrastructure,
  { environment = {}, simulators = false }: StackOptions,
): Promise<StackSettings> {
  const id = randomBytes(6).toString('hex');
  const directory = await mkdtemp(join(tmpdir(), 'pte-stack-'));
  const owner = (name: string) => ({ schema: name, role: `pte_${name}_${id}`, password: id });
  const ports = stackPorts(await freePorts(stackPortCount));
  return {
    ports,
    postgresAdminUrl: infrastructure.postgresAdminUrl,
    database: `stack_${id}`,
    owners: Object.fromEntries(serviceRooms.map(({ name }) => [name, owner(name)])),
    redisUrl: infrastructure.redisUrl,
    redisKeyPrefix: `stack-${id}:`,
    kafkaBrokers: infrastructure.kafkaBrokers,
    kafkaTopicPrefix: `stack-${id}.`,
    objects: join(directory, 'objects'),
    temporary: join(directory, 'temporary'),
    objectSigningSecret: randomBytes(24).toString('hex'),
    accountSecret: randomBytes(24).toString('hex'),
    simulators: simulators ? await freeSimulatorPorts() : null,
    alipay: { app: makeKeyPair(), provider: makeKeyPair() },
    site: `http://${loopback}:${ports.gateway}`,
    // The model is the same for all and takes a while to make.
    speechModel: join(home(), 'speech-model'),
    logFormat: 'json',
    extra: environment,
  };
}

async function freeSimulatorPorts(): Promise<SimulatorPorts> {
  const [smtp = 0, mail = 0, sms = 0, wechat = 0] = await freePorts(4);
  return { smtp, mail, sms, wechat };
}
