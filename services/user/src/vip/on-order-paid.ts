import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { vipGranted } from '@pte/events/user/vip-granted.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { ChangeVip } from './change-vip.js';
import { extended } from './vip-days.js';
import { VipGrantRepository } from './vip-grant.repository.js';

/** A paid order makes VIP longer, once per order, whatever comes twice. */
@Consumes(orderPaid, { group: 'user.grant-vip' })
@Injectable()
export class OnOrderPaid implements EventHandler<typeof orderPaid> {
  constructor(
    private readonly grants: VipGrantRepository,
    private readonly vip: ChangeVip,
    private readonly clock: Clock,
  ) {}

  concerns({ data }: EventOf<typeof orderPaid>): boolean {
    return data.days > 0;
  }

  async handle(tx: Tx, { data: { orderId, userId, days } }: EventOf<typeof orderPaid>): Promise<void> {
    if (!(await this.grants.note(tx, { orderId, userId, days, at: this.clock.now() }))) return;
    await this.vip.run(
      tx,
      userId,
      (vipUntil, now) => extended(vipUntil, days, now),
      (vipUntil) => vipGranted({ userId, orderId, vipUntil: vipUntil ? unixSeconds(vipUntil) : 0 }),
    );
  }
}
