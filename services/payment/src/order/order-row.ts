import { unixSeconds } from '@pte/service-kit/clock';
import type { OrderFacts, OrderStatus } from './order.js';

/** A row of table `payment_order`. */
export interface OrderRow {
  id: number;
  user_id: number;
  out_trade_no: string;
  subject: string;
  amount: number;
  order_type: number | null;
  days: number;
  status: OrderStatus;
  return_url: string | null;
  notify_url: string;
  payment_url: string | null;
  trade_no: string | null;
  paid_at: Date | null;
  refunded_at: Date | null;
  refund_reason: string | null;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
  next_check_at: Date | null;
}

export const orderColumns = [
  ...['id', 'user_id', 'out_trade_no', 'subject', 'amount', 'order_type', 'days', 'status', 'return_url', 'notify_url'],
  ...['payment_url', 'trade_no', 'paid_at', 'refunded_at', 'refund_reason', 'expires_at', 'created_at', 'updated_at'],
  'next_check_at',
].join(', ');

export const toFacts = (row: OrderRow): OrderFacts => ({
  id: row.id,
  userId: row.user_id,
  outTradeNo: row.out_trade_no,
  subject: row.subject,
  amount: row.amount,
  orderType: row.order_type,
  days: row.days,
  status: row.status,
  returnUrl: row.return_url,
  notifyUrl: row.notify_url,
  paymentUrl: row.payment_url,
  tradeNo: row.trade_no,
  paidAt: row.paid_at,
  refundedAt: row.refunded_at,
  refundReason: row.refund_reason,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  nextCheckAt: row.next_check_at,
});

const seconds = (date: Date | null) => date && unixSeconds(date);

/** Order of the REST contract; the amount in yuan. */
export const orderView = (order: OrderFacts) => ({
  id: order.id,
  userId: order.userId,
  provider: 'alipay',
  outTradeNo: order.outTradeNo,
  subject: order.subject,
  amount: order.amount / 100,
  currency: 'CNY',
  status: order.status,
  orderType: order.orderType,
  returnUrl: order.returnUrl,
  notifyUrl: order.notifyUrl,
  paymentUrl: order.paymentUrl,
  paidAt: seconds(order.paidAt),
  expiresAt: unixSeconds(order.expiresAt),
  refundedAt: seconds(order.refundedAt),
  createdAt: unixSeconds(order.createdAt),
  updatedAt: unixSeconds(order.updatedAt),
});
