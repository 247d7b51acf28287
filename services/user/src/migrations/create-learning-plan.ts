import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How well each submission went, and the plan that was made from the late ones. */
export class CreateLearningPlan1763700210002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table practice_result (
        submission_id integer primary key,
        user_id integer not null,
        question_type_id integer not null,
        day date not null,
        attempt integer not null,
        quality double precision not null check (quality between 0 and 1),
        weakest double precision not null check (weakest between 0 and 1)
      )`);
    await runner.query('create index practice_result_by_user on practice_result (user_id, day, question_type_id)');
    await runner.query(`
      create table learning_plan (
        user_id integer primary key references account,
        generated_at timestamptz not null,
        focus text[] not null,
        days jsonb not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning_plan');
    await runner.query('drop table practice_result');
  }
}
