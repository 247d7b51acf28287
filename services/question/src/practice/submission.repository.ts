import { Injectable } from '@nestjs/common';
import type { NewEvent } from '@pte/events/define-event';
import { Outbox } from '@pte/messaging/outbox';
import type { Queries, Tx } from '@pte/service-kit/database';
import {
  createdEvent,
  markedEvent,
  type NewSubmission,
  type Scoring,
  type ShownQuestion,
  type Submission,
} from './submission.js';
import { type SubmissionRow, submissionColumns, toSubmission } from './submission-row.js';

/** Milliseconds in which the same answer sent again is a double click, not a second attempt. */
const doubleClick = 5_000;

/**
 * The learner's row for the question is taken first, so that of two answers at the same moment the second sees the first.
 * Gives no row when the same answer came moments ago.
 */
const insert = {
  name: 'submission-insert',
  text: `
    with practised as (
      insert into practised_question as newest (user_id, question_id, submission_id, body_hash, submitted_at)
      values ($1, $2, nextval('submission_id_seq'), $5, $9)
      on conflict (user_id, question_id) do update
        set submission_id = excluded.submission_id, body_hash = excluded.body_hash, submitted_at = excluded.submitted_at
        where (newest.body_hash <> $5 or newest.submitted_at <= $10) and not exists (
          select from submission where user_id = $1 and question_id = $2 and created_at > $10 and body_hash = $5)
      returning submission_id as id
    )
    insert into submission (id, user_id, question_id, question_type_id, answer, body_hash, time_used, attempt,
      mock_session_id, created_at, status, score, analysis, pending_since, scored_at)
    select id, $1, $2, $3, $4, $5, $6, $7, $8, $9, $11, $12, $13, $14, $15 from practised
    returning id`,
};

/** The submissions of a mock at once. Nobody clicks twice inside a mock, so that the same answer of moments ago counts for nothing. */
const insertAll = {
  name: 'submission-insert-all',
  text: `
    with given as (
      select nextval('submission_id_seq')::int as id, ordered.* from (
        select * from json_to_recordset($3) as answer (
          position int, question_id int, question_type_id int, answer text, time_used int, attempt int, mock_session_id uuid,
          status text, score text, analysis text, pending_since timestamptz, scored_at timestamptz)
        order by position
      ) ordered
    ), practised as (
      insert into practised_question (user_id, question_id, submission_id, body_hash, submitted_at)
      select $1, question_id, max(id), '', $2 from given group by question_id order by question_id
      on conflict (user_id, question_id) do update
        set submission_id = excluded.submission_id, body_hash = excluded.body_hash, submitted_at = excluded.submitted_at
    ), stored as (
      insert into submission (id, user_id, question_id, question_type_id, answer, body_hash, time_used, attempt,
        mock_session_id, created_at, status, score, analysis, pending_since, scored_at)
      select id, $1, question_id, question_type_id, answer, '', time_used, attempt,
        mock_session_id, $2, status, score, analysis, pending_since, scored_at from given
    )
    select id from given order by position`,
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

export interface Added {
  readonly submission: Submission;
  /** False: the same answer came moments ago, and this is its submission. */
  readonly isNew: boolean;
}

/** Saves submissions, each change with its events. */
@Injectable()
export class SubmissionRepository {
  constructor(private readonly outbox: Outbox) {}

  async add(tx: Tx, given: NewSubmission, bodyHash: Buffer, shown: ShownQuestion): Promise<Added> {
    const since = new Date(given.createdAt.getTime() - doubleClick);
    const [row] = await tx.query<{ id: number }>(insert, [
      ...[given.userId, given.questionId, given.questionTypeId, given.answer, bodyHash, given.timeUsed, given.attempt],
      ...[given.mockSessionId, given.createdAt, since, given.scoring.status, given.scoring.score],
      ...[given.scoring.analysis, ...momentsOf(given.scoring)],
    ]);
    if (!row) return { submission: await this.first(tx, given, since, bodyHash), isNew: false };
    const submission = { ...given, id: row.id };
    await this.announceAttempt(tx, submission, shown);
    return { submission, isNew: true };
  }

  /** Stores the answers of one learner at one moment; gives their ids in the order given. */
  async addAll(tx: Tx, userId: number, answers: readonly GivenSubmission[]): Promise<number[]> {
    const [first] = answers;
    if (!first) return [];
    const given = JSON.stringify(answers.map(({ submission }, position) => columnsOf(submission, position)));
    const rows = await tx.query<{ id: number }>(insertAll, [userId, first.submission.createdAt, given]);
    const ids = rows.map(({ id }) => id);
    await this.outbox.add(
      tx,
      ...answers.flatMap(({ submission, shown }, position) =>
        attemptEvents({ ...submission, id: ids[position] ?? 0 }, shown),
      ),
    );
    return ids;
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

  /** Takes pending submissions of before `limit`, at most 100, passing over those that another replica holds. */
  async takeOverdue(tx: Tx, limit: Date): Promise<Submission[]> {
    const rows = await tx.query<SubmissionRow>(
      `select ${submissionColumns} from submission where status = 'pending' and pending_since < $1
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

  /** Keeps a next attempt and has it scored, unless it was marked at once. */
  async saveAttempt(tx: Tx, submission: Submission, shown: ShownQuestion): Promise<void> {
    await this.update(tx, submission);
    await this.announceAttempt(tx, submission, shown);
  }

  private async first(tx: Tx, { userId, questionId }: NewSubmission, since: Date, hash: Buffer): Promise<Submission> {
    const [row] = await tx.query<{ id: number }>(firstOf, [userId, questionId, since, hash]);
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
  scoring.status === 'pending' ? [scoring.pendingSince, null] : [null, scoring.scoredAt];

const attemptEvents = (submission: Submission, shown: ShownQuestion): NewEvent[] => {
  const created = createdEvent(submission, shown);
  return submission.scoring.status === 'pending' ? [created] : [created, markedEvent(submission)];
};

const columnsOf = (submission: NewSubmission, position: number) => {
  const [pendingSince, scoredAt] = momentsOf(submission.scoring);
  return {
    position,
    question_id: submission.questionId,
    question_type_id: submission.questionTypeId,
    answer: submission.answer,
    time_used: submission.timeUsed,
    attempt: submission.attempt,
    mock_session_id: submission.mockSessionId,
    status: submission.scoring.status,
    score: submission.scoring.score,
    analysis: submission.scoring.analysis,
    pending_since: pendingSince,
    scored_at: scoredAt,
  };
};
