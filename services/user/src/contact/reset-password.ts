import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { z } from 'zod';
import { CodeRepository } from '../code/code.repository.js';
import { CodeInvalid, type CodeSubject } from '../code/code-subject.js';
import { AccessChange } from '../session/access-change.js';
import { SessionRepository } from '../session/session.repository.js';
import { Passwords } from '../user/passwords.js';
import { newPassword, parseFields } from '../user/user-fields.js';
import { emailContact } from './contacts.js';
import { ownerOfEmail } from './owner-of-email.js';

const fields = z.object({ newPassword });

export interface PasswordReset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

/** Gives the owner of an address a new password, by a code sent there, and ends all their sessions. Throws CodeInvalid. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly codes: CodeRepository,
    private readonly passwords: Passwords,
    private readonly access: AccessChange,
    private readonly sessions: SessionRepository,
  ) {}

  async run({ email, code, ...input }: PasswordReset): Promise<void> {
    const { newPassword } = parseFields(fields, input);
    const subject = await this.proven(emailContact(email).key, code);
    // Only for a right code: computing it takes a core for a moment.
    const passwordHash = await this.passwords.hash(newPassword);
    await this.access.run(subject.userId, async (tx) => {
      if (!(await this.codes.take(tx, subject, code))) throw new CodeInvalid();
      await tx.query('update account set password_hash = $2 where id = $1', [subject.userId, passwordHash]);
      await this.sessions.endAll(tx, subject.userId);
    });
  }

  private async proven(key: string, code: string): Promise<CodeSubject> {
    const subject = await this.database.inTransaction(async (tx) => {
      const owner = await ownerOfEmail(tx, key);
      if (!owner) return null;
      const subject = { purpose: 'reset', destination: key, userId: owner.id } as const;
      return (await this.codes.check(tx, subject, code)) ? subject : null;
    });
    if (!subject) throw new CodeInvalid();
    return subject;
  }
}
