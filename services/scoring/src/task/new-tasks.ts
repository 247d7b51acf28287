import { Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';
import type { NewTask, QueuedTask } from './scoring-task.js';
import { firstTurn, mostTurns } from './task-priority.js';

/** A learner's turn falls with each task of the kind that waits already, so that many answers of one do not hold up another's first. */
const insert = {
  name: 'task-insert',
  text: `insert into scoring_task (submission_id, attempt, question_type_id, answer, content, answer_key, trace, created_at,
                                   user_id, mock_session_id, status, priority)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'pending', $11 + (
      select least(count(*), $12) from scoring_task
      where user_id = $9 and status in ('pending', 'running') and (mock_session_id is null) = ($10::uuid is null)
        and rescore_run_id is null))
    on conflict (submission_id, attempt) where rescore_run_id is null do nothing
    returning id, times_queued as "timesQueued", priority, trace`,
};

const insertFailed = {
  name: 'task-insert-failed',
  text: `insert into scoring_task (submission_id, attempt, question_type_id, answer, content, answer_key, trace, created_at,
                                   user_id, mock_session_id, status, priority, finished_at, failure_code)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'failed', $11, now(), $12)
    on conflict (submission_id, attempt) where rescore_run_id is null do nothing
    returning id`,
};

const columns = (task: NewTask): unknown[] => [
  ...[task.submissionId, task.attempt, task.questionTypeId],
  ...[task.answer, task.content, task.key, task.trace, task.createdAt, task.userId, task.mockSessionId],
  firstTurn(task.mockSessionId === null ? 'practice' : 'mock'),
];

/** Tasks on their way in, one for each attempt of a submission. */
@Injectable()
export class NewTasks {
  /** Null when the attempt has a task already. */
  async add(tx: Tx, task: NewTask): Promise<QueuedTask | null> {
    const [row] = await tx.query<QueuedTask>(insert, [...columns(task), mostTurns]);
    return row ?? null;
  }

  /** Keeps a task that nobody here can do. False when the attempt has a task already. */
  async addFailed(tx: Tx, task: NewTask, code: string): Promise<boolean> {
    return (await tx.query(insertFailed, [...columns(task), code])).length > 0;
  }
}
