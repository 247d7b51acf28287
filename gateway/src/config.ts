import { objectStoreConfig, objectStoreEnvironment } from '@pte/object-store/object-store-environment';
import { kafkaEnvironment, processEnvironment, readEnvironment, redisEnvironment } from '@pte/service-kit/environment';
import { z } from 'zod';

const address = z.string().regex(/^.+:\d+$/);

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').filter((entry) => entry !== ''));

const environment = z.object({
  ...processEnvironment,
  ...redisEnvironment,
  ...kafkaEnvironment,
  ...objectStoreEnvironment,
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  USER_GRPC_URL: address,
  CONTENT_GRPC_URL: address,
  QUESTION_GRPC_URL: address,
  SCORING_GRPC_URL: address,
  PAYMENT_GRPC_URL: address,
  /** The site's own address, such as `https://pte.example`, where it is not the one that browsers ask by. */
  SITE_URL: z.union([z.literal(''), z.url()]).default(''),
  /** What stands in for Alipay in a demonstration. */
  ALIPAY_SIMULATOR_URL: z.string().default(''),
  /** Signs uploads; at least 32 characters, the same in every gateway. */
  OBJECT_STORE_SIGNING_SECRET: z.string().min(32),
  /** The built single-page application; without it only the API is served. */
  FRONTEND_DIRECTORY: z.string().default(''),
  /** Comma-separated addresses or ranges of proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: list,
  /** `off` sends every read to its service, to measure what the cache is worth. */
  READ_CACHE: z.enum(['on', 'off']).default('on'),
  /** Ways by which the user service can send codes: email, sms. The demo always can. */
  CODES_BY: list,
  /** WeChat's page with application and scope, to which the client adds redirect_uri and state; without it nobody signs in with WeChat. */
  WECHAT_AUTHORIZE_URL: z.union([z.literal(''), z.url()]).default(''),
  /** Multiplies every limit, for load tests only. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
});

export type GatewayConfig = z.output<typeof environment>;

/** Injection token of the configuration. */
export const CONFIG = Symbol('config');

/** Throws with every problem at once. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const config = readEnvironment(environment, variables);
  objectStoreConfig(config);
  return config;
}
