import { Injectable } from '@nestjs/common';
import { Outbox } from '@pte/messaging/outbox';
import type { Queries, Tx } from '@pte/service-kit/database';
import { type NewOrder, Order } from './order.js';
import { OrderNotFound } from './order-errors.js';
import { type OrderRow, orderColumns, toFacts } from './order-row.js';

const byTradeNo = {
  name: 'order_by_trade_no',
  text: `select ${orderColumns} from payment_order where out_trade_no = $1`,
};
const holdByTradeNo = { name: 'order_hold', text: `${byTradeNo.text} for update` };

/** Loads and saves orders, each change with its events. */
@Injectable()
export class OrderRepository {
  constructor(private readonly outbox: Outbox) {}

  async add(tx: Tx, order: NewOrder): Promise<Order> {
    const [row] = await tx.query<OrderRow>(
      `insert into payment_order (user_id, out_trade_no, subject, amount, order_type, days, status, return_url, notify_url,
         payment_url, expires_at, created_at, updated_at, next_check_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13) returning ${orderColumns}`,
      [
        ...[order.userId, order.outTradeNo, order.subject, order.amount, order.orderType, order.days, order.status],
        ...[order.returnUrl, order.notifyUrl, order.paymentUrl, order.expiresAt, order.createdAt, order.nextCheckAt],
      ],
    );
    if (!row) throw new Error('an insert returned no row');
    return new Order(toFacts(row));
  }

  async find(queries: Queries, id: number): Promise<Order | null> {
    const [row] = await queries.query<OrderRow>(`select ${orderColumns} from payment_order where id = $1`, [id]);
    return row ? new Order(toFacts(row)) : null;
  }

  async findByTradeNo(queries: Queries, outTradeNo: string): Promise<Order | null> {
    const [row] = await queries.query<OrderRow>(byTradeNo, [outTradeNo]);
    return row ? new Order(toFacts(row)) : null;
  }

  /** Holds the row until the transaction ends. Throws OrderNotFound. */
  async hold(tx: Tx, outTradeNo: string): Promise<Order> {
    const [row] = await tx.query<OrderRow>(holdByTradeNo, [outTradeNo]);
    if (!row) throw new OrderNotFound();
    return new Order(toFacts(row));
  }

  /** Saves a held order with what happened to it. */
  async save(tx: Tx, order: Order): Promise<void> {
    const { facts } = order;
    await tx.query(
      `update payment_order set status = $2, trade_no = $3, paid_at = $4, refunded_at = $5, refund_reason = $6,
         updated_at = $7, next_check_at = $8 where id = $1`,
      [
        ...[facts.id, facts.status, facts.tradeNo, facts.paidAt, facts.refundedAt, facts.refundReason],
        ...[facts.updatedAt, facts.nextCheckAt],
      ],
    );
    await this.outbox.add(tx, ...order.takeEvents());
  }
}
