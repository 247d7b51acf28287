import type { NewEvent } from '@pte/events/define-event';
import { orderClosed } from '@pte/events/payment/order-closed.v1';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { orderRefunded } from '@pte/events/payment/order-refunded.v1';
import { unixSeconds } from '@pte/service-kit/clock';
import { OrderAlreadyProcessed, OrderNotPaid } from './order-errors.js';

export type OrderStatus = 'pending' | 'paid' | 'failed' | 'closed';

export interface OrderFacts {
  readonly id: number;
  readonly userId: number;
  readonly outTradeNo: string;
  readonly subject: string;
  /** Fen */
  readonly amount: number;
  /** The plan; null for an order that grants nothing. */
  readonly orderType: number | null;
  /** Of VIP */
  readonly days: number;
  readonly status: OrderStatus;
  readonly returnUrl: string | null;
  readonly notifyUrl: string;
  readonly paymentUrl: string | null;
  /** The provider's number. */
  readonly tradeNo: string | null;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
  readonly refundReason: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the provider is asked about it; null when there is nothing left to ask. */
  readonly nextCheckAt: Date | null;
}

export type NewOrder = Pick<
  OrderFacts,
  'userId' | 'outTradeNo' | 'subject' | 'amount' | 'orderType' | 'days' | 'returnUrl' | 'notifyUrl' | 'paymentUrl'
> &
  Pick<OrderFacts, 'status' | 'expiresAt' | 'createdAt' | 'nextCheckAt'>;

/** One order: its states, their edges, and what happened to it since it was read. */
export class Order {
  private happened: NewEvent[] = [];

  constructor(private current: OrderFacts) {}

  get facts(): OrderFacts {
    return this.current;
  }

  isExpired(now: Date): boolean {
    return this.current.expiresAt <= now;
  }

  /** Money arrived. It is never lost, also when the order was closed meanwhile; what was paid or refunded stays as it is. */
  pay(tradeNo: string, now: Date): void {
    const { id: orderId, status, refundedAt, outTradeNo, userId, orderType, days } = this.current;
    if (status === 'paid' || refundedAt !== null) return;
    this.change({ status: 'paid', tradeNo, paidAt: now, nextCheckAt: null }, now);
    this.happened.push(orderPaid({ orderId, outTradeNo, userId, orderType, days, paidAt: unixSeconds(now) }));
  }

  /** Nobody pays any more. Throws OrderAlreadyProcessed. */
  close(now: Date): void {
    const { id: orderId, status, userId } = this.current;
    if (status !== 'pending') throw new OrderAlreadyProcessed();
    this.change({ status: 'closed' }, now);
    this.happened.push(orderClosed({ orderId, userId }));
  }

  requirePaid(): void {
    if (this.current.status !== 'paid') throw new OrderNotPaid();
  }

  /** The whole amount went back. Throws OrderNotPaid. */
  refund(reason: string, now: Date): void {
    this.requirePaid();
    const { id: orderId, userId, days } = this.current;
    this.change({ status: 'closed', refundedAt: now, refundReason: reason }, now);
    this.happened.push(orderRefunded({ orderId, userId, days, refundedAt: unixSeconds(now) }));
  }

  /** The provider has nothing new to say about it. */
  finishChecks(): void {
    this.current = { ...this.current, nextCheckAt: null };
  }

  /** Hands over what happened, once, for the outbox. */
  takeEvents(): NewEvent[] {
    const events = this.happened;
    this.happened = [];
    return events;
  }

  private change(given: Partial<OrderFacts>, now: Date): void {
    this.current = { ...this.current, ...given, updatedAt: now };
  }
}
