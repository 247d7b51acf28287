import { unixSeconds } from '@pte/service-kit/clock';
import { isOpen, type Scoring, type Submission } from './submission.js';

/** A row of table `submission`. */
export interface SubmissionRow {
  readonly id: number;
  readonly user_id: number;
  readonly question_id: number;
  readonly question_type_id: number;
  readonly answer: string;
  readonly time_used: number;
  readonly score: string;
  readonly analysis: string;
  readonly status: Scoring['status'];
  readonly attempt: number;
  readonly mock_session_id: string | null;
  readonly created_at: Date;
  readonly pending_since: Date | null;
  readonly scored_at: Date | null;
}

export const submissionColumns =
  'id, user_id, question_id, question_type_id, answer, time_used, score, analysis, status, attempt, mock_session_id, created_at, pending_since, scored_at';

const scoringOf = ({ status, score, analysis, pending_since, scored_at, created_at }: SubmissionRow): Scoring =>
  status === 'pending' || status === 'scoring'
    ? { status, score: '', analysis, pendingSince: pending_since ?? created_at }
    : { status, score, analysis, scoredAt: scored_at ?? created_at };

export const toSubmission = (row: SubmissionRow): Submission => ({
  id: row.id,
  userId: row.user_id,
  questionId: row.question_id,
  questionTypeId: row.question_type_id,
  answer: row.answer,
  timeUsed: row.time_used,
  mockSessionId: row.mock_session_id,
  createdAt: row.created_at,
  attempt: row.attempt,
  scoring: scoringOf(row),
});

/** Submission of the REST contract, without question and type. */
export const submissionView = ({ scoring, ...submission }: Submission) => ({
  id: submission.id,
  questionId: submission.questionId,
  questionTypeId: submission.questionTypeId,
  userId: submission.userId,
  answer: submission.answer,
  timeUsed: submission.timeUsed,
  createdAt: unixSeconds(submission.createdAt),
  score: scoring.score,
  analysis: scoring.analysis,
  scoringStatus: scoring.status,
  scoredAt: isOpen(scoring) ? null : unixSeconds(scoring.scoredAt),
  mockSessionId: submission.mockSessionId,
});
