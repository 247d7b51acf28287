import { DomainError } from '@pte/service-kit/domain-error';
import type { UserType } from './user.js';

interface Actor {
  /** 0 super admin, 1 manager, 2 learner. */
  readonly type: number;
}

export class SuperAdminRequired extends DomainError {
  constructor() {
    super('SUPER_ADMIN_REQUIRED', 'forbidden');
  }
}

/** Throws ADMIN_REQUIRED for learners. */
export function requireAdmin(actor: Actor): void {
  if (actor.type > 1) throw new DomainError('ADMIN_REQUIRED', 'forbidden');
}

/**
 * Managers act on learners only and leave their type as it is; super admins do everything. `wantedType` is the type that the
 * target is to have afterwards. Throws SuperAdminRequired.
 */
export function requireManagementOf(actor: Actor, targetType: UserType, wantedType: number = targetType): void {
  requireAdmin(actor);
  if (actor.type === 1 && (targetType !== 2 || wantedType !== 2)) throw new SuperAdminRequired();
}
