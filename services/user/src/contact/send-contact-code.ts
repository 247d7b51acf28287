import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@pte/service-kit/database';
import { CodeRepository } from '../code/code.repository.js';
import { CodeLimits } from '../code/code-limits.js';
import { codeLifetime } from '../code/code-subject.js';
import { PostCode } from '../message/post-code.js';
import { TokenInvalid } from '../session/login-session.js';
import { UserRepository } from '../user/user.repository.js';
import { type Contact, requireFree } from './contacts.js';

/**
 * Sends a code to an address or number that the caller wants to bind. Throws the conflicts of requireFree, RateLimited or
 * UPSTREAM_UNAVAILABLE.
 */
@Injectable()
export class SendContactCode {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly codes: CodeRepository,
    private readonly limits: CodeLimits,
    private readonly post: PostCode,
  ) {}

  /** Answers the seconds that the code is good for. */
  async run(userId: number, contact: Contact): Promise<number> {
    this.post.requireWay(contact.purpose);
    await this.database.inTransaction(async (tx) => {
      const { facts } = await this.users.hold(tx, userId);
      if (facts.deletedAt !== null) throw new TokenInvalid();
      await requireFree(tx, facts, contact);
      await this.sendTo(tx, userId, contact);
    });
    return codeLifetime;
  }

  private sendTo(tx: Tx, userId: number, { purpose, key, value }: Contact): Promise<void> {
    const subject = { purpose, destination: key, userId };
    return this.limits.during(subject, async () =>
      this.post.run(tx, { purpose, to: value, code: await this.codes.issue(tx, subject) }),
    );
  }
}
