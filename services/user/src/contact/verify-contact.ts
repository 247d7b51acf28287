import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { CodeRepository } from '../code/code.repository.js';
import { CodeInvalid } from '../code/code-subject.js';
import { TokenInvalid } from '../session/login-session.js';
import { UserRepository } from '../user/user.repository.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { binding, type Contact } from './contacts.js';

/** Binds the address or number that a code proves to be the caller's. Throws CodeInvalid, EmailTaken or PhoneTaken. */
@Injectable()
export class VerifyContact {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly codes: CodeRepository,
    private readonly clock: Clock,
  ) {}

  async run(userId: number, contact: Contact, code: string): Promise<SelfUser> {
    const subject = { purpose: contact.purpose, destination: contact.key, userId };
    const bound = await this.database.inTransaction(async (tx) => {
      const user = await this.users.hold(tx, userId);
      if (user.facts.deletedAt !== null) throw new TokenInvalid();
      if (!(await this.codes.take(tx, subject, code))) return null;
      user.change(binding(contact), this.clock.now());
      await this.users.save(tx, user);
      return readSelfUser(tx, userId);
    });
    // After the commit: the wrong code counts.
    if (!bound) throw new CodeInvalid();
    return bound;
  }
}
