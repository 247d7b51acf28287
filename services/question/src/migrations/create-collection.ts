import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCollection1763700201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table collected_question (
        user_id integer not null,
        question_id integer not null references question (id),
        types smallint[] not null check (cardinality(types) > 0 and types <@ '{0,1,2,3,4}'),
        created_at timestamptz not null,
        primary key (user_id, question_id)
      )`);
    await runner.query(
      'create index collected_question_by_time on collected_question (user_id, created_at, question_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table collected_question');
  }
}
