import type { Buyer } from '@pte/rpc/gen/pte/payment/v1/payment';
import type { Caller as QuestionCaller } from '@pte/rpc/gen/pte/question/v1/question';
import type { Caller as UserCaller } from '@pte/rpc/gen/pte/user/v1/user';

/** The signed-in user behind a request. */
export interface Caller {
  readonly userId: number;
  /** 0 super admin, 1 manager, 2 learner. */
  readonly type: number;
  /** Unix seconds; null without. */
  readonly vipUntil: number | null;
  readonly sessionId: string;
}

export const isAdmin = (caller: Caller | null): boolean => caller !== null && caller.type <= 1;

/** `now` in unix seconds. */
export const isVip = (caller: Caller, now: number): boolean =>
  isAdmin(caller) || (caller.vipUntil !== null && caller.vipUntil > now);

export const forUserService = ({ vipUntil, ...caller }: Caller): UserCaller => ({
  ...caller,
  vipUntil: vipUntil ?? undefined,
});

export const forQuestionService = (caller: Caller, now: number): QuestionCaller => ({
  userId: caller.userId,
  type: caller.type,
  vip: isVip(caller, now),
});

export const forPaymentService = ({ userId, type }: Caller): Buyer => ({ userId, type });
