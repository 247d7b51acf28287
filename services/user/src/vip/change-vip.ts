import { Injectable } from '@nestjs/common';
import type { NewEvent } from '@pte/events/define-event';
import { Outbox } from '@pte/messaging/outbox';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { TokenCache } from '../session/token-cache.js';
import { UserRepository } from '../user/user.repository.js';

/** Moves the end of a user's VIP, tells it, and lets the gateways forget what they know of the user. */
@Injectable()
export class ChangeVip {
  constructor(
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly cache: TokenCache,
    private readonly clock: Clock,
  ) {}

  /** `move` gives the new end; `tell` the event of it. Throws UserNotFound. */
  async run(
    tx: Tx,
    userId: number,
    move: (vipUntil: Date | null, now: Date) => Date | null,
    tell: (vipUntil: Date | null) => NewEvent,
  ): Promise<void> {
    const now = this.clock.now();
    const user = await this.users.hold(tx, userId);
    const vipUntil = move(user.facts.vipUntil, now);
    user.change({ vipUntil }, now);
    await this.users.save(tx, user);
    await this.outbox.add(tx, tell(vipUntil));
    tx.afterCommit(() => void this.cache.drop(userId));
  }
}
