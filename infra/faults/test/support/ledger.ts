import type { Stack } from '@pte/testing/stack';
import { Tables } from './tables.ts';

/** Everything that one submission left behind in the tables of all services. */
export interface Trail {
  readonly id: number;
  readonly status: string;
  readonly tasks: number;
  readonly results: number;
  readonly created: number;
  readonly scored: number;
  readonly failed: number;
  readonly marked: number;
  readonly counted: number;
}

export const scoredOnce = {
  status: 'scored',
  tasks: 1,
  results: 1,
  created: 1,
  scored: 1,
  failed: 0,
  marked: 1,
  counted: 1,
};

const trails = `
  select id, status,
    (select count(*)::int from scoring.scoring_task where submission_id = submission.id and status = 'scored') as tasks,
    (select count(*)::int from scoring.scoring_result join scoring.scoring_task on task_id = scoring_task.id
     where submission_id = submission.id) as results,
    (select count(*)::int from question.outbox where key = submission.id::text and type = 'submission.created.v1') as created,
    (select count(*)::int from scoring.outbox where key = submission.id::text and type = 'submission.scored.v1') as scored,
    (select count(*)::int from scoring.outbox where key = submission.id::text and type = 'scoring.failed.v1') as failed,
    (select count(*)::int from question.outbox where key = submission.id::text and type = 'submission.marked.v1') as marked,
    (select count(*)::int from "user".marked_submission where submission_id = submission.id) as counted
  from question.submission where id = any($1) order by id`;

/** What submissions left behind. */
export class Ledger extends Tables {
  static async open(stack: Stack): Promise<Ledger> {
    return new Ledger(await Tables.connect(stack));
  }

  trails(submissionIds: readonly number[]): Promise<Trail[]> {
    return this.rows<Trail>(trails, [submissionIds]);
  }

  async running(): Promise<number> {
    const [row] = await this.rows<{ count: number }>(
      `select count(*)::int from scoring.scoring_task where status = 'running'`,
    );
    return row?.count ?? 0;
  }

  /** Tasks whose first try failed and that are not through yet. */
  async triedAgain(): Promise<number> {
    const [row] = await this.rows<{ count: number }>(
      `select count(*)::int from scoring.scoring_task
       where (status = 'pending' and tries > 0) or (status = 'running' and tries > 1)`,
    );
    return row?.count ?? 0;
  }

  /** What the worker of a failed task was doing. */
  async failureStage(submissionId: number): Promise<string | null | undefined> {
    const [row] = await this.rows<{ stage: string | null }>(
      'select failure_stage as stage from scoring.scoring_task where submission_id = $1',
      [submissionId],
    );
    return row?.stage;
  }

  /** All that learners ever submitted, and the points possible in all that was marked, as the user service has summed them up. */
  async totals(): Promise<{ submissions: number; counted: number; fullPoints: number }> {
    const [row] = await this.rows<{ submissions: number; counted: number; fullPoints: number }>(
      `select (select count(*)::int from question.submission) as submissions,
         (select coalesce(sum(count), 0)::int from "user".practice_total) as counted,
         (select coalesce(sum(full_points), 0)::float from "user".practice_total) as "fullPoints"`,
    );
    if (!row) throw new Error('a count gave no row');
    return row;
  }
}
