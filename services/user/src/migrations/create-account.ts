import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccount1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id integer generated always as identity primary key,
        name text collate "C" not null,
        name_key text collate "C" not null,
        password_hash text,
        type smallint not null check (type between 0 and 2),
        level smallint not null check (level between 0 and 100),
        vip_until timestamptz,
        prefer_core smallint not null check (prefer_core between 0 and 2),
        phone text,
        email text,
        email_key text,
        email_verified_at timestamptz,
        has_avatar boolean not null default false,
        blocking_until timestamptz,
        created_at timestamptz not null,
        deleted_at timestamptz,
        check ((email is null) = (email_key is null))
      )`);
    await runner.query('create unique index account_name_key on account (name_key)');
    await runner.query('create unique index account_phone on account (phone) where deleted_at is null');
    await runner.query('create unique index account_email_key on account (email_key) where deleted_at is null');
    for (const column of ['name', 'level', 'created_at']) {
      await runner.query(`create index account_by_${column} on account (${column}, id)`);
    }
    await runner.query('create index account_by_vip_until on account (vip_until nulls first, id)');
    await runner.query('create index account_super_admins on account (id) where type = 0 and deleted_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account');
  }
}
