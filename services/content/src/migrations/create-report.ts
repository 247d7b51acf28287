import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReport1763700101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table report (
        id uuid primary key default gen_random_uuid(),
        target_type text not null,
        target_id integer,
        content text not null,
        user_id integer not null,
        state text not null check (state in ('open', 'resolved', 'dismissed')),
        note text not null default '',
        evidence text not null default '',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((target_type = 'site') = (target_id is null))
      )`);
    await runner.query('create index report_newest on report (created_at, id)');
    await runner.query('create index report_of_state on report (state, created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report');
  }
}
