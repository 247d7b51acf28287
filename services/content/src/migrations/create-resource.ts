import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that a list may be sorted by; each has an index over all resources and one within a path. */
const sortColumns = ['created_at', 'updated_at', 'size', 'filename'];

export class CreateResource1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table resource (
        id integer generated always as identity primary key,
        key text not null unique,
        filename text collate "C" not null generated always as (substring(key from '[^/]+$')) stored,
        path smallint not null check (path between 0 and 3),
        owner_id integer not null,
        question_id integer,
        size bigint not null check (size > 0),
        type smallint not null check (type in (0, 1)),
        content_type text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    for (const column of sortColumns) {
      await runner.query(`create index resource_by_${column} on resource (${column}, id)`);
      await runner.query(`create index resource_by_path_and_${column} on resource (path, ${column}, id)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table resource');
  }
}
