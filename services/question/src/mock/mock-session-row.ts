import { unixSeconds } from '@pte/service-kit/clock';
import { expiresAt, type MockItem, type MockSession } from './mock-session.js';

/** A row of table `mock_session`. */
export interface MockSessionRow {
  readonly id: string;
  readonly user_id: number;
  readonly mock_id: number;
  readonly mock_name: string;
  readonly content: MockSession['content'];
  readonly status: MockSession['status'];
  readonly step: MockSession['step'];
  readonly item_index: number;
  readonly exam_type: MockSession['examType'];
  readonly was_vip: boolean;
  readonly created_at: Date;
  readonly exam_started_at: Date | null;
  readonly submitted_at: Date | null;
}

/** A row of table `mock_item`. */
export interface MockItemRow {
  readonly index: number;
  readonly section: MockItem['section'];
  readonly question_id: number;
  readonly question_type_id: number;
  readonly answer: string | null;
  readonly time_used: number;
  readonly saved_at: Date | null;
  readonly outcome: MockItem['outcome'];
  readonly submission_id: number | null;
}

export const sessionColumns =
  'id, user_id, mock_id, mock_name, content, status, step, item_index, exam_type, was_vip, created_at, exam_started_at, submitted_at';

export const itemColumns =
  'item.index, item.section, item.question_id, item.question_type_id, item.answer, item.time_used, item.saved_at, item.outcome, item.submission_id';

export const toSession = (row: MockSessionRow): MockSession => ({
  id: row.id,
  userId: row.user_id,
  mockId: row.mock_id,
  mockName: row.mock_name,
  content: row.content,
  status: row.status,
  step: row.step,
  itemIndex: row.item_index,
  examType: row.exam_type,
  wasVip: row.was_vip,
  createdAt: row.created_at,
  examStartedAt: row.exam_started_at,
  submittedAt: row.submitted_at,
});

export const toItem = (row: MockItemRow): MockItem => ({
  index: row.index,
  section: row.section,
  questionId: row.question_id,
  questionTypeId: row.question_type_id,
  answer: row.answer,
  timeUsed: row.time_used,
  savedAt: row.saved_at,
  outcome: row.outcome,
  submissionId: row.submission_id,
});

/** Seconds over all items. */
export const timeUsedIn = (items: readonly Pick<MockItem, 'timeUsed'>[]): number =>
  items.reduce((sum, { timeUsed }) => sum + timeUsed, 0);

const seconds = (moment: Date | null): number | null => moment && unixSeconds(moment);

/** MockItem of the REST contract. */
export const itemView = (item: MockItem) => ({
  index: item.index,
  section: item.section,
  questionId: item.questionId,
  questionTypeId: item.questionTypeId,
  answer: item.answer,
  timeUsed: item.timeUsed,
  savedAt: seconds(item.savedAt),
});

export interface ShownAt {
  readonly now: Date;
  readonly resumed: boolean;
  /** Seconds */
  readonly timeUsed: number;
}

/** MockSession of the REST contract without items and content. */
export const sessionSummary = (session: MockSession, { now, resumed, timeUsed }: ShownAt) => ({
  id: session.id,
  mockId: session.mockId,
  mockName: session.mockName,
  userId: session.userId,
  status: session.status,
  step: session.step,
  itemIndex: session.itemIndex,
  createdAt: unixSeconds(session.createdAt),
  examStartedAt: seconds(session.examStartedAt),
  expiresAt: seconds(expiresAt(session)),
  submittedAt: seconds(session.submittedAt),
  timeUsed,
  resumed,
  serverTime: unixSeconds(now),
});

/** MockSession of the REST contract. */
export const sessionView = (session: MockSession, items: readonly MockItem[], now: Date, resumed = false) => ({
  ...sessionSummary(session, { now, resumed, timeUsed: timeUsedIn(items) }),
  content: session.content,
  items: items.map(itemView),
});
