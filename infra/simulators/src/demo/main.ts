/** The inboxes and the WeChat of the demo, in one process. */

import { startMailSimulator } from '../mail/mail-simulator.js';
import { startSmsSimulator } from '../sms/sms-simulator.js';
import { startWechatSimulator } from '../wechat/wechat-simulator.js';

const port = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const text = (name: string, usual: string): string => process.env[name] ?? usual;

const mail = await startMailSimulator({
  smtpPort: port('SMTP_SIMULATOR_PORT', 9025),
  port: port('MAIL_INBOX_PORT', 9026),
});
const sms = await startSmsSimulator({
  accessKeyId: text('ALIYUN_SMS_ACCESS_KEY_ID', 'simulated-key'),
  accessKeySecret: text('ALIYUN_SMS_ACCESS_KEY_SECRET', 'simulated-secret'),
  signName: text('ALIYUN_SMS_SIGN_NAME', 'PTE Practice'),
  templateCode: text('ALIYUN_SMS_TEMPLATE_CODE', 'SMS_000001'),
  port: port('SMS_SIMULATOR_PORT', 9027),
});
const wechat = await startWechatSimulator({
  appId: text('WECHAT_APP_ID', 'wx0000000000000001'),
  appSecret: text('WECHAT_APP_SECRET', 'simulated-secret'),
  port: port('WECHAT_SIMULATOR_PORT', 9028),
});
process.stdout.write(`mail inbox at ${mail.address}, SMS inbox at ${sms.address}, WeChat at ${wechat.address}\n`);
const close = () => void Promise.all([mail.close(), sms.close(), wechat.close()]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
