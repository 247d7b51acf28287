import { type DynamicModule, Module } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { UserConfig } from '../config.js';
import { SessionModule } from '../session/session.module.js';
import { BindWechat } from './bind-wechat.js';
import { DemoWechat } from './demo-wechat.js';
import { MeetWechatPerson } from './meet-wechat-person.js';
import { RegisterWithWechat } from './register-with-wechat.js';
import { SignInWithWechat } from './sign-in-with-wechat.js';
import { UnbindWechat } from './unbind-wechat.js';
import { WechatGrpc } from './wechat.grpc.js';
import { WechatRepository } from './wechat.repository.js';
import { noWechat, WECHAT_ACCOUNTS, type WechatAccounts } from './wechat-accounts.js';
import { WechatNewcomers } from './wechat-newcomers.js';
import { WechatOauth } from './wechat-oauth.js';

function wechatAccounts(config: UserConfig, logger: Logger): WechatAccounts {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret, WECHAT_API_URL: apiUrl } = config;
  const real = appId && appSecret ? new WechatOauth({ appId, appSecret, apiUrl }, logger) : null;
  return config.DEMO_MODE ? new DemoWechat(real) : (real ?? noWechat);
}

/** Signing in with WeChat. */
@Module({})
export class WechatModule {
  static with(config: UserConfig): DynamicModule {
    return {
      module: WechatModule,
      imports: [SessionModule],
      controllers: [WechatGrpc],
      providers: [
        {
          provide: WECHAT_ACCOUNTS,
          inject: [LOGGER],
          useFactory: (logger: Logger) => wechatAccounts(config, logger),
        },
        WechatRepository,
        WechatNewcomers,
        MeetWechatPerson,
        SignInWithWechat,
        RegisterWithWechat,
        BindWechat,
        UnbindWechat,
      ],
    };
  }
}
