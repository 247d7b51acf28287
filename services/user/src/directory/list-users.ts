import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { ValidationError } from '@pte/service-kit/domain-error';
import { type SelfUser, selfUser, type UserViewRow, userViewQuery } from '../user/user-view.js';
import { conditionOf, type UserFilter } from './user-filter.js';

/** Users without VIP come before those with it. */
const sortColumns = new Map([
  ['id', 'id'],
  ['name', 'name'],
  ['level', 'level'],
  ['vipUntil', 'vip_until'],
  ['createdAt', 'created_at'],
]);

export interface UserPage extends UserFilter {
  readonly sortBy: string;
  readonly descending: boolean;
  /** 1-100 */
  readonly limit: number;
  readonly offset: number;
}

/** AdminUser[] of the REST contract. */
@Injectable()
export class ListUsers {
  constructor(private readonly database: Database) {}

  async run({ sortBy, descending, limit, offset, ...filter }: UserPage): Promise<SelfUser[]> {
    const column = sortColumns.get(sortBy);
    if (!column) throw new ValidationError({ sortBy: { code: 'invalid' } });
    if (limit < 1 || limit > 100) throw new ValidationError({ limit: { code: 'invalid' } });
    const order = descending ? 'desc nulls last' : 'asc nulls first';
    const { sql, values } = conditionOf(filter);
    const rows = await this.database.query<UserViewRow>(
      `${userViewQuery} where ${sql} order by ${column} ${order}, id ${descending ? 'desc' : 'asc'}
       limit ${place(values, limit)} offset ${place(values, offset)}`,
      values,
    );
    return rows.map(selfUser);
  }

  async count(filter: UserFilter): Promise<number> {
    const { sql, values } = conditionOf(filter);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from account where ${sql}`,
      values,
    );
    return row?.count ?? 0;
  }
}

const place = (values: unknown[], value: unknown): string => `$${values.push(value)}`;
