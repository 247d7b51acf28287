import { join } from 'node:path';
import { root } from '../folders.ts';
import { loopback } from '../network.ts';
import { type ProcessDefinition, plainEnvironment } from '../process/process-definition.ts';

/** Ports of what stands in for providers in the demo. */
export interface SimulatorPorts {
  readonly smtp: number;
  /** Web view of the mails. */
  readonly mail: number;
  /** The provider of short messages, and their web view. */
  readonly sms: number;
  readonly wechat: number;
}

const sms = {
  ALIYUN_SMS_ACCESS_KEY_ID: 'simulated-key',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'simulated-secret',
  ALIYUN_SMS_SIGN_NAME: 'PTE Practice',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_000001',
};
const wechat = { WECHAT_APP_ID: 'wx0000000000000001', WECHAT_APP_SECRET: 'simulated-secret' };

/** How the user service reaches them. */
export const simulatedProviders = (ports: SimulatorPorts): Record<string, string> => ({
  SMTP_URL: `smtp://${loopback}:${ports.smtp}`,
  ALIYUN_SMS_ENDPOINT: `http://${loopback}:${ports.sms}`,
  WECHAT_API_URL: `http://${loopback}:${ports.wechat}`,
  ...sms,
  ...wechat,
});

/** Where a browser of this machine signs in with WeChat. */
export const simulatedWechatPage = (ports: SimulatorPorts): string =>
  `http://${loopback}:${ports.wechat}/connect/qrconnect?appid=${wechat.WECHAT_APP_ID}&response_type=code&scope=snsapi_login#wechat_redirect`;

/** Inboxes for mail and short messages, and a WeChat. */
export const simulatorProcess = (ports: SimulatorPorts): ProcessDefinition => ({
  name: 'simulators',
  command: process.execPath,
  arguments: ['--max-semi-space-size=2', 'dist/demo/main.js'],
  environment: {
    ...plainEnvironment(),
    NODE_ENV: 'production',
    SMTP_SIMULATOR_PORT: String(ports.smtp),
    MAIL_INBOX_PORT: String(ports.mail),
    SMS_SIMULATOR_PORT: String(ports.sms),
    WECHAT_SIMULATOR_PORT: String(ports.wechat),
    ...sms,
    ...wechat,
  },
  directory: join(root, 'infra/simulators'),
  isReady: async () => (await fetch(`http://${loopback}:${ports.wechat}/connect/qrconnect`)).status === 400,
  readySeconds: 30,
  stopSignal: 'SIGTERM',
  stopSeconds: 5,
});
