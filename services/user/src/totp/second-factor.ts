import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { TotpRepository } from './totp.repository.js';
import { stepOf } from './totp-code.js';
import { TotpInvalid, TotpRequired } from './totp-errors.js';

/** The second question at sign-in, for those who switched it on. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly totps: TotpRepository,
    private readonly clock: Clock,
  ) {}

  /** Uses the code up. `code` "" when none was given. Throws TotpRequired or TotpInvalid. */
  async prove(tx: Tx, userId: number, code: string): Promise<void> {
    const totp = await this.totps.hold(tx, userId);
    if (!totp) return;
    if (code === '') throw new TotpRequired();
    const step = stepOf(totp.secret, code, this.clock.now());
    if (step === null || totp.usedSteps.includes(step)) throw new TotpInvalid('unauthenticated');
    await this.totps.use(tx, userId, step);
  }
}
