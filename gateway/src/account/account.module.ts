import { Module } from '@nestjs/common';
import { AccountRoutes } from './account.routes.js';
import { ContactRoutes } from './contact.routes.js';
import { LoginSessionRoutes } from './login-session.routes.js';
import { PasswordResetRoutes } from './password-reset.routes.js';
import { TotpRoutes } from './totp.routes.js';
import { WechatRoutes } from './wechat.routes.js';

/** Getting in, staying in and getting out. */
@Module({
  providers: [AccountRoutes, LoginSessionRoutes, ContactRoutes, PasswordResetRoutes, TotpRoutes, WechatRoutes],
})
export class AccountModule {}
