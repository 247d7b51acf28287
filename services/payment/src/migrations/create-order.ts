import { idempotencyKeyIndex, idempotencyKeyTable } from '@pte/service-kit/idempotency-keys';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that a list may be sorted by; each has an index over all orders and one within a buyer's. */
const sortColumns = ['created_at', 'paid_at nulls first', 'amount'];

export class CreateOrder1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment_order (
        id integer generated always as identity primary key,
        user_id integer not null,
        out_trade_no text not null unique,
        subject text not null,
        amount integer not null check (amount > 0),
        order_type smallint,
        days integer not null check (days >= 0),
        status text not null check (status in ('pending', 'paid', 'failed', 'closed')),
        return_url text,
        notify_url text not null,
        payment_url text,
        trade_no text,
        paid_at timestamptz,
        refunded_at timestamptz,
        refund_reason text,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        next_check_at timestamptz,
        check (status <> 'paid' or paid_at is not null),
        check (refunded_at is null or (status = 'closed' and paid_at is not null))
      )`);
    for (const [place, column] of sortColumns.entries()) {
      await runner.query(`create index payment_order_by_${place} on payment_order (${column}, id)`);
      await runner.query(`create index payment_order_of_user_by_${place} on payment_order (user_id, ${column}, id)`);
    }
    await runner.query('create index payment_order_of_user on payment_order (user_id, id)');
    await runner.query(
      'create index payment_order_to_check on payment_order (next_check_at) where next_check_at is not null',
    );
    await this.guardEdges(runner);
    await runner.query(idempotencyKeyTable);
    await runner.query(idempotencyKeyIndex);
  }

  /** Whatever the code does, a state moves along these edges only, and what was sold stays what it was. */
  private async guardEdges(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function guard_payment_order() returns trigger language plpgsql as $$
      begin
        if (old.user_id, old.out_trade_no, old.amount, old.days) is distinct from
           (new.user_id, new.out_trade_no, new.amount, new.days) then
          raise exception 'what was ordered does not change' using errcode = 'check_violation';
        end if;
        if old.refunded_at is not null and (old.status, old.refunded_at) is distinct from (new.status, new.refunded_at) then
          raise exception 'a refunded order does not change' using errcode = 'check_violation';
        end if;
        if old.status <> new.status and (old.status, new.status) not in (
            ('pending', 'paid'), ('pending', 'closed'), ('closed', 'paid'), ('failed', 'paid'), ('paid', 'closed'))
          or (old.status, new.status) = ('paid', 'closed') and new.refunded_at is null then
          raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger guard_payment_order before update on payment_order
      for each row execute function guard_payment_order()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_key, payment_order');
    await runner.query('drop function guard_payment_order');
  }
}
