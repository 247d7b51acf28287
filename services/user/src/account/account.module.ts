import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { AccountGrpc } from './account.grpc.js';
import { Credentials } from './credentials.js';
import { Register } from './register.js';
import { SignIn } from './sign-in.js';
import { SignInLimits } from './sign-in-limits.js';
import { UpdatePassword } from './update-password.js';

@Module({
  imports: [SessionModule, TotpModule],
  controllers: [AccountGrpc],
  providers: [Register, SignIn, Credentials, SignInLimits, UpdatePassword],
})
export class AccountModule {}
