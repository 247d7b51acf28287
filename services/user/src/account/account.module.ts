import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.js';
import { AccountGrpc } from './account.grpc.js';
import { ProvePassword } from './prove-password.js';
import { Register } from './register.js';
import { SignIn } from './sign-in.js';
import { SignInLimits } from './sign-in-limits.js';
import { UpdatePassword } from './update-password.js';

@Module({
  imports: [SessionModule],
  controllers: [AccountGrpc],
  providers: [Register, SignIn, SignInLimits, ProvePassword, UpdatePassword],
})
export class AccountModule {}
