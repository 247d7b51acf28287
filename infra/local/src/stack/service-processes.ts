import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { home, root } from '../folders.ts';
import { languageToolIfHere } from '../languagetool/languagetool-folder.ts';
import { loopback } from '../network.ts';
import { ownerUrl } from '../postgres/bootstrap-database.ts';
import { type ProcessDefinition, plainEnvironment } from '../process/process-definition.ts';
import { serviceRooms } from './rooms.ts';
import {
  accountEnvironment,
  paymentEnvironment,
  type StackSettings,
  scoringEnvironment,
  speechEnvironment,
  tillEnvironment,
  wechatEnvironment,
} from './stack-settings.ts';

/** Seconds a process may take to finish the work in hand, its own limit and a little more. */
const stopSeconds = 25;

/** Of every process of ours: telemetry before everything else. */
export const nodeArguments = (script: string): string[] => [
  ...['--import', join(root, 'packages/service-kit/dist/instrumentation.js')],
  ...['--disable-warning=TimeoutNegativeWarning', script],
];

async function answersOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.arrayBuffer();
  return response.ok;
}

/** What every process is told, the gateway too. */
function sharedEnvironment(settings: StackSettings): Record<string, string> {
  const addresses = Object.entries(settings.ports.services).map(
    ([name, { grpc }]) => [`${name.toUpperCase()}_GRPC_URL`, `${loopback}:${grpc}`] as const,
  );
  return {
    ...plainEnvironment(),
    NODE_ENV: 'production',
    // Compiled code is kept between starts: a third less work at each.
    NODE_COMPILE_CACHE: join(home(), 'build/compile-cache'),
    LOG_LEVEL: 'info',
    LOG_FORMAT: settings.logFormat,
    DEMO_MODE: 'true',
    BIND_ADDRESS: loopback,
    REDIS_URL: settings.redisUrl,
    ...(settings.redisKeyPrefix ? { REDIS_KEY_PREFIX: settings.redisKeyPrefix } : {}),
    KAFKA_BROKERS: settings.kafkaBrokers,
    KAFKA_TOPIC_PREFIX: settings.kafkaTopicPrefix,
    ...Object.fromEntries(addresses),
    OBJECT_STORE_KIND: 'local',
    OBJECT_STORE_DIRECTORY: settings.objects,
    OBJECT_STORE_SIGNING_SECRET: settings.objectSigningSecret,
    ...settings.extra,
  };
}

const portsOf = (settings: StackSettings, name: string) => {
  const ports = settings.ports.services[name];
  if (!ports) throw new Error(`the service ${name} has no ports`);
  return ports;
};

export function serviceEnvironment(settings: StackSettings, name: string): Record<string, string> {
  const owner = settings.owners[name];
  if (!owner) throw new Error(`the service ${name} has no schema`);
  const languageTool = languageToolIfHere();
  return {
    ...sharedEnvironment(settings),
    GRPC_BIND: `${loopback}:${portsOf(settings, name).grpc}`,
    POSTGRES_URL: ownerUrl(settings.postgresAdminUrl, settings.database, owner),
    POSTGRES_SCHEMA: owner.schema,
    SPEECH_MODEL_DIRECTORY: settings.speechModel,
    ...(languageTool ? { LANGUAGETOOL_DIRECTORY: languageTool } : {}),
    SCORING_TEMPORARY_DIRECTORY: settings.temporary,
    ...(name === 'scoring' ? scoringEnvironment() : {}),
    ...(name === 'user' ? accountEnvironment(settings) : {}),
    ...(name === 'payment' ? paymentEnvironment(settings) : {}),
  };
}

interface Entry {
  readonly name: string;
  readonly service: string;
  readonly script: string;
  readonly health: number;
}

/** Saves 15 to 20 MB at rest where no throughput is lost. */
const smallYoungSpace = '--max-semi-space-size=4';
const isBusy = (service: string): boolean => serviceRooms.some((room) => room.name === service && room.isBusy);

const process = ({ name, service, script, health }: Entry, settings: StackSettings): ProcessDefinition => ({
  name,
  command: globalThis.process.execPath,
  arguments: [...(isBusy(service) ? [] : [smallYoungSpace]), ...nodeArguments(script)],
  environment: { ...serviceEnvironment(settings, service), HEALTH_PORT: String(health), OTEL_SERVICE_NAME: name },
  directory: join(root, 'services', service),
  isReady: () => answersOk(`http://${loopback}:${health}/health/ready`),
  readySeconds: 90,
  stopSignal: 'SIGTERM',
  stopSeconds,
});

/** The process of a service that answers its calls. */
export const serviceProcess = (name: string, settings: StackSettings): ProcessDefinition =>
  process({ name, service: name, script: 'dist/main.js', health: portsOf(settings, name).health }, settings);

export const workerProcesses = (service: string, settings: StackSettings): ProcessDefinition[] =>
  portsOf(settings, service).workers.map((health, index) =>
    process({ name: `${service}-worker-${index + 1}`, service, script: 'dist/worker.js', health }, settings),
  );

/** All services with their workers, in any order. */
export const serviceProcesses = (settings: StackSettings): ProcessDefinition[] =>
  serviceRooms.flatMap(({ name }) => [serviceProcess(name, settings), ...workerProcesses(name, settings)]);

export const gatewayProcess = (settings: StackSettings): ProcessDefinition => ({
  name: 'gateway',
  command: globalThis.process.execPath,
  arguments: nodeArguments('dist/main.js'),
  environment: {
    ...sharedEnvironment(settings),
    ...wechatEnvironment(settings),
    ...tillEnvironment(settings),
    PORT: String(settings.ports.gateway),
    OTEL_SERVICE_NAME: 'gateway',
    FRONTEND_DIRECTORY: join(root, 'frontend/dist'),
  },
  directory: join(root, 'gateway'),
  isReady: () => answersOk(`http://${loopback}:${settings.ports.gateway}/api/health/ready`),
  readySeconds: 90,
  stopSignal: 'SIGTERM',
  stopSeconds,
});

export interface Seed {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly directory: string;
}

const seedsOf = (settings: StackSettings, script: string): Seed[] =>
  serviceRooms
    .filter(({ name }) => existsSync(join(root, 'services', name, script)))
    .map(({ name }) => ({
      name: `${name}-seed`,
      command: globalThis.process.execPath,
      arguments: nodeArguments(script),
      environment: { ...serviceEnvironment(settings, name), ...speechEnvironment() },
      directory: join(root, 'services', name),
    }));

/** What fills the demo's tables, of the services that have something to fill; each may run again. */
export const seeds = (settings: StackSettings): Seed[] => seedsOf(settings, 'dist/seed/main.js');

/** What can be added while the demo is in use; each may run again. */
export const laterSeeds = (settings: StackSettings): Seed[] => seedsOf(settings, 'dist/seed/later.js');
