import { Injectable } from '@nestjs/common';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { Database } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { z } from 'zod';
import { OpenSession, type SignInAnswer } from '../session/open-session.js';
import { Passwords } from '../user/passwords.js';
import { UserRepository } from '../user/user.repository.js';
import { credential, parseFields } from '../user/user-fields.js';
import { SignInLimits } from './sign-in-limits.js';

/** Unknown user, deleted user and wrong password are one and the same. */
export class BadCredentials extends DomainError {
  constructor() {
    super('BAD_CREDENTIALS', 'unauthenticated');
  }
}

export interface SignInInput {
  /** User name, verified email or bound phone. */
  readonly name: string;
  readonly password: string;
  readonly client: Client | undefined;
}

const fields = z.object({ name: z.string().trim().pipe(credential), password: credential });

/** Throws BadCredentials, UserBlocked or RateLimited. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly openSession: OpenSession,
  ) {}

  async run(input: SignInInput): Promise<SignInAnswer> {
    const { name, password } = parseFields(fields, input);
    const attempt = { name, ip: input.client?.ip ?? '' };
    await this.limits.check(attempt);
    const user = await this.users.findByLogin(this.database, name);
    const provenHash = user?.facts.passwordHash ?? null;
    if (!(await this.passwords.matches(provenHash, password)) || !user) {
      await this.limits.failed(attempt);
      throw new BadCredentials();
    }
    await this.limits.succeeded(attempt);
    return this.database.inTransaction(async (tx) => {
      const held = await this.users.hold(tx, user.id);
      // A password that was changed or a user that was deleted while we computed opens nothing.
      if (held.facts.deletedAt !== null || held.facts.passwordHash !== provenHash) throw new BadCredentials();
      return this.openSession.run(tx, held, input.client);
    });
  }
}
