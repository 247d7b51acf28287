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
  /** Where browsers and Alipay reach the product, such as `https://pte.example`. */
  SITE_URL: z.url().transform((url) => new URL(url).origin),
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: z.string().min(1),
  /** The account that the money goes to. */
  ALIPAY_SELLER_ID: z.string().min(1),
  /** Our own, as Alipay's key tool writes it: Base64, with or without its PEM lines. */
  ALIPAY_APP_PRIVATE_KEY: z.string().min(1),
  ALIPAY_APP_KEY_TYPE: z.enum(['PKCS1', 'PKCS8']).default('PKCS8'),
  /** Alipay's, not our own public key. */
  ALIPAY_PUBLIC_KEY: z.string().min(1),
  /** Seconds between two looks for orders that Alipay is to be asked about. */
  RECONCILE_SECONDS: z.coerce.number().positive().default(15),
  /** Multiplies the limit on new orders in load tests; never set in production. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
});

export type PaymentConfig = z.output<typeof schema>;

export const readConfig = (environment: NodeJS.ProcessEnv = process.env): PaymentConfig =>
  readEnvironment(schema, environment);
