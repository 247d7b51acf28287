import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { CodeRepository } from '../code/code.repository.js';
import { CodeLimits } from '../code/code-limits.js';
import { nobody } from '../code/code-subject.js';
import { PostCode } from '../message/post-code.js';
import { emailContact } from './contacts.js';
import { ownerOfEmail } from './owner-of-email.js';

/**
 * Sends a code to the verified address of a user who forgot the password. For an address that nobody has it does the same but
 * for the sending, so that the answer tells nothing. Throws ValidationError, RateLimited or UPSTREAM_UNAVAILABLE.
 */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly database: Database,
    private readonly codes: CodeRepository,
    private readonly limits: CodeLimits,
    private readonly post: PostCode,
  ) {}

  async run(given: string): Promise<void> {
    const { key } = emailContact(given);
    this.post.requireWay('reset');
    await this.limits.during({ purpose: 'reset', destination: key, userId: nobody }, () =>
      this.database.inTransaction(async (tx) => {
        const owner = await ownerOfEmail(tx, key);
        const subject = { purpose: 'reset', destination: key, userId: owner?.id ?? nobody } as const;
        const code = await this.codes.issue(tx, subject);
        if (owner) await this.post.run(tx, { purpose: 'reset', to: owner.email, code });
      }),
    );
  }
}
