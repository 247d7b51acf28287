import { Module } from '@nestjs/common';
import { AccountRoutes } from './account.routes.js';
import { LoginSessionRoutes } from './login-session.routes.js';

/** Getting in, staying in and getting out. */
@Module({ providers: [AccountRoutes, LoginSessionRoutes] })
export class AccountModule {}
