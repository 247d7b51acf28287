import { Injectable } from '@nestjs/common';
import type { Caller, UserFields } from '@pte/rpc/gen/pte/user/v1/user';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { TokenInvalid } from '../session/login-session.js';
import { UserRepository } from '../user/user.repository.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { readOwnSettings } from './user-input.js';

/** What everybody may change of themselves: name and preferCore. Throws NameTaken. */
@Injectable()
export class UpdateOwnSettings {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  run({ userId }: Caller, fields: UserFields, mask: readonly string[]): Promise<SelfUser> {
    const change = readOwnSettings(fields, mask);
    return this.database.inTransaction(async (tx) => {
      const user = await this.users.hold(tx, userId);
      if (user.facts.deletedAt !== null) throw new TokenInvalid();
      user.change(change, this.clock.now());
      await this.users.save(tx, user);
      return readSelfUser(tx, userId);
    });
  }
}
