import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { wrongOldPasswords } from '../limits/rate-limit.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { ProvePassword } from '../user/prove-password.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { type Totp, TotpRepository } from './totp.repository.js';
import { stepOf } from './totp-code.js';
import { TotpInvalid } from './totp-errors.js';

/** Switches the second factor off, by password and code. Throws OldPasswordWrong, TotpInvalid or RateLimited. */
@Injectable()
export class DisableTotp {
  constructor(
    private readonly database: Database,
    private readonly provePassword: ProvePassword,
    private readonly totps: TotpRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async run(userId: number, password: string, code: string): Promise<SelfUser> {
    await this.provePassword.run(userId, password, 'password');
    return this.database.inTransaction(async (tx) => {
      const totp = await this.totps.hold(tx, userId);
      // Here, where attempts of the same moment come one after another.
      await this.limiter.check(wrongOldPasswords, String(userId));
      if (!totp || !this.isRight(totp, code)) {
        await this.limiter.take(wrongOldPasswords, String(userId));
        throw new TotpInvalid('invalid');
      }
      await this.totps.disable(tx, userId);
      return readSelfUser(tx, userId);
    });
  }

  private isRight({ secret, usedSteps }: Totp, code: string): boolean {
    const step = stepOf(secret, code, this.clock.now());
    return step !== null && !usedSteps.includes(step);
  }
}
