import { tmpdir } from 'node:os';
import { objectStoreEnvironment } from '@pte/object-store/object-store-environment';
import {
  databaseEnvironment,
  grpcEnvironment,
  kafkaEnvironment,
  processEnvironment,
  readEnvironment,
  redisEnvironment,
} from '@pte/service-kit/environment';
import { z } from 'zod';
import { providerEnvironment } from './provider/provider-environment.js';

const common = { ...processEnvironment, ...databaseEnvironment, ...redisEnvironment };

const serviceSchema = z.object({ ...common, ...grpcEnvironment, ...kafkaEnvironment });

const workerSchema = z.object({
  ...common,
  ...objectStoreEnvironment,
  ...providerEnvironment,
  /** File of `make calibrate`; without one the engines keep their own level. */
  SCORING_CALIBRATION: z.string().optional(),
  /** Recordings that one worker process scores at the same time; one core each. */
  SCORING_CONCURRENCY: z.coerce.number().int().min(1).default(1),
  /** The acoustic model fitted to Mandarin speakers, or as Debian ships it. */
  SPEECH_MODEL: z.enum(['adapted', 'original']).default('adapted'),
  /** Where the prepared acoustic model is kept between starts. */
  SPEECH_MODEL_DIRECTORY: z.string(),
  /** Folder of Debian's pocketsphinx-en-us. */
  SPEECH_MODEL_SOURCE: z.string().default('/usr/share/pocketsphinx/model/en-us'),
  /** Folder of Debian's wordnet-base. */
  WORDNET_DIRECTORY: z.string().default('/usr/share/wordnet'),
  /** Where LanguageTool and the program that runs it are; without it grammar is judged by the rest. */
  LANGUAGETOOL_DIRECTORY: z.string().optional(),
  /** For recordings under work; what a killed worker left there is cleared later. */
  SCORING_TEMPORARY_DIRECTORY: z.string().default(tmpdir()),
  /** For finding ffmpeg, pocketsphinx, espeak-ng, java and link-parser. */
  PATH: z.string().default('/usr/local/bin:/usr/bin:/bin'),
});

export type ServiceConfig = z.output<typeof serviceSchema>;
export type WorkerConfig = z.output<typeof workerSchema>;

export const readServiceConfig = (environment: NodeJS.ProcessEnv = process.env): ServiceConfig =>
  readEnvironment(serviceSchema, environment);

export const readWorkerConfig = (environment: NodeJS.ProcessEnv = process.env): WorkerConfig =>
  readEnvironment(workerSchema, environment);
