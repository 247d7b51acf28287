import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { EventFeed } from './event-feed.js';

/** Tells the buyer that the money arrived. */
@Injectable()
@ListensTo(orderPaid, { group: 'gateway.push-payments' })
export class OnOrderPaid implements EventListener<typeof orderPaid> {
  constructor(private readonly feed: EventFeed) {}

  on({ id, data: { userId, orderId, outTradeNo, orderType } }: EventOf<typeof orderPaid>): Promise<void> {
    const notice = { orderId, outTradeNo, orderType };
    return this.feed.add(userId, id, { type: 'order.paid', data: JSON.stringify(notice) });
  }
}
