import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What messaging needs in a service's schema: events to be published, and the ids of events that had their effect. */
export class OutboxAndInbox1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        position bigint generated always as identity primary key,
        id uuid not null unique,
        type text not null,
        topic text not null,
        key text not null,
        data json not null,
        trace json not null,
        created_at timestamptz not null default now(),
        published_at timestamptz
      )`);
    await runner.query('create index outbox_to_publish on outbox (position) where published_at is null');
    await runner.query('create index outbox_published on outbox (published_at) where published_at is not null');
    await runner.query(`
      create table inbox (
        consumer_group text not null,
        event_id text not null,
        handled_at timestamptz not null default now(),
        primary key (consumer_group, event_id)
      )`);
    await runner.query('create index inbox_by_age on inbox (handled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inbox');
    await runner.query('drop table outbox');
  }
}
