import { DomainError } from '@pte/service-kit/domain-error';
import { type Caller, isAdmin, isVip } from './caller.js';

/** Who may make a call. spec: api.md 1.2 */
export type Access = 'anyone' | 'signed-in' | 'vip' | 'admin' | 'super-admin';

const forbidden = (reason: string) => new DomainError(reason, 'forbidden');

/** Throws UNAUTHORIZED or what the caller lacks; `vipReason` where a route has its own. `now` in unix seconds. */
export function admit(access: Access, caller: Caller | null, now: number, vipReason = 'VIP_REQUIRED'): void {
  if (access === 'anyone') return;
  if (caller === null) throw new DomainError('UNAUTHORIZED', 'unauthenticated');
  if (access === 'vip' && !isVip(caller, now)) throw forbidden(vipReason);
  if (access === 'admin' && !isAdmin(caller)) throw forbidden('ADMIN_REQUIRED');
  if (access === 'super-admin' && caller.type !== 0) throw forbidden('SUPER_ADMIN_REQUIRED');
}
