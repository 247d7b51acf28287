import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trigrams find nothing in two characters, nor in a script without letters and digits of ASCII; pairs do. */
export class IndexNamePairs1763700205000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function character_pairs(given text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
        select array(select distinct substr(lower(given), place, 2) from generate_series(1, length(given) - 1) place)
      $$`);
    await runner.query(
      `create index question_by_name_pairs on question using gin (character_pairs(name)) with (fastupdate = off)
       where deleted_at is null`,
    );
    // Questions are written seldom and sought often: no list of pending entries that every search must read through.
    await runner.query('alter index question_by_name_part set (fastupdate = off)');
    await runner.query(`select gin_clean_pending_list('question_by_name_part')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter index question_by_name_part reset (fastupdate)');
    await runner.query('drop index question_by_name_pairs');
    await runner.query('drop function character_pairs');
  }
}
