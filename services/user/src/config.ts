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
  /** Seals one-time code secrets and hashes sent codes; the same in every replica. Another one makes them useless. */
  ACCOUNT_SECRET: z.string().min(32),
  /** Such as smtps://user:password@smtp.example.com; without it no mail is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('PTE Practice <no-reply@localhost>'),
  /** All four, or no short message is sent. */
  ALIYUN_SMS_ACCESS_KEY_ID: z.string().optional(),
  ALIYUN_SMS_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CODE: z.string().optional(),
  ALIYUN_SMS_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com'),
  /** Both, or nobody signs in with WeChat. */
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_API_URL: z.url().default('https://api.weixin.qq.com'),
});

export type UserConfig = z.output<typeof schema>;

export const readConfig = (environment: NodeJS.ProcessEnv = process.env): UserConfig =>
  readEnvironment(schema, environment);
