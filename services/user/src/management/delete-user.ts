import { Injectable } from '@nestjs/common';
import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import { SessionRepository } from '../session/session.repository.js';
import { requireAdmin } from '../user/management-rules.js';
import { ManageUser } from './manage-user.js';

/** Deletes a user and ends all their sessions; answers since when it is deleted. Throws as ManageUser. */
@Injectable()
export class DeleteUser {
  constructor(
    private readonly manageUser: ManageUser,
    private readonly sessions: SessionRepository,
  ) {}

  async run(caller: Caller, id: number): Promise<Date> {
    requireAdmin(caller);
    return this.manageUser.run({
      caller,
      id,
      act: async (tx, user, now) => {
        if (user.facts.deletedAt === null) await this.sessions.endAll(tx, id);
        return user.delete(now);
      },
    });
  }
}
