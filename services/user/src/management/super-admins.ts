import { Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';

export class LastSuperAdmin extends DomainError {
  constructor() {
    super('LAST_SUPER_ADMIN', 'conflict');
  }
}

/** Keeps at least one undeleted, unblocked super admin. */
@Injectable()
export class SuperAdmins {
  /** Whoever may remove a super admin takes this first: two who remove each other come one after the other. */
  async hold(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext(current_schema() || ':super-admins'))`);
  }

  /** Throws LastSuperAdmin when nobody but `id` is one. */
  async requireAnother(tx: Tx, id: number, now: Date): Promise<void> {
    const others = await tx.query(
      `select 1 from account where type = 0 and deleted_at is null and id <> $1
         and (blocking_until is null or blocking_until <= $2) limit 1`,
      [id, now],
    );
    if (others.length === 0) throw new LastSuperAdmin();
  }
}
