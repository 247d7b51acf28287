import { eventually } from '@pte/testing/eventually';
import type pg from 'pg';

export interface TaskTimes {
  /** Seconds from the submission to the start of a worker. */
  readonly waited: number;
  /** Seconds of work. */
  readonly worked: number;
}

/** Times of the tasks of these submissions, in their order, once all are scored. */
export function scoredTasks(
  client: pg.Client,
  submissionIds: readonly number[],
  timeout: number,
): Promise<TaskTimes[]> {
  return eventually(
    async () => {
      const { rows } = await client.query<TaskTimes & { id: number }>(
        `select s.id, extract(epoch from t.claimed_at - s.created_at)::float as waited,
           extract(epoch from t.finished_at - t.claimed_at)::float as worked
         from scoring.scoring_task t join question.submission s on s.id = t.submission_id
         where s.id = any($1) and t.status = 'scored'`,
        [submissionIds],
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return submissionIds.map((id) => {
        const times = byId.get(id);
        if (!times) throw new Error(`submission ${id} is not scored`);
        return times;
      });
    },
    { timeout },
  );
}
