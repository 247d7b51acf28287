import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import { DomainError } from '@pte/service-kit/domain-error';

/** The caller of a request that must have one. Throws UNAUTHORIZED. */
export function callerOf(request: { caller: Caller | undefined }): Caller {
  if (!request.caller) throw new DomainError('UNAUTHORIZED', 'unauthenticated');
  return request.caller;
}
