import { Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';
import type { NewTask, QueuedTask } from './scoring-task.js';

const insert = {
  name: 'task-insert',
  text: `insert into scoring_task (submission_id, attempt, question_type_id, answer, content, answer_key, trace, created_at, status)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending')
    on conflict (submission_id, attempt) do nothing
    returning id, times_queued as "timesQueued", trace`,
};

const insertFailed = {
  name: 'task-insert-failed',
  text: `insert into scoring_task (submission_id, attempt, question_type_id, answer, content, answer_key, trace,
                                   created_at, status, finished_at, failure_code)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'failed', now(), $9)
    on conflict (submission_id, attempt) do nothing
    returning id`,
};

const columns = (task: NewTask): unknown[] => [
  ...[task.submissionId, task.attempt, task.questionTypeId],
  ...[task.answer, task.content, task.key, task.trace, task.createdAt],
];

/** Tasks on their way in, one for each attempt of a submission. */
@Injectable()
export class NewTasks {
  /** Null when the attempt has a task already. */
  async add(tx: Tx, task: NewTask): Promise<QueuedTask | null> {
    const [row] = await tx.query<QueuedTask>(insert, columns(task));
    return row ?? null;
  }

  /** Keeps a task that nobody here can do. False when the attempt has a task already. */
  async addFailed(tx: Tx, task: NewTask, code: string): Promise<boolean> {
    return (await tx.query(insertFailed, [...columns(task), code])).length > 0;
  }
}
