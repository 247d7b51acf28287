import type { Buyer as BuyerMessage } from '@pte/rpc/gen/pte/payment/v1/payment';
import { DomainError } from '@pte/service-kit/domain-error';

/** The signed-in user who asks. */
export interface Buyer {
  readonly userId: number;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

/** Throws UNAUTHORIZED when the gateway named nobody. */
export function buyerOf(message: BuyerMessage | undefined): Buyer {
  if (!message) throw new DomainError('UNAUTHORIZED', 'unauthenticated');
  return { userId: message.userId, isAdmin: message.type <= 1, isSuperAdmin: message.type === 0 };
}

/** Throws ADMIN_REQUIRED. */
export function requireAdmin({ isAdmin }: Buyer): void {
  if (!isAdmin) throw new DomainError('ADMIN_REQUIRED', 'forbidden');
}

/** Throws SUPER_ADMIN_REQUIRED. */
export function requireSuperAdmin({ isSuperAdmin }: Buyer): void {
  if (!isSuperAdmin) throw new DomainError('SUPER_ADMIN_REQUIRED', 'forbidden');
}
