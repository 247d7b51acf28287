import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { Passwords } from '../user/passwords.js';
import type { User } from '../user/user.js';
import { UserRepository } from '../user/user.repository.js';

/** Unknown user, deleted user and wrong password are one and the same. */
export class BadCredentials extends DomainError {
  constructor() {
    super('BAD_CREDENTIALS', 'unauthenticated');
  }
}

/** Name and password. */
@Injectable()
export class Credentials {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
  ) {}

  /** Whose they are; null for an unknown or deleted user and for a wrong password, all of which take the same time. */
  async prove(name: string, password: string): Promise<User | null> {
    const user = await this.users.findByLogin(this.database, name);
    const isRight = await this.passwords.matches(user?.facts.passwordHash ?? null, password);
    return isRight ? user : null;
  }

  /** Holds the user who proved them until the transaction ends. A password changed or a user deleted meanwhile opens nothing. */
  async hold(tx: Tx, proven: User): Promise<User> {
    const held = await this.users.hold(tx, proven.id);
    const isSame = held.facts.deletedAt === null && held.facts.passwordHash === proven.facts.passwordHash;
    if (!isSame) throw new BadCredentials();
    return held;
  }
}
