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
  readonly speechModel: string;
  /** Folder for recordings under work; no other stack's. */
  readonly temporary: string;
  readonly logFormat: 'json' | 'pretty';
  /** Added to every process, for what an operator or a test sets besides. */
  readonly extra: Readonly<Record<string, string>>;
}

/** Variables that pass from our environment to the processes when they are set. */
export function passedThrough(): Record<string, string> {
  const names = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'RATE_LIMIT_FACTOR', 'LOG_LEVEL', 'TRUSTED_PROXIES', 'SPEECH_MODEL'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
