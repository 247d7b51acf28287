import { objectStoreEnvironment } from '@pte/object-store/object-store-environment';
import {
  databaseEnvironment,
  grpcEnvironment,
  kafkaEnvironment,
  processEnvironment,
  readEnvironment,
  redisEnvironment,
} from '@pte/service-kit/environment';
import { speechEnvironment } from '@pte/speech-synthesis/speech-environment';
import { z } from 'zod';

const schema = z.object({
  ...processEnvironment,
  ...grpcEnvironment,
  ...databaseEnvironment,
  ...redisEnvironment,
  ...kafkaEnvironment,
  /** host:port of the content service, which knows whose recording is whose. */
  CONTENT_GRPC_URL: z.string().regex(/^.+:\d+$/),
  /** Multiplies all limits in load tests; never set in production. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
});

export type QuestionConfig = z.output<typeof schema>;

export const readConfig = (environment: NodeJS.ProcessEnv = process.env): QuestionConfig =>
  readEnvironment(schema, environment);

/** Seeding also speaks, draws and stores. */
const seedSchema = schema.extend({ ...objectStoreEnvironment, ...speechEnvironment });

export const readSeedConfig = (environment: NodeJS.ProcessEnv = process.env) =>
  readEnvironment(seedSchema, environment);

/** Checking the starter bank needs no infrastructure. */
export const readSpeechConfig = (environment: NodeJS.ProcessEnv = process.env) =>
  readEnvironment(z.object(speechEnvironment), environment);
