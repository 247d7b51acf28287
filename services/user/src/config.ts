import {
  databaseEnvironment,
  grpcEnvironment,
  kafkaEnvironment,
  processEnvironment,
  readEnvironment,
  redisEnvironment,
} from '@pte/service-kit/environment';
import { z } from 'zod';

const schema = z.object({
  ...processEnvironment,
  ...grpcEnvironment,
  ...databaseEnvironment,
  ...redisEnvironment,
  ...kafkaEnvironment,
  /** Multiplies all rate limits, for load tests only. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Password hashes computed at the same time; each takes a core and 19 MiB. */
  PASSWORD_HASH_CONCURRENCY: z.coerce.number().int().min(1).max(4).default(2),
});

export type UserConfig = z.output<typeof schema>;

export const readConfig = (environment: NodeJS.ProcessEnv = process.env): UserConfig =>
  readEnvironment(schema, environment);
