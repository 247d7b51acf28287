import { z } from 'zod';

export class EnvironmentError extends Error {}

/**
 * The environment as one typed object. Every problem is reported at once, by variable name and never with its value.
 * Throws EnvironmentError. An empty string counts as absent.
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv = process.env,
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not usable:\n${problems.join('\n')}`);
}

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Of every process. */
export const processEnvironment = {
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  DEMO_MODE: flag,
  /** Port of /health/live, /health/ready and /metrics, on the loopback unless BIND_ADDRESS says otherwise. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).default(20),
};

/** Of a process that serves gRPC. */
export const grpcEnvironment = { GRPC_BIND: z.string().regex(/^.+:\d+$/) };

/** Of a process with a schema of its own. */
export const databaseEnvironment = {
  POSTGRES_URL: z.url(),
  POSTGRES_SCHEMA: z.string().regex(/^[a-z_]+$/),
  POSTGRES_POOL: z.coerce.number().int().min(2).default(10),
};

export const redisEnvironment = {
  REDIS_URL: z.url(),
  REDIS_KEY_PREFIX: z.string().default('pte:'),
};

export const kafkaEnvironment = {
  /** Comma-separated host:port list. */
  KAFKA_BROKERS: z.string().transform((list) => list.split(',')),
  KAFKA_TOPIC_PREFIX: z.string().default(''),
};

export type ProcessConfig = z.output<z.ZodObject<typeof processEnvironment>>;
export type GrpcConfig = z.output<z.ZodObject<typeof grpcEnvironment>>;
export type DatabaseConfig = z.output<z.ZodObject<typeof databaseEnvironment>>;
export type RedisConfig = z.output<z.ZodObject<typeof redisEnvironment>>;
export type KafkaConfig = z.output<z.ZodObject<typeof kafkaEnvironment>>;
