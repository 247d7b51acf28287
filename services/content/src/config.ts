import { objectStoreEnvironment } from '@pte/object-store/object-store-environment';
import {
  databaseEnvironment,
  grpcEnvironment,
  kafkaEnvironment,
  processEnvironment,
  readEnvironment,
} from '@pte/service-kit/environment';
import { z } from 'zod';

const schema = z.object({
  ...processEnvironment,
  ...grpcEnvironment,
  ...databaseEnvironment,
  ...kafkaEnvironment,
  ...objectStoreEnvironment,
});

export type ContentConfig = z.output<typeof schema>;

export const readConfig = (environment: NodeJS.ProcessEnv = process.env): ContentConfig =>
  readEnvironment(schema, environment);
