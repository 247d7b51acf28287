import { Injectable } from '@nestjs/common';
import type { NewEvent } from '@pte/events/define-event';
import { Outbox } from '@pte/messaging/outbox';
import type { Queries, Statement, Tx } from '@pte/service-kit/database';
import {
  createdEvent,
  isOpen,
  markedEvent,
  type NewSubmission,
  type Scoring,
  type ShownQuestion,
  type Submission,
} from './submission.js';
import { type SubmissionRow, submissionColumns, toSubmission } from './submission-row.js';

/** Milliseconds in which the same answer sent again is a double click, not a second attempt. */
const doubleClick = 5_000;

const answerColumns = `position int, user_id int, question_id int, question_type_id int, answer text, body_hash text, time_used int,
  attempt int, mock_session_id uuid, created_at timestamptz, status text, score text, analysis text, pending_since timestamptz,
  scored_at timestamptz`;

const storedColumns = `user_id, question_id, question_type_id, answer, body_hash, time_used, attempt, mock_session_id, created_at,
  status, score, analysis, pending_since, scored_at`;

const storedValues = `given.user_id, given.question_id, question_type_id, answer, decode(body_hash, 'hex'), time_used, attempt,
  mock_session_id, created_at, status, score, analysis, pending_since, scored_at`;

/**
 * The learner's row for each question is taken first, so that of two answers at the same moment the second sees the first.
 * Gives no row for one that came moments ago. No two may be of the same learner and question.
 */
const insertEach = {
  name: 'submission-insert-each',
  text: `
    with given as materialized (select * from json_to_recordset($1) as answer (${answerColumns})
    ), practised as (
      insert into practised_question as newest (user_id, question_id, submission_id, body_hash, submitted_at)
      select user_id, question_id, nextval('submission_id_seq'), decode(body_hash, 'hex'), created_at
      from given order by user_id, question_id
      on conflict (user_id, question_id) do update
        set submission_id = excluded.submission_id, body_hash = excluded.body_hash, submitted_at = excluded.submitted_at
        where (newest.body_hash <> excluded.body_hash or newest.submitted_at <= excluded.submitted_at - $2::interval)
          and not exists (
            select from submission where user_id = excluded.user_id and question_id = excluded.question_id
              and created_at > excluded.submitted_at - $2::interval and body_hash = excluded.body_hash)
      returning user_id, question_id, submission_id as id
    ), stored as (
      insert into submission (id, ${storedColumns})
      select practised.id, ${storedValues} from given join practised using (user_id, question_id)
    )
    select given.position, practised.id from given join practised using (user_id, question_id)`,
};

/** The submissions of a mock at once; the same question may be in two sections. */
const insertAll = {
  name: 'submission-insert-all',
  text: `
    with given as materialized (
      select nextval('submission_id_seq')::int as id, ordered.*
      from (select * from json_to_recordset($1) as answer (${answerColumns}) order by position) ordered
    ), practised as (
      insert into practised_question (user_id, question_id, submission_id, body_hash, submitted_at)
      select user_id, question_id, max(id), '', max(created_at) from given
      group by user_id, question_id order by user_id, question_id
      on conflict (user_id, question_id) do update
        set submission_id = excluded.submission_id, body_hash = excluded.body_hash, submitted_at = excluded.submitted_at
    ), stored as (
      insert into submission (id, ${storedColumns}) select id, ${storedValues} from given
    )
    select position, id from given`,
};

const firstOf = {
  name: 'submission-first',
  text: `select id from submission
    where user_id = $1 and question_id = $2 and created_at > $3 and body_hash = $4 order by created_at, id limit 1`,
};

const byId = { name: 'submission-by-id', text: `select ${submissionColumns} from submission where id = $1` };

export interface GivenSubmission {
  readonly submission: NewSubmission;
  readonly shown: ShownQuestion;
}

/** An answer that may be one of moments ago. */
export interface FreshAnswer extends GivenSubmission {
  /** Of what was sent. */
  readonly bodyHash: Buffer;
}

export interface Added {
  readonly submission: Submission;
  /** False: the same answer came moments ago, and this is its submission. */
  readonly isNew: boolean;
}

/** Saves submissions, each change with its events. */
@Injectable()
export class SubmissionRepository {
  constructor(private readonly outbox: Outbox) {}

  /** Stores answers to different questions or of different learners, each unless it came moments ago; in the order given. */
  async addEach(tx: Tx, answers: readonly FreshAnswer[]): Promise<Added[]> {
    const ids = await this.insert(tx, insertEach, answers, `${doubleClick} milliseconds`);
    const added: Added[] = [];
    for (const [position, answer] of answers.entries()) {
      const id = ids.get(position);
      const submission = id === undefined ? await this.first(tx, answer) : { ...answer.submission, id };
      added.push({ submission, isNew: id !== undefined });
    }
    return added;
  }

  /** Stores what a mock was handed in with; gives the ids in the order given. */
  async addAll(tx: Tx, answers: readonly GivenSubmission[]): Promise<number[]> {
    const ids = await this.insert(tx, insertAll, answers);
    return answers.map((_, position) => ids.get(position) ?? 0);
  }

