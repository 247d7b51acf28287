import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An ended session has no row. */
export class CreateLoginSession1763700200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table login_session (
        id uuid primary key,
        user_id integer not null references account,
        token_hash bytea not null unique check (length(token_hash) = 32),
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        ip text not null,
        user_agent text not null
      )`);
    await runner.query('create index login_session_by_user on login_session (user_id, last_used_at desc, id desc)');
    await runner.query('create index login_session_by_end on login_session (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table login_session');
  }
}
