import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each order that had its effect on somebody's VIP. */
export class CreateVipGrant1763700220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vip_grant (
        order_id integer primary key,
        user_id integer not null references account,
        days integer not null check (days > 0),
        granted_at timestamptz not null,
        revoked_at timestamptz
      )`);
    await runner.query('create index vip_grant_by_user on vip_grant (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table vip_grant');
  }
}
