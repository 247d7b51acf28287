import type { Caller as CallerMessage } from '@pte/rpc/gen/pte/question/v1/question';
import { DomainError } from '@pte/service-kit/domain-error';

/** The signed-in user who asks. */
export interface Caller {
  readonly userId: number;
  readonly isAdmin: boolean;
  /** At this moment, admins included. */
  readonly isVip: boolean;
}

const learnerType = 2;

/** Throws UNAUTHORIZED when the gateway named nobody. */
export function callerOf(message: CallerMessage | undefined): Caller {
  if (!message) throw new DomainError('UNAUTHORIZED', 'unauthenticated');
  const isAdmin = message.type < learnerType;
  return { userId: message.userId, isAdmin, isVip: message.vip || isAdmin };
}
