import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@pte/service-kit/database';
import type { ClaimedTask, Failure, QueuedTask } from './scoring-task.js';

/** Seconds that a worker may be unheard of before its task is another's. */
export const leaseSeconds = 15;

const claim = {
  name: 'task-claim',
  text: `update scoring_task
    set status = 'running', lease = $2, lease_until = now() + make_interval(secs => $3),
        tries = tries + 1, claimed_at = coalesce(claimed_at, clock_timestamp())
    where id = $1 and (status = 'pending' or (status = 'running' and lease_until < now()))
    returning id, submission_id as "submissionId", attempt, user_id as "userId", question_type_id as "questionTypeId",
              answer, content, answer_key as key, rescore_run_id is not null as "isRescore", lease, tries,
              (extract(epoch from clock_timestamp() - created_at) * 1000)::float as waited`,
};
const renew = {
  name: 'task-renew',
  text: `update scoring_task set lease_until = now() + make_interval(secs => $3) where id = $1 and lease = $2 returning 1`,
};
const putBack = {
  name: 'task-put-back',
  text: `update scoring_task
    set status = 'pending', lease = null, lease_until = null, times_queued = times_queued + 1,
        queued_at = now() + make_interval(secs => $3)
    where id = $1 and lease = $2
    returning id, times_queued as "timesQueued", priority, trace`,
};
const finish = {
  name: 'task-finish',
  text: `update scoring_task
    set status = $3, failure_code = $4, failure_stage = $5, lease = null, lease_until = null, finished_at = now()
    where id = $1 and lease = $2
    returning 1`,
};
const addResult = {
  name: 'task-result',
  text: 'insert into scoring_result (task_id, score, analysis, engine, mapping_version) values ($1, $2, $3, $4, $5)',
};

/** `score` and `analysis` are JSON texts. */
export interface TaskResult {
  readonly score: string;
  readonly analysis: string;
  /** Name and version. */
  readonly engine: string;
  /** Of what turned measures into points; '' is the engine's own. */
  readonly mapping: string;
}

/** Tasks in the hands of a worker. Every write is guarded by the lease, so a worker that lost it changes nothing. */
@Injectable()
export class HeldTasks {
  constructor(private readonly database: Database) {}

  /** Null when another holds it or it is finished. */
  async claim(tx: Tx, id: number): Promise<ClaimedTask | null> {
    const [row] = await tx.query<ClaimedTask>(claim, [id, randomUUID(), leaseSeconds]);
    return row ?? null;
  }

  /** False when the lease is lost. */
  async renew({ id, lease }: ClaimedTask): Promise<boolean> {
    return (await this.database.query(renew, [id, lease, leaseSeconds])).length > 0;
  }

  /** For another try after the delay; null when the lease is lost. */
  async putBack({ id, lease }: ClaimedTask, delaySeconds: number): Promise<QueuedTask | null> {
    const [row] = await this.database.query<QueuedTask>(putBack, [id, lease, delaySeconds]);
    return row ?? null;
  }

  /** False when the lease is lost; nothing is stored then. Earlier results of the submission stay. */
  async score(tx: Tx, { id, lease }: ClaimedTask, result: TaskResult): Promise<boolean> {
    const isHeld = (await tx.query(finish, [id, lease, 'scored', null, null])).length > 0;
    if (isHeld) await tx.query(addResult, [id, result.score, result.analysis, result.engine, result.mapping]);
    return isHeld;
  }

  async fail(tx: Tx, { id, lease }: ClaimedTask, { code, stage }: Failure): Promise<boolean> {
    return (await tx.query(finish, [id, lease, 'failed', code, stage])).length > 0;
  }
}
