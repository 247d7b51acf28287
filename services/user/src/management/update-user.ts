import { Injectable } from '@nestjs/common';
import type { Caller, UserFields } from '@pte/rpc/gen/pte/user/v1/user';
import { Database } from '@pte/service-kit/database';
import { SessionRepository } from '../session/session.repository.js';
import { TotpRepository } from '../totp/totp.repository.js';
import { requireAdmin } from '../user/management-rules.js';
import { Passwords } from '../user/passwords.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { ManageUser } from './manage-user.js';
import { readChange } from './user-input.js';

/** An admin changes a user. A new password ends all sessions of that user. Throws as ManageUser, and the conflicts of UserRepository. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly manageUser: ManageUser,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly totps: TotpRepository,
    private readonly database: Database,
  ) {}

  async run(caller: Caller, id: number, fields: UserFields, mask: readonly string[]): Promise<SelfUser> {
    requireAdmin(caller);
    const { change, password, disablesTotp } = readChange(fields, mask);
    const passwordHash = password === undefined ? undefined : await this.passwords.hash(password);
    await this.manageUser.run({
      caller,
      id,
      wantedType: change.type,
      act: async (tx, user, now) => {
        user.change(change, now);
        if (disablesTotp) await this.totps.disable(tx, id);
        if (passwordHash === undefined) return;
        user.givePassword(passwordHash);
        await this.sessions.endAll(tx, id);
      },
    });
    return readSelfUser(this.database, id);
  }
}
