import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { UserRepository } from '../user/user.repository.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { TotpRepository } from './totp.repository.js';
import { stepOf } from './totp-code.js';
import { TotpAlreadyEnabled, TotpInvalid, TotpSecretUnknown } from './totp-errors.js';

/**
 * Switches the second factor on with the secret that was offered and a code of it, so that nobody locks themselves out. The code
 * may still sign in. Throws TotpAlreadyEnabled, TotpSecretUnknown or TotpInvalid.
 */
@Injectable()
export class EnableTotp {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly totps: TotpRepository,
    private readonly clock: Clock,
  ) {}

  run(userId: number, secret: string, code: string): Promise<SelfUser> {
    return this.database.inTransaction(async (tx) => {
      await this.users.hold(tx, userId);
      if (await this.totps.hold(tx, userId)) throw new TotpAlreadyEnabled();
      if ((await this.totps.offered(tx, userId)) !== secret) throw new TotpSecretUnknown();
      if (stepOf(secret, code, this.clock.now()) === null) throw new TotpInvalid('invalid');
      await this.totps.enable(tx, userId);
      return readSelfUser(tx, userId);
    });
  }
}
