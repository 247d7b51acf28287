import { Injectable } from '@nestjs/common';
import type { Caller, UserFields } from '@pte/rpc/gen/pte/user/v1/user';
import { Database } from '@pte/service-kit/database';
import { requireManagementOf } from '../user/management-rules.js';
import { Passwords } from '../user/passwords.js';
import { UserRepository } from '../user/user.repository.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { readNewUser } from './user-input.js';

/** Throws SuperAdminRequired, NameTaken, PhoneTaken or EmailTaken. */
@Injectable()
export class CreateUser {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
  ) {}

  async run(caller: Caller, fields: UserFields): Promise<SelfUser> {
    requireManagementOf(caller, 2, fields.type);
    const { password, ...user } = readNewUser(fields);
    const passwordHash = await this.passwords.hash(password);
    return this.database.inTransaction(async (tx) => {
      const { id } = await this.users.add(tx, { ...user, passwordHash });
      return readSelfUser(tx, id);
    });
  }
}
