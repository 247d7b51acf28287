import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMock1763700203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mock_session (
        id uuid primary key,
        user_id integer not null,
        mock_id integer not null,
        mock_name text not null,
        content jsonb not null,
        status text not null check (status in ('active', 'submitted', 'abandoned')),
        step text not null,
        item_index integer not null default 0 check (item_index >= 0),
        exam_type smallint not null check (exam_type in (0, 1)),
        was_vip boolean not null,
        created_at timestamptz not null,
        exam_started_at timestamptz,
        submitted_at timestamptz,
        report jsonb,
        check ((status = 'submitted') = (submitted_at is not null))
      )`);
    await runner.query(
      `create unique index mock_session_active on mock_session (user_id, mock_id) where status = 'active'`,
    );
    await runner.query('create index mock_session_of_user on mock_session (user_id, created_at, id)');
    await runner.query('create index mock_session_of_mock on mock_session (user_id, mock_id, created_at, id)');
    await runner.query('create index mock_session_of_status on mock_session (user_id, status, created_at, id)');
    await runner.query(
      `create index mock_session_running on mock_session (exam_started_at) where status = 'active' and exam_started_at is not null`,
    );
    await runner.query(`
      create table mock_item (
        session_id uuid not null references mock_session (id),
        index integer not null check (index >= 0),
        section text not null check (section in ('speaking', 'writing', 'reading', 'listening')),
        question_id integer not null,
        question_type_id integer not null,
        answer text,
        time_used integer not null default 0 check (time_used between 0 and 36000),
        saved_at timestamptz,
        outcome text check (outcome in ('submitted', 'skipped', 'vipOnly', 'failed')),
        submission_id integer,
        primary key (session_id, index),
        check ((submission_id is not null) = (outcome is not distinct from 'submitted'))
      )`);
    // A mock that was submitted counts as practised, and has no submission of its own.
    await runner.query('alter table practised_question alter column submission_id drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from practised_question where submission_id is null');
    await runner.query('alter table practised_question alter column submission_id set not null');
    await runner.query('drop table mock_item, mock_session');
  }
}
