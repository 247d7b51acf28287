import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A submission in the hands of a worker has a status of its own. */
export class NoteScoring1763700206000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submission
        drop constraint submission_status_check,
        drop constraint submission_check,
        add constraint submission_status check (status in ('pending', 'scoring', 'scored', 'failed')),
        add constraint submission_open check ((status in ('pending', 'scoring')) = (pending_since is not null))`);
    await runner.query('drop index submission_pending');
    await runner.query(`
      create index submission_open on submission (pending_since) where status in ('pending', 'scoring')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update submission set status = 'pending' where status = 'scoring'`);
    await runner.query('drop index submission_open');
    await runner.query(`create index submission_pending on submission (pending_since) where status = 'pending'`);
    await runner.query(`
      alter table submission
        drop constraint submission_status,
        drop constraint submission_open,
        add constraint submission_status_check check (status in ('pending', 'scored', 'failed')),
        add constraint submission_check check ((status = 'pending') = (pending_since is not null))`);
  }
}
