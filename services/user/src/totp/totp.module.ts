import { Module } from '@nestjs/common';
import { DisableTotp } from './disable-totp.js';
import { EnableTotp } from './enable-totp.js';
import { SecondFactor } from './second-factor.js';
import { SetUpTotp } from './set-up-totp.js';
import { TotpGrpc } from './totp.grpc.js';
import { TotpRepository } from './totp.repository.js';

/** One-time codes of an authenticator app. */
@Module({
  controllers: [TotpGrpc],
  providers: [TotpRepository, SecondFactor, SetUpTotp, EnableTotp, DisableTotp],
  exports: [SecondFactor, TotpRepository],
})
export class TotpModule {}