  async find(queries: Queries, id: number): Promise<Submission | undefined> {
    const [row] = await queries.query<SubmissionRow>(byId, [id]);
    return row && toSubmission(row);
  }

  /** The submission for changing; nobody else changes it until the transaction ends. */
  async take(tx: Tx, id: number): Promise<Submission | undefined> {
    const [row] = await tx.query<SubmissionRow>(`${byId.text} for update`, [id]);
    return row && toSubmission(row);
  }

  /** Takes submissions without an outcome of before `limit`, at most 100, passing over those that another replica holds. */
  async takeOverdue(tx: Tx, limit: Date): Promise<Submission[]> {
    const rows = await tx.query<SubmissionRow>(
      `select ${submissionColumns} from submission where status in ('pending', 'scoring') and pending_since < $1
       order by pending_since limit 100 for update skip locked`,
      [limit],
    );
    return rows.map(toSubmission);
  }

  /** Keeps the outcome of an attempt and tells everybody. */
  async saveOutcome(tx: Tx, submission: Submission): Promise<void> {
    await this.update(tx, submission);
    await this.outbox.add(tx, markedEvent(submission));
  }

  /** As `saveOutcome`, of a score that takes the place of an earlier one. */
  async saveReplacement(tx: Tx, submission: Submission): Promise<void> {
    await this.update(tx, submission);
    await this.outbox.add(tx, markedEvent(submission, { isReplacement: true }));
  }

  /** Keeps that a worker has it; what everybody else waits for is the outcome. */
  saveWorker(tx: Tx, submission: Submission): Promise<void> {
    return this.update(tx, submission);
  }

  /** Keeps a next attempt and has it scored, unless it was marked at once. */
  async saveAttempt(tx: Tx, submission: Submission, shown: ShownQuestion): Promise<void> {
    await this.update(tx, submission);
    await this.announceAttempt(tx, submission, shown);
  }

  /** By position; with the events of those that were stored. */
  private async insert(
    tx: Tx,
    statement: Statement,
    answers: readonly (GivenSubmission & Partial<FreshAnswer>)[],
    ...values: readonly unknown[]
  ): Promise<Map<number, number>> {
    if (answers.length === 0) return new Map();
    const rows = await tx.query<{ position: number; id: number }>(statement, [
      JSON.stringify(answers.map(rowOf)),
      ...values,
    ]);
    const ids = new Map(rows.map(({ position, id }) => [position, id]));
    const events = answers.flatMap(({ submission, shown }, position) => {
      const id = ids.get(position);
      return id === undefined ? [] : attemptEvents({ ...submission, id }, shown);
    });
    await this.outbox.add(tx, ...events);
    return ids;
  }

  private async first(tx: Tx, { submission: given, bodyHash }: FreshAnswer): Promise<Submission> {
    const since = new Date(given.createdAt.getTime() - doubleClick);
    const [row] = await tx.query<{ id: number }>(firstOf, [given.userId, given.questionId, since, bodyHash]);
    const submission = row && (await this.find(tx, row.id));
    if (!submission) throw new Error('an answer was neither stored nor found');
    return submission;
  }

  private async announceAttempt(tx: Tx, submission: Submission, shown: ShownQuestion): Promise<void> {
    await this.outbox.add(tx, ...attemptEvents(submission, shown));
  }

  private async update(tx: Tx, { id, attempt, scoring }: Submission): Promise<void> {
    await tx.query(
      `update submission set attempt = $2, status = $3, score = $4, analysis = $5, pending_since = $6, scored_at = $7
       where id = $1`,
      [id, attempt, scoring.status, scoring.score, scoring.analysis, ...momentsOf(scoring)],
    );
  }
}

const momentsOf = (scoring: Scoring): readonly [pendingSince: Date | null, scoredAt: Date | null] =>
  isOpen(scoring) ? [scoring.pendingSince, null] : [null, scoring.scoredAt];

const attemptEvents = (submission: Submission, shown: ShownQuestion): NewEvent[] => {
  const created = createdEvent(submission, shown);
  return isOpen(submission.scoring) ? [created] : [created, markedEvent(submission)];
};

/** Nobody clicks twice inside a mock: what has no hash is the same as nothing. */
const rowOf = ({ submission, bodyHash }: GivenSubmission & Partial<FreshAnswer>, position: number) => {
  const [pendingSince, scoredAt] = momentsOf(submission.scoring);
  return {
    position,
    user_id: submission.userId,
    question_id: submission.questionId,
    question_type_id: submission.questionTypeId,
    answer: submission.answer,
    body_hash: bodyHash?.toString('hex') ?? '',
    time_used: submission.timeUsed,
    attempt: submission.attempt,
    mock_session_id: submission.mockSessionId,
    created_at: submission.createdAt,
    status: submission.scoring.status,
    score: submission.scoring.score,
    analysis: submission.scoring.analysis,
    pending_since: pendingSince,
    scored_at: scoredAt,
  };
};
