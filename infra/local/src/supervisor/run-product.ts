import { join } from 'node:path';
import type { Console } from '../console.ts';
import { home } from '../folders.ts';
import { infrastructureProcesses } from '../infrastructure.ts';
import { loopback } from '../network.ts';
import { infrastructurePorts, portOf, readPorts, refuseTakenPorts, simulatorPorts, stackPortsFrom } from '../ports.ts';
import { bootstrapDatabase } from '../postgres/bootstrap-database.ts';
import { adminUrl } from '../postgres/postgres-process.ts';
import { runStep } from '../process/run-step.ts';
import { loadSecrets } from '../secrets.ts';
import { alipayProcess } from '../stack/alipay.ts';
import { gatewayProcess, laterSeeds, type Seed, seeds, serviceProcesses } from '../stack/service-processes.ts';
import { simulatorProcess } from '../stack/simulators.ts';
import { passedThrough, type StackSettings } from '../stack/stack-settings.ts';
import type { LogFiles } from './log-files.ts';
import type { Supervisor } from './supervisor.ts';

export const address = (): string => `http://localhost:${portOf(readPorts(), 'PORT')}`;

/** Web views of what the demo sends. */
export const inboxes = () => {
  const { mail, sms } = simulatorPorts(readPorts());
  return { mail: `http://localhost:${mail}`, sms: `http://localhost:${sms}` };
};

/** The settings of the one product of this checkout. */
export async function productSettings(logFormat: 'json' | 'pretty'): Promise<StackSettings> {
  const ports = readPorts();
  const infrastructure = infrastructurePorts(ports);
  const secrets = await loadSecrets(home());
  const owners = Object.entries(secrets.roles).map(
    ([name, password]) => [name, { schema: name, role: `pte_${name}`, password }] as const,
  );
  return {
    ports: stackPortsFrom(ports),
    postgresAdminUrl: adminUrl({ port: infrastructure.postgres, password: secrets.postgres }),
    database: 'pte',
    owners: Object.fromEntries(owners),
    redisUrl: `redis://${loopback}:${infrastructure.redis}`,
    redisKeyPrefix: '',
    kafkaBrokers: `${loopback}:${infrastructure.kafka}`,
    kafkaTopicPrefix: '',
    objects: join(home(), 'objects'),
    objectSigningSecret: secrets.objectSigning,
    accountSecret: secrets.account,
    simulators: simulatorPorts(ports),
    alipay: secrets.alipay,
    site: address(),
    speechModel: join(home(), 'speech-model'),
    temporary: join(home(), 'temporary'),
    logFormat,
    extra: passedThrough(),
  };
}

/** Starts everything in order: infrastructure, services with their demo data, gateway. Resolves when it is healthy. */
export async function startProduct(supervisor: Supervisor, settings: StackSettings, output: Output): Promise<void> {
  const ports = readPorts();
  await refuseTakenPorts(ports);
  output.console.note('starting Postgres, Redis and Kafka');
  const infrastructure = await infrastructureProcesses({
    ports: infrastructurePorts(ports),
    directory: home(),
    kafkaCache: join(home(), 'kafka'),
    postgresPassword: (await loadSecrets(home())).postgres,
    durable: true,
    onProgress: output.console.note,
  });
  await supervisor.startGroup(infrastructure);
  await bootstrapDatabase({
    adminUrl: settings.postgresAdminUrl,
    database: settings.database,
    owners: Object.values(settings.owners),
  });
  output.console.note('starting the services, the scoring workers and the simulators of providers');
  const simulators = [simulatorProcess(simulatorPorts(ports)), alipayProcess(settings.ports.alipay, settings.alipay)];
  await supervisor.startGroup([...simulators, ...serviceProcesses(settings)]);
  await seedProduct(settings, output);
  output.console.note('starting the gateway');
  await supervisor.startGroup([gatewayProcess(settings)]);
  supervisor.inBackground('the rest of the demo', (signal) => seedProductLater(settings, output, signal));
}

export interface Output {
  readonly console: Console;
  readonly logs: LogFiles;
}

/** Fills the demo's accounts and bank; what is there already stays as it is. */
export const seedProduct = (settings: StackSettings, output: Output): Promise<void> =>
  runSeeds(seeds(settings), output);

/** Adds what can wait until the demo is in use. */
export const seedProductLater = (settings: StackSettings, output: Output, signal?: AbortSignal): Promise<void> =>
  runSeeds(laterSeeds(settings), output, signal);

async function runSeeds(all: readonly Seed[], { console, logs }: Output, signal?: AbortSignal): Promise<void> {
  await Promise.all(
    all.map(async (seed) => {
      const onLine = (line: string) => {
        logs.write(seed.name, line);
        console.line(seed.name, line);
      };
      await runStep({ ...seed, signal, onProgress: console.note, onLine });
      console.note(`${seed.name} is done`);
    }),
  );
}
