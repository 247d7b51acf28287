import { Injectable } from '@nestjs/common';
import type { ScoreReport } from '@pte/exam/score-report';
import type { Queries, Tx } from '@pte/service-kit/database';
import { type MockItem, type MockSession, MockSessionNotFound, startOfExamsInTime } from './mock-session.js';
import {
  itemColumns,
  type MockItemRow,
  type MockSessionRow,
  sessionColumns,
  toItem,
  toSession,
} from './mock-session-row.js';

const byId = { name: 'mock-session', text: `select ${sessionColumns} from mock_session where id = $1` };
const itemsOf = {
  name: 'mock-items',
  text: `select ${itemColumns} from mock_item item where session_id = $1 order by index`,
};

const activeOf = `select ${sessionColumns} from mock_session where user_id = $1 and mock_id = $2 and status = 'active'`;

/** Holds the session against a submit, without hindering other saves. One statement, as it is the busiest call of a mock. */
const saveAnswer = {
  name: 'mock-item-save',
  text: `
    with session as (
      select id from mock_session
      where id = $1 and user_id = $2 and status = 'active' and (exam_started_at is null or exam_started_at >= $3) for share
    )
    update mock_item item set answer = $5, time_used = $6, saved_at = $7
    from session where item.session_id = session.id and item.index = $4
    returning ${itemColumns}`,
};

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is saved of an item. */
export type SavedAnswer = Pick<MockItem, 'index' | 'answer' | 'timeUsed'>;
/** What became of an item. */
export type ItemOutcome = Pick<MockItem, 'index' | 'outcome' | 'submissionId'>;

/** A complete report with a digest of what it was made from. */
export interface KeptReport {
  readonly basis: string;
  readonly numbers: ScoreReport;
}

@Injectable()
export class MockSessionRepository {
  /** Throws MOCK_SESSION_NOT_FOUND, also for what is no UUID. */
  async get(queries: Queries, id: string): Promise<MockSession> {
    return this.one(queries, byId, id);
  }

  /** The session for changing; nobody saves an answer or submits it until the transaction ends. */
  async take(tx: Tx, id: string): Promise<MockSession> {
    return this.one(tx, { name: `${byId.name}-taken`, text: `${byId.text} for update` }, id);
  }

  async items(queries: Queries, sessionId: string): Promise<MockItem[]> {
    return (await queries.query<MockItemRow>(itemsOf, [sessionId])).map(toItem);
  }

  async findActive(queries: Queries, userId: number, mockId: number): Promise<MockSession | undefined> {
    const [row] = await queries.query<MockSessionRow>(activeOf, [userId, mockId]);
    return row && toSession(row);
  }

  /** The active session for changing; throws MOCK_SESSION_NOT_FOUND when it was closed this very moment. */
  async takeActive(tx: Tx, userId: number, mockId: number): Promise<MockSession> {
    const [row] = await tx.query<MockSessionRow>(`${activeOf} for update`, [userId, mockId]);
    if (!row) throw new MockSessionNotFound();
    return toSession(row);
  }

  async abandonActive(tx: Tx, userId: number, mockId: number): Promise<void> {
    await tx.query(
      `update mock_session set status = 'abandoned' where user_id = $1 and mock_id = $2 and status = 'active'`,
      [userId, mockId],
    );
  }

  /** False when the learner has an active session of this mock already. */
  async add(tx: Tx, session: MockSession, items: readonly MockItem[]): Promise<boolean> {
    const rows = await tx.query(
      `insert into mock_session (${sessionColumns})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (user_id, mock_id) where status = 'active' do nothing returning id`,
      [
        ...[session.id, session.userId, session.mockId, session.mockName, JSON.stringify(session.content)],
        ...[session.status, session.step, session.itemIndex, session.examType, session.wasVip],
        ...[session.createdAt, session.examStartedAt, session.submittedAt],
      ],
    );
    if (rows.length === 0) return false;
    await tx.query(
      `insert into mock_item (session_id, index, section, question_id, question_type_id)
       select $1, * from unnest($2::int[], $3::text[], $4::int[], $5::int[])`,
      [session.id, ...columnsOf(items, 'index', 'section', 'questionId', 'questionTypeId')],
    );
    return true;
  }

  async save(tx: Tx, session: MockSession): Promise<void> {
    await tx.query(
      `update mock_session set status = $2, step = $3, item_index = $4, exam_type = $5, was_vip = $6,
         exam_started_at = $7, submitted_at = $8 where id = $1`,
      [
        ...[session.id, session.status, session.step, session.itemIndex, session.examType, session.wasVip],
        ...[session.examStartedAt, session.submittedAt],
      ],
    );
  }

  /** The item as saved; undefined when the session takes no answers, is another's, or has no such item. */
  async saveAnswer(
    queries: Queries,
    session: Pick<MockSession, 'id' | 'userId'>,
    { index, answer, timeUsed }: SavedAnswer,
    now: Date,
  ): Promise<MockItem | undefined> {
    const [row] = await queries.query<MockItemRow>(saveAnswer, [
      ...[idOf(session.id), session.userId, startOfExamsInTime(now), index, answer, timeUsed, now],
    ]);
    return row && toItem(row);
  }

  async saveOutcomes(tx: Tx, sessionId: string, outcomes: readonly ItemOutcome[]): Promise<void> {
    await tx.query(
      `update mock_item item set outcome = given.outcome, submission_id = given.submission_id
       from unnest($2::int[], $3::text[], $4::int[]) as given(index, outcome, submission_id)
       where item.session_id = $1 and item.index = given.index`,
      [sessionId, ...columnsOf(outcomes, 'index', 'outcome', 'submissionId')],
    );
  }

  /** A mock counts as practised from its first submit on. */
  async notePractised(tx: Tx, { userId, mockId }: MockSession, at: Date): Promise<void> {
    await tx.query(
      `insert into practised_question (user_id, question_id, body_hash, submitted_at) values ($1, $2, '', $3)
       on conflict (user_id, question_id) do nothing`,
      [userId, mockId, at],
    );
  }

  /** At most `limit` active sessions whose exams began before `started`, the oldest first. */
  async overdue(queries: Queries, started: Date, limit: number): Promise<MockSession[]> {
    const rows = await queries.query<MockSessionRow>(
      `select ${sessionColumns} from mock_session where status = 'active' and exam_started_at < $1
       order by exam_started_at limit $2`,
      [started, limit],
    );
    return rows.map(toSession);
  }

  async findReport(queries: Queries, id: string): Promise<KeptReport | undefined> {
    const [row] = await queries.query<{ report: KeptReport | null }>('select report from mock_session where id = $1', [
      id,
    ]);
    return row?.report ?? undefined;
  }

  async keepReport(queries: Queries, id: string, report: KeptReport): Promise<void> {
    await queries.query('update mock_session set report = $2 where id = $1', [id, JSON.stringify(report)]);
  }

  private async one(queries: Queries, statement: typeof byId, id: string): Promise<MockSession> {
    const [row] = await queries.query<MockSessionRow>(statement, [idOf(id)]);
    if (!row) throw new MockSessionNotFound();
    return toSession(row);
  }
}

function idOf(id: string): string {
  if (!uuidPattern.test(id)) throw new MockSessionNotFound();
  return id;
}

const columnsOf = <Row>(rows: readonly Row[], ...names: readonly (keyof Row)[]) =>
  names.map((name) => rows.map((row) => row[name]));
