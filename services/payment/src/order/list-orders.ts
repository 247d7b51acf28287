import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { ValidationError } from '@pte/service-kit/domain-error';
import type { OrderFacts } from './order.js';
import { type OrderRow, orderColumns, toFacts } from './order-row.js';

const sortColumns = new Map([
  ['id', 'id'],
  ['createdAt', 'created_at'],
  ['paidAt', 'paid_at'],
  ['amount', 'amount'],
]);

export interface OrderFilter {
  /** null: everybody's. */
  readonly userId: number | null;
  readonly status: string | null;
  /** Part of number or subject. */
  readonly search: string | null;
}

export interface OrderPage {
  readonly sortBy: string;
  readonly descending: boolean;
  /** 1-100 */
  readonly limit: number;
  readonly offset: number;
}

const literally = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function whereOf({ userId, status, search }: OrderFilter): { where: string; values: unknown[] } {
  const given: [string, unknown][] = [];
  if (userId !== null) given.push(['user_id = ?', userId]);
  if (status !== null) given.push(['status = ?', status]);
  if (search !== null) given.push(['(out_trade_no ilike ? or subject ilike ?)', literally(search)]);
  const conditions = given.map(([condition], index) => condition.replaceAll('?', `$${index + 1}`));
  return {
    where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    values: given.map(([, value]) => value),
  };
}

@Injectable()
export class ListOrders {
  constructor(private readonly database: Database) {}

  async run(filter: OrderFilter, { sortBy, descending, limit, offset }: OrderPage): Promise<OrderFacts[]> {
    const column = sortColumns.get(sortBy);
    if (!column) throw new ValidationError({ sortBy: { code: 'invalid' } });
    if (limit < 1 || limit > 100) throw new ValidationError({ limit: { code: 'invalid' } });
    const { where, values } = whereOf(filter);
    const direction = descending ? 'desc' : 'asc';
    // Unpaid orders come before the first payment and after the last.
    const order =
      column === 'paid_at' ? `paid_at ${direction} nulls ${descending ? 'last' : 'first'}` : `${column} ${direction}`;
    const tie = column === 'id' ? '' : `, id ${direction}`;
    const rows = await this.database.query<OrderRow>(
      `select ${orderColumns} from payment_order ${where} order by ${order}${tie}
       limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    );
    return rows.map(toFacts);
  }

  async count(filter: OrderFilter): Promise<number> {
    const { where, values } = whereOf(filter);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from payment_order ${where}`,
      values,
    );
    return row?.count ?? 0;
  }
}
