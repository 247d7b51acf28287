import { join } from 'node:path';
import { home } from '../folders.ts';
import type { SchemaOwner } from '../postgres/bootstrap-database.ts';
import type { StackPorts } from './rooms.ts';

/** Everything the product's processes are told, on one machine. */
export interface StackSettings {
  readonly ports: StackPorts;
  readonly postgresAdminUrl: string;
  readonly database: string;
  /** One per service, by its name. */
  readonly owners: Readonly<Record<string, SchemaOwner>>;
  readonly redisUrl: string;
  readonly redisKeyPrefix: string;
  readonly kafkaBrokers: string;
  readonly kafkaTopicPrefix: string;
  /** Folder of the stored objects. */
  readonly objects: string;
  readonly objectSigningSecret: string;
  readonly accountSecret: string;
  readonly speechModel: string;
  /** Folder for recordings under work; no other stack's. */
  readonly temporary: string;
  readonly logFormat: 'json' | 'pretty';
  /** Added to every process, for what an operator or a test sets besides. */
  readonly extra: Readonly<Record<string, string>>;
}

const setHere = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Variables that pass from our environment to the processes when they are set. */
export const passedThrough = (): Record<string, string> =>
  setHere(['OTEL_EXPORTER_OTLP_ENDPOINT', 'RATE_LIMIT_FACTOR', 'LOG_LEVEL', 'TRUSTED_PROXIES', 'SPEECH_MODEL']);

/** Of the processes that make speech. What was spoken is the same for every stack of this machine, and takes a while. */
export const speechEnvironment = (): Record<string, string> => ({
  SPEECH_CACHE_DIRECTORY: join(home(), 'speech'),
  ...setHere([
    ...['SPEECH_CACHE_DIRECTORY', 'SPEECH_PROVIDER', 'SPEECH_CLOUD_URL', 'SPEECH_CLOUD_KEY', 'SPEECH_CLOUD_MODEL'],
    ...['SPEECH_CLOUD_VOICES', 'SPEECH_CLOUD_TIMEOUT_SECONDS'],
  ]),
});
