import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums are kept as the events come, so that no read adds up a learner's whole history. */
export class CreatePracticeStats1763700200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table practice_total (
        user_id integer not null,
        question_type_id integer not null,
        count integer not null default 0,
        duration bigint not null default 0,
        points double precision not null default 0,
        full_points double precision not null default 0,
        primary key (user_id, question_type_id)
      )`);
    await runner.query(`
      create table practice_day (
        user_id integer not null,
        day date not null,
        count integer not null default 0,
        duration bigint not null default 0,
        primary key (user_id, day)
      )`);
    await runner.query(`
      create table marked_submission (
        submission_id integer primary key,
        attempt integer not null,
        points double precision not null,
        full_points double precision not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table marked_submission');
    await runner.query('drop table practice_day');
    await runner.query('drop table practice_total');
  }
}
