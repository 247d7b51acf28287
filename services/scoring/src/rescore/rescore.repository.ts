import type { Queries, Tx } from '@pte/service-kit/database';
import { firstTurn } from '../task/task-priority.js';
import type { RescoreCandidates, RescoredAnswer, RescoreFilter, RescoreRun } from './rescore-run.js';

const runColumns = `id, question_type_id as "questionTypeId", older_than as "olderThan", last_submission_id as "lastSubmissionId"`;

/** The result that each submission of $1 to $2 has now, where nothing was asked for since. */
const current = `
  select distinct on (task.submission_id) task.*, result.engine
  from scoring_task task join scoring_result result on result.task_id = task.id
  where task.submission_id > $1 and task.submission_id <= $2 and ($3::int is null or task.question_type_id = $3)
    and not exists (select from scoring_task later
                    where later.submission_id = task.submission_id and later.attempt > task.attempt)
  order by task.submission_id, task.attempt desc, task.id desc`;

/** Queued long ago, as it were, so that the sweeper queues them in its next round. */
const addNext = `
  insert into scoring_task (submission_id, attempt, question_type_id, answer, content, answer_key, trace, user_id,
                            mock_session_id, priority, rescore_run_id, queued_at, status)
  select submission_id, attempt, question_type_id, answer, content, answer_key, '{}', user_id, mock_session_id, $5, $6,
         'epoch', 'pending'
  from (${current}) as scored
  where $4::text[] is null or engine = any($4)
  order by submission_id limit $7
  on conflict (rescore_run_id, submission_id) where rescore_run_id is not null do nothing
  returning 1`;

const changes = `
  select task.submission_id as "submissionId", task.question_type_id as "questionTypeId", before.score as before,
         after.score as after
  from scoring_task task
  left join scoring_result after on after.task_id = task.id
  join lateral (
    select score from scoring_task earlier join scoring_result on task_id = earlier.id
    where earlier.submission_id = task.submission_id and earlier.attempt = task.attempt and earlier.id < task.id
    order by earlier.id desc limit 1) before on true
  where task.rescore_run_id = $1 order by task.submission_id`;

/** Runs and their tasks; a task of a run is a task like any other, after all those of learners. */
export class RescoreRepository {
  constructor(private readonly queries: Queries) {}

  /** The unfinished run with this filter, or a new one. */
  async begin(tx: Tx, { questionTypeId, olderThan }: RescoreFilter): Promise<RescoreRun> {
    await tx.query('lock table rescore_run in share row exclusive mode');
    const [unfinished] = await tx.query<RescoreRun>(
      `select ${runColumns} from rescore_run
       where finished_at is null and question_type_id is not distinct from $1 and older_than is not distinct from $2
       order by id limit 1`,
      [questionTypeId, olderThan],
    );
    if (unfinished) return unfinished;
    const [begun] = await tx.query<RescoreRun>(
      `insert into rescore_run (question_type_id, older_than, last_submission_id)
       select $1, $2, coalesce(max(submission_id), 0) from scoring_task returning ${runColumns}`,
      [questionTypeId, olderThan],
    );
    if (!begun) throw new Error('an insert returned no row');
    return begun;
  }

  /** Names of all engines that ever scored an answer. */
  async engines(): Promise<string[]> {
    const rows = await this.queries.query<{ engine: string }>('select distinct engine from scoring_result');
    return rows.map(({ engine }) => engine);
  }

  /** What a run over these engines would score anew. */
  candidates({ questionTypeId }: RescoreFilter, engines: readonly string[] | null): Promise<RescoreCandidates[]> {
    return this.queries.query<RescoreCandidates>(
      `select question_type_id as "questionTypeId", engine, count(*)::int from (${current}) as scored
       where $4::text[] is null or engine = any($4) group by 1, 2 order by 1, 2`,
      [0, 2_147_483_647, questionTypeId, engines],
    );
  }

  /** Makes tasks of the next answers in the order of their ids; gives how many. */
  async addNext(run: RescoreRun, engines: readonly string[] | null, most: number): Promise<number> {
    const [last] = await this.queries.query<{ id: number }>(
      'select coalesce(max(submission_id), 0) as id from scoring_task where rescore_run_id = $1',
      [run.id],
    );
    const range = [last?.id ?? 0, run.lastSubmissionId, run.questionTypeId, engines];
    return (await this.queries.query(addNext, [...range, firstTurn('rescore'), run.id, most])).length;
  }

  async counts(run: RescoreRun): Promise<{ readonly open: number; readonly done: number }> {
    const [counts] = await this.queries.query<{ open: number; done: number }>(
      `select count(*) filter (where finished_at is null)::int as open,
              count(*) filter (where finished_at is not null)::int as done
       from scoring_task where rescore_run_id = $1`,
      [run.id],
    );
    return counts ?? { open: 0, done: 0 };
  }

  async finish(run: RescoreRun): Promise<void> {
    await this.queries.query('update rescore_run set finished_at = now() where id = $1', [run.id]);
  }

  changes(run: RescoreRun): Promise<RescoredAnswer[]> {
    return this.queries.query<RescoredAnswer>(changes, [run.id]);
  }
}
