import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateScoring1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoring_task (
        id integer generated always as identity primary key,
        submission_id integer not null,
        attempt integer not null check (attempt > 0),
        question_type_id integer not null,
        answer text not null,
        content text not null,
        answer_key text not null,
        trace json not null,
        status text not null check (status in ('pending', 'running', 'scored', 'failed')),
        created_at timestamptz not null default now(),
        queued_at timestamptz not null default now(),
        times_queued integer not null default 0,
        tries integer not null default 0,
        lease uuid,
        lease_until timestamptz,
        claimed_at timestamptz,
        finished_at timestamptz,
        failure_code text,
        unique (submission_id, attempt),
        check ((status = 'running') = (lease is not null)),
        check ((status in ('scored', 'failed')) = (finished_at is not null)),
        check ((status = 'failed') = (failure_code is not null))
      )`);
    await runner.query(`create index scoring_task_open on scoring_task (id) where status in ('pending', 'running')`);
    await runner.query(`create index scoring_task_failed on scoring_task (finished_at) where status = 'failed'`);
    await runner.query(`
      create table scoring_result (
        task_id integer primary key references scoring_task (id),
        score json not null,
        analysis json not null,
        created_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoring_result');
    await runner.query('drop table scoring_task');
  }
}
