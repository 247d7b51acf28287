import { Injectable } from '@nestjs/common';
import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import { Database } from '@pte/service-kit/database';
import { UserNotFound } from '../user/user-errors.js';
import { toFacts } from '../user/user-row.js';
import { findView, publicUser, selfUser } from '../user/user-view.js';

/** SelfUser for the own id, AdminUser for admins (deleted users too), else PublicUser. Throws UserNotFound. */
@Injectable()
export class GetUser {
  constructor(private readonly database: Database) {}

  async run(caller: Caller, id: number) {
    const view = await findView(this.database, id);
    if (!view) throw new UserNotFound();
    if (caller.type <= 1 || caller.userId === id) return selfUser(view);
    if (view.deleted_at !== null) throw new UserNotFound();
    return publicUser(toFacts(view));
  }
}
