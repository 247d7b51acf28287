import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@pte/service-kit/database';
import { longestAttemptSeconds, type QueuedTask } from './scoring-task.js';

/** Tasks that one round takes up at the most. */
const batch = 100;
/** Seconds in which a queued task should have been claimed; up to four times as many once it was queued again: it may just wait its turn. */
const patienceSeconds = 10;
/** What is scored anew comes after every learner's answers. */
const longestRescoreSeconds = 6 * 3600;

const takeOverdue = {
  name: 'task-take-overdue',
  text: `update scoring_task
    set status = 'failed', failure_code = 'TIMEOUT', lease = null, lease_until = null, finished_at = now()
    where id in (
      select id from scoring_task
      where status in ('pending', 'running')
        and created_at < now() - make_interval(secs => case when rescore_run_id is null then $1::int else $3::int end)
      order by id limit $2 for update skip locked)
    returning submission_id as "submissionId", attempt, rescore_run_id is not null as "isRescore", trace`,
};
const takeLost = {
  name: 'task-take-lost',
  text: `update scoring_task
    set times_queued = times_queued + 1, queued_at = now()
    where id in (
      select id from scoring_task
      where (status = 'pending' and queued_at < now() - make_interval(secs => $1 * 2 ^ least(times_queued, 2)))
         or (status = 'running' and lease_until < now() and queued_at < now() - make_interval(secs => $1))
      order by id limit $2 for update skip locked)
    returning id, times_queued as "timesQueued", priority, trace`,
};
const count = {
  name: 'task-count',
  text: `select
    (select count(*) from scoring_task where status = 'pending')::int as pending,
    (select count(*) from scoring_task where status = 'running')::int as running,
    (select count(*) from scoring_task where status = 'failed' and finished_at > now() - interval '1 day')::int as failed`,
};

export interface OverdueTask extends Pick<QueuedTask, 'trace'> {
  readonly submissionId: number;
  readonly attempt: number;
  readonly isRescore: boolean;
}

export interface TaskCounts {
  readonly pending: number;
  readonly running: number;
  /** Within the last day. */
  readonly failed: number;
}

/** Tasks that are not finished, whoever has them. */
@Injectable()
export class OpenTasks {
  constructor(private readonly database: Database) {}

  /** Fails what is older than an attempt may be. A worker that still holds one of them has lost it. */
  takeOverdue(tx: Tx): Promise<OverdueTask[]> {
    return tx.query<OverdueTask>(takeOverdue, [longestAttemptSeconds, batch, longestRescoreSeconds]);
  }

  /** Takes up what was queued too long ago and what a silent worker holds, to be queued again. */
  takeLost(tx: Tx): Promise<QueuedTask[]> {
    return tx.query<QueuedTask>(takeLost, [patienceSeconds, batch]);
  }

  async count(): Promise<TaskCounts> {
    const [counts] = await this.database.query<TaskCounts>(count);
    return counts ?? { pending: 0, running: 0, failed: 0 };
  }
}
