import { Injectable } from '@nestjs/common';
import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { AccessChange } from '../session/access-change.js';
import { requireManagementOf } from '../user/management-rules.js';
import type { User, UserType } from '../user/user.js';
import { UserRepository } from '../user/user.repository.js';
import { SuperAdmins } from './super-admins.js';

export interface Management<Result> {
  readonly caller: Caller;
  /** The target. */
  readonly id: number;
  /** The type that it is to have afterwards; unchanged when absent. */
  readonly wantedType?: UserType;
  readonly act: (tx: Tx, user: User, now: Date) => Promise<Result>;
}

/**
 * One act of an admin on a user: who may, that a super admin is left, the user saved with its events, no cached token left.
 * Throws UserNotFound, SuperAdminRequired or LastSuperAdmin.
 */
@Injectable()
export class ManageUser {
  constructor(
    private readonly access: AccessChange,
    private readonly users: UserRepository,
    private readonly superAdmins: SuperAdmins,
    private readonly clock: Clock,
  ) {}

  run<Result>({ caller, id, wantedType, act }: Management<Result>): Promise<Result> {
    return this.access.run(id, async (tx) => {
      if (caller.type === 0) await this.superAdmins.hold(tx);
      const user = await this.users.hold(tx, id);
      requireManagementOf(caller, user.facts.type, wantedType);
      const now = this.clock.now();
      const wasSuperAdmin = user.isActingSuperAdmin(now);
      const result = await act(tx, user, now);
      if (wasSuperAdmin && !user.isActingSuperAdmin(now)) await this.superAdmins.requireAnother(tx, id, now);
      await this.users.save(tx, user);
      return result;
    });
  }
}
