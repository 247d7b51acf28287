import type { NewEvent } from '@pte/events/define-event';
import { userBlocked } from '@pte/events/user/user-blocked.v1';
import { userChanged } from '@pte/events/user/user-changed.v1';
import { userDeleted } from '@pte/events/user/user-deleted.v1';
import { unixSeconds } from '@pte/service-kit/clock';

/** 0 super admin, 1 manager, 2 learner. */
export type UserType = 0 | 1 | 2;

export interface UserFacts {
  readonly id: number;
  readonly name: string;
  /** null for those who sign in another way. */
  readonly passwordHash: string | null;
  readonly type: UserType;
  readonly level: number;
  readonly vipUntil: Date | null;
  /** 0 academic, 1 core, 2 both. */
  readonly preferCore: 0 | 1 | 2;
  /** E.164 */
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly hasAvatar: boolean;
  readonly blockingUntil: Date | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** What an admin may set. A new email counts as verified. */
export type UserChange = Partial<
  Pick<UserFacts, 'name' | 'type' | 'level' | 'vipUntil' | 'preferCore' | 'phone' | 'email' | 'blockingUntil'>
> & { readonly restored?: true };

export type NewUser = Omit<UserFacts, 'id' | 'emailVerifiedAt' | 'hasAvatar' | 'createdAt' | 'deletedAt'>;

/** Somebody who registers. */
export const newLearner = (given: Pick<NewUser, 'name' | 'passwordHash' | 'preferCore'>): NewUser => ({
  ...{ type: 2, level: 0, vipUntil: null, phone: null, email: null, blockingUntil: null },
  ...given,
});

const isAfter = (moment: Date | null, now: Date): boolean => moment !== null && moment > now;

/** One account: what it is, and what happened to it since it was read. */
export class User {
  private happened: NewEvent[] = [];

  constructor(private current: UserFacts) {}

  get facts(): UserFacts {
    return this.current;
  }

  get id(): number {
    return this.current.id;
  }

  isBlocked(now: Date): boolean {
    return isAfter(this.current.blockingUntil, now);
  }

  /** Can sign in and manage everything: at least one such user must always be left. */
  isActingSuperAdmin(now: Date): boolean {
    return this.current.type === 0 && this.current.deletedAt === null && !this.isBlocked(now);
  }

  change({ restored, ...given }: UserChange, now: Date): void {
    const before = this.current;
    const wasBlocked = before.blockingUntil?.getTime();
    this.current = {
      ...before,
      ...given,
      ...(given.email === undefined ? {} : { emailVerifiedAt: verifiedAt(given.email, before, now) }),
      ...(restored ? { deletedAt: null } : {}),
    };
    this.happened.push(userChanged({ userId: this.id }));
    const { blockingUntil } = this.current;
    if (blockingUntil && this.isBlocked(now) && blockingUntil.getTime() !== wasBlocked) {
      this.happened.push(userBlocked({ userId: this.id, blockingUntil: unixSeconds(blockingUntil) }));
    }
  }

  givePassword(passwordHash: string): void {
    this.current = { ...this.current, passwordHash };
  }

  /** Deleting again changes nothing. Answers since when it is deleted. */
  delete(now: Date): Date {
    const since = this.current.deletedAt ?? now;
    if (this.current.deletedAt === null) this.happened.push(userDeleted({ userId: this.id }));
    this.current = { ...this.current, deletedAt: since };
    return since;
  }

  /** Hands over what happened, once, for the outbox. */
  takeEvents(): NewEvent[] {
    const events = this.happened;
    this.happened = [];
    return events;
  }
}

const verifiedAt = (email: string | null, before: UserFacts, now: Date): Date | null => {
  if (email === null) return null;
  return email === before.email ? (before.emailVerifiedAt ?? now) : now;
};
