import type { Scoring } from '../practice/submission.js';
import type { MockItem, MockSession } from './mock-session.js';
import { timeUsedIn } from './mock-session-row.js';

/** An item of a submitted session with what became of its submission. */
export interface ResultItem extends MockItem {
  readonly scoringStatus: Scoring['status'] | null;
  /** JSON text as the submission has it; '' without one. */
  readonly score: string;
}

/** MockResultItem of the REST contract. */
export const resultItemView = (item: ResultItem) => ({
  index: item.index,
  section: item.section,
  questionId: item.questionId,
  questionTypeId: item.questionTypeId,
  submissionId: item.submissionId,
  outcome: item.outcome,
  scoringStatus: item.scoringStatus,
  score: item.score,
  timeUsed: item.timeUsed,
});

function noticeOf(items: readonly ResultItem[]) {
  if (!items.some(({ outcome }) => outcome === 'submitted')) return 'NOTHING_SUBMITTED';
  return items.some(({ outcome }) => outcome === 'vipOnly') ? 'NOT_VIP_OBJECTIVE_ONLY' : null;
}

export const countPending = (items: readonly ResultItem[]): number =>
  items.filter(({ scoringStatus }) => scoringStatus === 'pending' || scoringStatus === 'scoring').length;

/** MockResult of the REST contract; the words of the notice are the gateway's, which knows the language. */
export function resultView({ id, mockId }: MockSession, items: readonly ResultItem[]) {
  const pendingCount = countPending(items);
  return {
    sessionId: id,
    mockId,
    items: items.map(resultItemView),
    failed: items.filter(({ outcome }) => outcome === 'failed').map(({ index }) => index),
    pendingCount,
    timeUsed: timeUsedIn(items),
    notice: noticeOf(items),
    noticeMessage: null,
    complete: pendingCount === 0,
  };
}
