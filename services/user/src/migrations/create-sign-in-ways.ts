import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factor and WeChat. Secrets are sealed. */
export class CreateSignInWays1763700210001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table totp (
        user_id integer primary key references account,
        sealed_secret bytea not null,
        used_steps integer[] not null default '{}'
      )`);
    await runner.query(`
      create table totp_offer (
        user_id integer primary key references account,
        sealed_secret bytea not null,
        expires_at timestamptz not null
      )`);
    await runner.query(`
      create table wechat_identity (
        openid text primary key,
        user_id integer not null unique references account,
        bound_at timestamptz not null
      )`);
    await runner.query(`
      create table wechat_pending (
        token_hash bytea primary key check (length(token_hash) = 32),
        openid text not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create index wechat_pending_by_end on wechat_pending (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['wechat_pending', 'wechat_identity', 'totp_offer', 'totp']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
