import { type DynamicModule, Module } from '@nestjs/common';
import type { UserConfig } from '../config.js';
import { type AliyunSms, AliyunSmsSender } from './aliyun-sms-sender.js';
import { DeliverMessages } from './deliver-messages.js';
import { DemoOutbox } from './demo-outbox.js';
import { MAIL_SENDER } from './mail-sender.js';
import { MessageRepository } from './message.repository.js';
import { MESSAGE_WAYS, type MessageWays } from './message-ways.js';
import { PostCode } from './post-code.js';
import { SMS_SENDER } from './sms-sender.js';
import { SmtpMailSender } from './smtp-mail-sender.js';

/** Undefined unless everything that Aliyun asks for is there. */
function aliyunSms(config: UserConfig): AliyunSms | undefined {
  const { ALIYUN_SMS_ACCESS_KEY_ID: accessKeyId, ALIYUN_SMS_ACCESS_KEY_SECRET: accessKeySecret } = config;
  const { ALIYUN_SMS_SIGN_NAME: signName, ALIYUN_SMS_TEMPLATE_CODE: templateCode } = config;
  if (!accessKeyId || !accessKeySecret || !signName || !templateCode) return undefined;
  return { accessKeyId, accessKeySecret, signName, templateCode, endpoint: config.ALIYUN_SMS_ENDPOINT };
}

/** Codes by e-mail and SMS, where a server or provider is configured, and in the demo's outbox. */
@Module({})
export class MessageModule {
  static with(config: UserConfig): DynamicModule {
    const sms = aliyunSms(config);
    const mail = config.SMTP_URL ? new SmtpMailSender(config.SMTP_URL, config.MAIL_FROM) : null;
    const ways: MessageWays = { email: mail !== null, sms: sms !== undefined, demo: config.DEMO_MODE };
    return {
      module: MessageModule,
      providers: [
        { provide: MAIL_SENDER, useValue: mail },
        { provide: SMS_SENDER, useValue: sms ? new AliyunSmsSender(sms) : null },
        { provide: MESSAGE_WAYS, useValue: ways },
        MessageRepository,
        DeliverMessages,
        DemoOutbox,
        PostCode,
      ],
      exports: [PostCode],
    };
  }
}
