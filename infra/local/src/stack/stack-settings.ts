import { join } from 'node:path';
import { home } from '../folders.ts';
import type { SchemaOwner } from '../postgres/bootstrap-database.ts';
import { alipayAddress, type SimulatedAlipay, simulatedAlipayEnvironment } from './alipay.ts';
import type { StackPorts } from './rooms.ts';
import { type SimulatorPorts, simulatedProviders, simulatedWechatPage } from './simulators.ts';

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
  readonly accountSecret: string;
  /** What stands in for providers; null where codes are read in the demo's outbox only. */
  readonly simulators: SimulatorPorts | null;
  readonly alipay: SimulatedAlipay;
  /** Where browsers reach it, without a slash at the end. */
  readonly site: string;
  readonly speechModel: string;
  /** Folder for recordings under work; no other stack's. */
  readonly temporary: string;
  readonly logFormat: 'json' | 'pretty';
  /** Added to every process, for what an operator or a test sets besides. */
  readonly extra: Readonly<Record<string, string>>;
}

const setHere = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Variables that pass from our environment to the processes when they are set. */
export const passedThrough = (): Record<string, string> =>
  setHere(['OTEL_EXPORTER_OTLP_ENDPOINT', 'RATE_LIMIT_FACTOR', 'LOG_LEVEL', 'TRUSTED_PROXIES', 'SPEECH_MODEL']);

/** Of the user service: its secret, and the providers by which it reaches people. Ours go before the simulated ones. */
export const accountEnvironment = ({ accountSecret, simulators }: StackSettings): Record<string, string> => ({
  ACCOUNT_SECRET: accountSecret,
  ...(simulators ? simulatedProviders(simulators) : {}),
  ...setHere([
    ...['SMTP_URL', 'MAIL_FROM', 'ALIYUN_SMS_ACCESS_KEY_ID', 'ALIYUN_SMS_ACCESS_KEY_SECRET', 'ALIYUN_SMS_SIGN_NAME'],
    ...['ALIYUN_SMS_TEMPLATE_CODE', 'ALIYUN_SMS_ENDPOINT', 'WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_API_URL'],
  ]),
});

/** Of the gateway: where a browser signs in with WeChat. */
export const wechatEnvironment = ({ simulators }: StackSettings): Record<string, string> => ({
  ...(simulators ? { WECHAT_AUTHORIZE_URL: simulatedWechatPage(simulators) } : {}),
  ...setHere(['WECHAT_AUTHORIZE_URL']),
});

/** Of the payment service. Ours go before the simulated Alipay. */
export const paymentEnvironment = ({ ports, alipay, site }: StackSettings): Record<string, string> => ({
  SITE_URL: site,
  ...simulatedAlipayEnvironment(ports.alipay, alipay),
  ...setHere([
    ...['SITE_URL', 'ALIPAY_GATEWAY', 'ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_APP_PRIVATE_KEY'],
    ...['ALIPAY_APP_KEY_TYPE', 'ALIPAY_PUBLIC_KEY'],
  ]),
});

/** Of the gateway: the site, and the till of the simulated Alipay unless the real one is asked. */
export const tillEnvironment = ({ ports, site }: StackSettings): Record<string, string> => ({
  SITE_URL: site,
  ...(process.env['ALIPAY_GATEWAY'] ? {} : { ALIPAY_SIMULATOR_URL: alipayAddress(ports.alipay) }),
  ...setHere(['SITE_URL']),
});

/** Of the processes that score: who helps to judge, and on which level. */
export const scoringEnvironment = (): Record<string, string> =>
  setHere([
    ...[
      'SCORING_PROVIDER_URL',
      'SCORING_PROVIDER_KEY',
      'SCORING_PROVIDER_JUDGE_MODEL',
      'SCORING_PROVIDER_SPEECH_MODEL',
    ],
    ...['SCORING_PROVIDER_TIMEOUT_SECONDS', 'SCORING_PROVIDER_ANSWERS_PER_DAY', 'SCORING_PROVIDER_ANSWERS_PER_LEARNER'],
    ...['SCORING_PROVIDER_TOKENS_PER_DAY', 'SCORING_CALIBRATION'],
  ]);

/** Of the processes that make speech. What was spoken is the same for every stack of this machine, and takes a while. */
export const speechEnvironment = (): Record<string, string> => ({
  SPEECH_CACHE_DIRECTORY: join(home(), 'speech'),
  ...setHere([
    ...['SPEECH_CACHE_DIRECTORY', 'SPEECH_PROVIDER', 'SPEECH_CLOUD_URL', 'SPEECH_CLOUD_KEY', 'SPEECH_CLOUD_MODEL'],
    ...['SPEECH_CLOUD_VOICES', 'SPEECH_CLOUD_TIMEOUT_SECONDS'],
  ]),
});
