import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { UserRepository } from '../user/user.repository.js';
import { TotpRepository } from './totp.repository.js';
import { newTotpSecret, otpauthUrl } from './totp-code.js';
import { TotpAlreadyEnabled } from './totp-errors.js';

/** Offers a secret to scan, good for 10 minutes. Throws TotpAlreadyEnabled. */
@Injectable()
export class SetUpTotp {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly totps: TotpRepository,
  ) {}

  run(userId: number): Promise<{ totpSecret: string; otpauthUrl: string }> {
    return this.database.inTransaction(async (tx) => {
      const { facts } = await this.users.hold(tx, userId);
      if (await this.totps.hold(tx, userId)) throw new TotpAlreadyEnabled();
      const totpSecret = newTotpSecret();
      await this.totps.offer(tx, userId, totpSecret);
      return { totpSecret, otpauthUrl: otpauthUrl(totpSecret, facts.name) };
    });
  }
}
