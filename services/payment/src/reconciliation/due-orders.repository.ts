import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import type { OrderFacts } from '../order/order.js';
import { type OrderRow, orderColumns, toFacts } from '../order/order-row.js';

/** Orders that one round of one replica asks about. */
const atOnce = 50;

/**
 * Takes due orders and puts off their next check: soon while the buyer is probably paying, later and later, and at the
 * end of their time. $2 is one interval in seconds.
 */
const takeDue = {
  name: 'orders-take-due',
  text: `update payment_order set next_check_at = case
      when expires_at <= $1::timestamptz then $1 + interval '1 second' * $2::float8 * 4
      else least(expires_at, $1 + interval '1 second' * $2 * case
        when created_at > $1 - interval '2 minutes' then 1
        when created_at > $1 - interval '10 minutes' then 4
        else 20 end) end
    where id in (
      select id from payment_order where next_check_at <= $1 order by next_check_at limit ${atOnce} for update skip locked)
    returning ${orderColumns}`,
};

/** Who is to be asked about. Replicas share the work, and one that falls loses no order. */
@Injectable()
export class DueOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** `interval` in seconds. */
  async take(interval: number): Promise<OrderFacts[]> {
    const rows = await this.database.query<OrderRow>(takeDue, [this.clock.now(), interval]);
    return rows.map(toFacts);
  }
}
