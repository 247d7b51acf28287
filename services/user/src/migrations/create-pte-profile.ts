import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One goal of each learner: what they aim at and when. */
export class CreatePteProfile1763700200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const target = (name: string) => `target_${name} smallint not null check (target_${name} between 10 and 90)`;
    const targets = ['total', 'speaking', 'writing', 'reading', 'listening'].map(target).join(', ');
    await runner.query(`
      create table pte_profile (
        user_id integer primary key references account,
        ${targets},
        exam_date timestamptz,
        exam_type smallint not null check (exam_type in (0, 1)),
        updated_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pte_profile');
  }
}
