import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks have a turn, results say which engine gave them, and a scored answer may be scored anew by a newer engine. */
export class OrderTasks1763700301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rescore_run (
        id integer generated always as identity primary key,
        question_type_id integer,
        older_than text,
        last_submission_id integer not null,
        started_at timestamptz not null default now(),
        finished_at timestamptz
      )`);
    await runner.query(`
      alter table scoring_task
        add column user_id integer not null default 0,
        add column mock_session_id uuid,
        add column priority integer not null default 1,
        add column rescore_run_id integer references rescore_run (id),
        add column failure_stage text check (failure_stage is null or failure_code is not null),
        drop constraint scoring_task_submission_id_attempt_key`);
    await runner.query(
      'alter table scoring_task alter column user_id drop default, alter column priority drop default',
    );
    await runner.query(`
      create unique index scoring_task_of_attempt on scoring_task (submission_id, attempt) where rescore_run_id is null`);
    await runner.query(`
      create unique index scoring_task_of_run on scoring_task (rescore_run_id, submission_id)
      where rescore_run_id is not null`);
    await runner.query('create index scoring_task_of_submission on scoring_task (submission_id, attempt, id)');
    await runner.query(`
      create index scoring_task_open_of_user on scoring_task (user_id) where status in ('pending', 'running')`);
    await runner.query(`
      alter table scoring_result
        add column engine text not null default '',
        add column mapping_version text not null default ''`);
    await runner.query(`update scoring_result set engine = coalesce(analysis ->> 'engine', '')`);
    await runner.query(
      'alter table scoring_result alter column engine drop default, alter column mapping_version drop default',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoring_result drop column engine, drop column mapping_version');
    await runner.query(`
      delete from scoring_result where task_id in (select id from scoring_task where rescore_run_id is not null)`);
    await runner.query('delete from scoring_task where rescore_run_id is not null');
    await runner.query(
      'drop index scoring_task_of_attempt, scoring_task_of_run, scoring_task_of_submission, scoring_task_open_of_user',
    );
    await runner.query(`
      alter table scoring_task
        drop column user_id, drop column mock_session_id, drop column priority, drop column rescore_run_id,
        drop column failure_stage,
        add constraint scoring_task_submission_id_attempt_key unique (submission_id, attempt)`);
    await runner.query('drop table rescore_run');
  }
}
