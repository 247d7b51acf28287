import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePractice1763700202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // No foreign keys here: questions are never erased, and every answer to a question would lock its row.
    await runner.query(`
      create table submission (
        id integer generated always as identity primary key,
        user_id integer not null,
        question_id integer not null,
        question_type_id integer not null,
        answer text not null,
        body_hash bytea not null,
        time_used integer not null check (time_used between 0 and 36000),
        score text not null default '',
        analysis text not null,
        status text not null check (status in ('pending', 'scored', 'failed')),
        attempt integer not null default 1 check (attempt > 0),
        mock_session_id uuid,
        created_at timestamptz not null,
        pending_since timestamptz,
        scored_at timestamptz,
        check ((status = 'pending') = (pending_since is not null))
      )`);
    await runner.query('create index submission_of_user on submission (user_id, created_at, id)');
    await runner.query('create index submission_of_type on submission (user_id, question_type_id, created_at, id)');
    await runner.query('create index submission_of_question on submission (user_id, question_id, created_at, id)');
    await runner.query(`create index submission_pending on submission (pending_since) where status = 'pending'`);
    // One row per learner and question: has practised, newest score and finished counts without reading submissions.
    await runner.query(`
      create table practised_question (
        user_id integer not null,
        question_id integer not null,
        submission_id integer not null,
        primary key (user_id, question_id)
      )`);
    await runner.query(`
      create table idempotency_key (
        user_id integer not null,
        call text not null,
        key text not null,
        body_hash bytea not null,
        outcome text,
        created_at timestamptz not null,
        primary key (user_id, call, key)
      )`);
    await runner.query('create index idempotency_key_by_age on idempotency_key (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_key, practised_question, submission');
  }
}
