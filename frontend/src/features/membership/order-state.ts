import type { Order } from '../../lib/api/shapes.js';

/** `expired` is a pending order past its time: the server closes it within minutes. */
export type ShownStatus = Order['status'] | 'expired' | 'refunded';

export function shownStatus({ status, expiresAt, refundedAt }: Order, now: number): ShownStatus {
  if (refundedAt !== null) return 'refunded';
  return status === 'pending' && expiresAt <= now ? 'expired' : status;
}

export type ContinueProblem = 'processed' | 'expired' | 'onlyAlipay' | 'noLink';

/** Why an order cannot be paid now; undefined when it can. Source: product.md 4, order statuses. */
export function continueProblem(order: Order, now: number): ContinueProblem | undefined {
  if (order.status !== 'pending') return 'processed';
  if (order.expiresAt <= now) return 'expired';
  if (order.provider !== 'alipay') return 'onlyAlipay';
  return order.paymentUrl ? undefined : 'noLink';
}
