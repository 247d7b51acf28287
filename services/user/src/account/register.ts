import { Injectable } from '@nestjs/common';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { Database } from '@pte/service-kit/database';
import { z } from 'zod';
import { registrations } from '../limits/rate-limit.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { OpenSession, type SignInAnswer } from '../session/open-session.js';
import { Passwords } from '../user/passwords.js';
import { newLearner } from '../user/user.js';
import { UserRepository } from '../user/user.repository.js';
import { NameTaken } from '../user/user-errors.js';
import { newPassword, parseFields, preferCore, userName } from '../user/user-fields.js';

const fields = z.object({ name: userName, password: newPassword, preferCore });

export interface Registration extends z.input<typeof fields> {
  readonly client: Client | undefined;
}

/** A new learner, signed in at once. Throws NameTaken or RateLimited. */
@Injectable()
export class Register {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly limiter: RateLimiter,
    private readonly openSession: OpenSession,
  ) {}

  async run({ client, ...input }: Registration): Promise<SignInAnswer> {
    const { name, password, preferCore } = parseFields(fields, input);
    if (await this.users.isNameTaken(this.database, name)) throw new NameTaken();
    // Only what was really registered counts, so the place is given back when someone else was faster.
    return this.limiter.during(registrations, client?.ip ?? '', async () => {
      const passwordHash = await this.passwords.hash(password);
      return this.database.inTransaction(async (tx) => {
        const user = await this.users.add(tx, newLearner({ name, passwordHash, preferCore }));
        return this.openSession.run(tx, user, client);
      });
    });
  }
}
