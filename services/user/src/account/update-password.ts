import { Injectable } from '@nestjs/common';
import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import { z } from 'zod';
import { AccessChange } from '../session/access-change.js';
import { TokenInvalid } from '../session/login-session.js';
import { SessionRepository } from '../session/session.repository.js';
import { Passwords } from '../user/passwords.js';
import { OldPasswordWrong, ProvePassword } from '../user/prove-password.js';
import { UserRepository } from '../user/user.repository.js';
import { newPassword, parseFields } from '../user/user-fields.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';

const fields = z.object({ newPassword });

export interface PasswordUpdate {
  /** "" for those who have none. */
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Gives the caller a new password and ends all their other sessions. Throws OldPasswordWrong or RateLimited. */
@Injectable()
export class UpdatePassword {
  constructor(
    private readonly provePassword: ProvePassword,
    private readonly passwords: Passwords,
    private readonly access: AccessChange,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
  ) {}

  async run({ userId, sessionId }: Caller, { oldPassword, ...input }: PasswordUpdate): Promise<SelfUser> {
    const { newPassword } = parseFields(fields, input);
    const provenHash = await this.provePassword.run(userId, oldPassword);
    const newHash = await this.passwords.hash(newPassword);
    return this.access.run(userId, async (tx) => {
      const user = await this.users.hold(tx, userId);
      if (user.facts.deletedAt !== null) throw new TokenInvalid();
      if (user.facts.passwordHash !== provenHash) throw new OldPasswordWrong();
      user.givePassword(newHash);
      await this.users.save(tx, user);
      await this.sessions.endOthers(tx, userId, sessionId);
      return readSelfUser(tx, userId);
    });
  }
}
