import { z } from 'zod';
import type { ObjectStoreConfig } from './open-object-store.js';

/** Variables of a process that opens the store; spread into the service's schema. */
export const objectStoreEnvironment = {
  OBJECT_STORE_KIND: z.enum(['local', 'oss']).default('local'),
  /** Folder of the local store. */
  OBJECT_STORE_DIRECTORY: z.string().default(''),
  OSS_REGION: z.string().default('oss-cn-hangzhou'),
  OSS_BUCKET: z.string().default(''),
  OSS_ACCESS_KEY_ID: z.string().default(''),
  OSS_ACCESS_KEY_SECRET: z.string().default(''),
  /** Only where it is not the region's own address. */
  OSS_ENDPOINT: z.url().optional(),
};

const needed = {
  local: ['OBJECT_STORE_DIRECTORY'],
  oss: ['OSS_BUCKET', 'OSS_ACCESS_KEY_ID', 'OSS_ACCESS_KEY_SECRET'],
} as const;

type Variables = z.output<z.ZodObject<typeof objectStoreEnvironment>>;

/** The store those variables describe. Throws, naming all that are missing for the chosen kind. */
export function objectStoreConfig(variables: Variables): ObjectStoreConfig {
  const kind = variables.OBJECT_STORE_KIND;
  const missing = needed[kind].filter((name) => variables[name] === '');
  if (missing.length > 0) throw new Error(`OBJECT_STORE_KIND=${kind} needs ${missing.join(', ')}`);
  if (kind === 'local') return { kind, directory: variables.OBJECT_STORE_DIRECTORY };
  return {
    kind,
    region: variables.OSS_REGION,
    bucket: variables.OSS_BUCKET,
    accessKeyId: variables.OSS_ACCESS_KEY_ID,
    accessKeySecret: variables.OSS_ACCESS_KEY_SECRET,
    endpoint: variables.OSS_ENDPOINT,
  };
}
