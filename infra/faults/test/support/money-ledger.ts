import type { Stack } from '@pte/testing/stack';
import { Tables } from './tables.ts';

/** Everything that one order left behind in the tables of both services. */
export interface MoneyTrail {
  readonly id: number;
  readonly status: string;
  readonly paid: number;
  readonly grants: number;
  readonly granted: number;
}

export const grantedOnce = { status: 'paid', paid: 1, grants: 1, granted: 1 };

const trails = `
  select id, status,
    (select count(*)::int from payment.outbox where key = o.id::text and type = 'order.paid.v1') as paid,
    (select count(*)::int from "user".vip_grant where order_id = o.id) as grants,
    (select count(*)::int from "user".outbox where type = 'vip.granted.v1' and (data->>'orderId')::int = o.id) as granted
  from payment.payment_order o where user_id = $1 order by id`;

const seconds = `select extract(epoch from vip_until)::float as until,
    (select extract(epoch from min(granted_at))::float from "user".vip_grant where user_id = $1) as since,
    (select sum(days)::int from "user".vip_grant where user_id = $1) as days
  from "user".account where id = $1`;

/** What orders left behind. */
export class MoneyLedger extends Tables {
  static async open(stack: Stack): Promise<MoneyLedger> {
    return new MoneyLedger(await Tables.connect(stack));
  }

  trails(userId: number): Promise<MoneyTrail[]> {
    return this.rows<MoneyTrail>(trails, [userId]);
  }

  /** Days from the first grant to the end of VIP, and the sum of all grants. */
  async vip(userId: number): Promise<{ lasts: number; bought: number }> {
    const [row] = await this.rows<{ until: number; since: number; days: number }>(seconds, [userId]);
    if (!row) throw new Error(`there is no user ${userId}`);
    return { lasts: (row.until - row.since) / 86_400, bought: row.days };
  }

  /** Events of payments that are stored and not published. */
  async unpublished(): Promise<number> {
    return this.count('select count(*)::int as count from payment.outbox where published_at is null');
  }

  /** Grants that wait in the middle: a new row of one refers to the user, whom somebody holds. */
  async waitingGrants(): Promise<number> {
    return this.count(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%vip_grant%'`,
    );
  }

  /** Nobody may change the user until `release`. */
  async hold(userId: number): Promise<{ release: () => Promise<void> }> {
    await this.rows('begin');
    await this.rows('select 1 from "user".account where id = $1 for update', [userId]);
    return { release: async () => void (await this.rows('commit')) };
  }

  private async count(text: string): Promise<number> {
    const [row] = await this.rows<{ count: number }>(text);
    return row?.count ?? 0;
  }
}
