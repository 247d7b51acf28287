import { Injectable } from '@nestjs/common';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { Database, type Tx } from '@pte/service-kit/database';
import { z } from 'zod';
import { OpenSession, type SignInAnswer } from '../session/open-session.js';
import { SecondFactor } from '../totp/second-factor.js';
import { TotpInvalid } from '../totp/totp-errors.js';
import type { User } from '../user/user.js';
import { credential, parseFields } from '../user/user-fields.js';
import { BadCredentials, Credentials } from './credentials.js';
import { type SignInAttempt, SignInLimits } from './sign-in-limits.js';

export interface SignInInput {
  /** User name, verified email or bound phone. */
  readonly name: string;
  readonly password: string;
  /** "" without. */
  readonly totp: string;
  readonly client: Client | undefined;
}

const fields = z.object({ name: z.string().trim().pipe(credential), password: credential });

/** Throws BadCredentials, TotpRequired, TotpInvalid, UserBlocked or RateLimited. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly credentials: Credentials,
    private readonly secondFactor: SecondFactor,
    private readonly limits: SignInLimits,
    private readonly openSession: OpenSession,
  ) {}

  async run({ client, totp, ...input }: SignInInput): Promise<SignInAnswer> {
    const { name, password } = parseFields(fields, input);
    const attempt = { name, ip: client?.ip ?? '' };
    await this.limits.check(attempt);
    const proven = await this.credentials.prove(name, password);
    if (!proven) {
      await this.limits.failed(attempt);
      throw new BadCredentials();
    }
    const answer = await this.database.inTransaction(async (tx) => {
      const user = await this.credentials.hold(tx, proven);
      // Again: of many attempts at the same moment the right one counts only if it came early enough.
      await this.limits.check(attempt);
      this.openSession.requireUnblocked(user);
      await this.proveSecondFactor(tx, user, totp, attempt);
      return this.openSession.run(tx, user, client);
    });
    await this.limits.succeeded(attempt);
    return answer;
  }

  private async proveSecondFactor(tx: Tx, user: User, totp: string, attempt: SignInAttempt): Promise<void> {
    try {
      await this.secondFactor.prove(tx, user.id, totp.trim());
    } catch (error) {
      if (error instanceof TotpInvalid) await this.limits.failed(attempt);
      throw error;
    }
  }
}
