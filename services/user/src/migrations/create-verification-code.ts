import type { MigrationInterface, QueryRunner } from 'typeorm';

/** User 0 stands for nobody: an address that no user has gets a row too, so that asking tells nothing. */
export class CreateVerificationCode1763700210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table verification_code (
        purpose text not null check (purpose in ('email', 'phone', 'reset')),
        destination text not null,
        user_id integer not null,
        code_hash bytea not null check (length(code_hash) = 32),
        wrong_count smallint not null default 0,
        expires_at timestamptz not null,
        primary key (purpose, destination, user_id)
      )`);
    await runner.query('create index verification_code_by_end on verification_code (expires_at)');
    await runner.query(`
      create table outgoing_message (
        id uuid primary key,
        purpose text not null check (purpose in ('email', 'phone', 'reset')),
        destination text not null,
        sealed_code bytea not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create index outgoing_message_by_next_attempt on outgoing_message (next_attempt_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table outgoing_message');
    await runner.query('drop table verification_code');
  }
}
