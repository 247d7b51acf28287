import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { orderRefunded } from '@pte/events/payment/order-refunded.v1';
import { vipRevoked } from '@pte/events/user/vip-revoked.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { ChangeVip } from './change-vip.js';
import { shortened } from './vip-days.js';
import { VipGrantRepository } from './vip-grant.repository.js';

/** A refund takes the days of its order back, once. Events of one order come in order, so the grant was before. */
@Consumes(orderRefunded, { group: 'user.grant-vip' })
@Injectable()
export class OnOrderRefunded implements EventHandler<typeof orderRefunded> {
  constructor(
    private readonly grants: VipGrantRepository,
    private readonly vip: ChangeVip,
    private readonly clock: Clock,
  ) {}

  concerns({ data }: EventOf<typeof orderRefunded>): boolean {
    return data.days > 0;
  }

  async handle(tx: Tx, { data: { orderId, userId, days } }: EventOf<typeof orderRefunded>): Promise<void> {
    if (!(await this.grants.takeBack(tx, orderId, this.clock.now()))) return;
    await this.vip.run(
      tx,
      userId,
      (vipUntil, now) => shortened(vipUntil, days, now),
      (vipUntil) => vipRevoked({ userId, orderId, vipUntil: vipUntil && unixSeconds(vipUntil) }),
    );
  }
}
