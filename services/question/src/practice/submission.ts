import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { readAnswer } from '@pte/exam/answer';
import { type Analysis, pointsOf, readScore, type Score } from '@pte/exam/scoring-result';
import { unixSeconds } from '@pte/service-kit/clock';
import { DomainError } from '@pte/service-kit/domain-error';

/** How far the scoring is; `score` and `analysis` are JSON texts as the learner reads them. */
export type Scoring =
  | {
      readonly status: 'pending' | 'scoring';
      readonly score: '';
      readonly analysis: string;
      /** When the score was asked for, also while a worker has it. */
      readonly pendingSince: Date;
    }
  | {
      readonly status: 'scored' | 'failed';
      readonly score: string;
      readonly analysis: string;
      readonly scoredAt: Date;
    };

export interface NewSubmission {
  readonly userId: number;
  readonly questionId: number;
  readonly questionTypeId: number;
  /** Bare file name of a recording, else the JSON text of `{"answer": V}`. */
  readonly answer: string;
  /** Seconds */
  readonly timeUsed: number;
  readonly mockSessionId: string | null;
  readonly createdAt: Date;
  /** 1, then one more for each rescore. */
  readonly attempt: number;
  readonly scoring: Scoring;
}

export interface Submission extends NewSubmission {
  readonly id: number;
}

/** JSON texts of a question as it is shown at that moment. */
export interface ShownQuestion {
  readonly content: string;
  readonly key: string;
}

export class SubmissionNotFound extends DomainError {
  constructor() {
    super('SUBMISSION_NOT_FOUND', 'not-found');
  }
}

type OpenScoring = Extract<Scoring, { pendingSince: Date }>;

/** Whether an outcome is still to come. */
export const isOpen = (scoring: Scoring): scoring is OpenScoring => 'pendingSince' in scoring;

const pendingAnalysis: Analysis = { v: 1, status: 'pending' };

export const pendingScoring = (now: Date): Scoring => ({
  status: 'pending',
  score: '',
  analysis: JSON.stringify(pendingAnalysis),
  pendingSince: now,
});

/** `analysis` is the JSON text of the analysis object. */
export const scoredScoring = (score: Score, analysis: string, now: Date): Scoring => ({
  status: 'scored',
  score: JSON.stringify(score),
  analysis,
  scoredAt: now,
});

const failedScoring = (code: string, now: Date): Scoring => {
  const analysis: Analysis = { v: 1, status: 'failed', code };
  return { status: 'failed', score: '', analysis: JSON.stringify(analysis), scoredAt: now };
};

/** Whether the outcome of this attempt still counts: an earlier attempt, or one that ended, does not. */
const awaits = (submission: Submission, attempt: number): boolean =>
  isOpen(submission.scoring) && submission.attempt === attempt;

/** The submission in the hands of a worker; undefined when that attempt is not waiting for one. */
export const withWorker = (submission: Submission, attempt: number): Submission | undefined =>
  submission.attempt === attempt && submission.scoring.status === 'pending'
    ? { ...submission, scoring: { ...submission.scoring, status: 'scoring' } }
    : undefined;

/** The submission with the outcome of its attempt; undefined when that outcome comes too late. */
export const withScore = (
  submission: Submission,
  attempt: number,
  { score, analysis }: { readonly score: Score; readonly analysis: string },
  now: Date,
): Submission | undefined =>
  awaits(submission, attempt) ? { ...submission, scoring: scoredScoring(score, analysis, now) } : undefined;

/** The submission with what a newer engine found; undefined when it has no score of that attempt. */
export const withNewerScore = (
  submission: Submission,
  attempt: number,
  { score, analysis }: { readonly score: Score; readonly analysis: string },
  now: Date,
): Submission | undefined =>
  submission.attempt === attempt && submission.scoring.status === 'scored'
    ? { ...submission, scoring: scoredScoring(score, analysis, now) }
    : undefined;

/** As `withScore`, for an attempt that could not be scored. The answer is kept. */
export const withFailure = (
  submission: Submission,
  attempt: number,
  code: string,
  now: Date,
): Submission | undefined =>
  awaits(submission, attempt) ? { ...submission, scoring: failedScoring(code, now) } : undefined;

/** Refuses to score anew what is being scored, and to a learner what did not fail. */
export function checkRescorable({ scoring }: Submission, isAdmin: boolean): void {
  if (isOpen(scoring)) throw new DomainError('SCORING_IN_PROGRESS', 'conflict');
  if (scoring.status !== 'failed' && !isAdmin) throw new DomainError('SUBMISSION_NOT_FAILED', 'conflict');
}

/** The submission for its next attempt. */
export const nextAttempt = (submission: Submission, scoring: Scoring): Submission => ({
  ...submission,
  attempt: submission.attempt + 1,
  scoring,
});

/** A pending submission tells the scoring service what was answered and what was shown. */
export const createdEvent = (submission: Submission, shown: ShownQuestion) =>
  submissionCreated({
    submissionId: submission.id,
    questionId: submission.questionId,
    questionTypeId: submission.questionTypeId,
    userId: submission.userId,
    timeUsed: submission.timeUsed,
    createdAt: unixSeconds(submission.createdAt),
    attempt: submission.attempt,
    mockSessionId: submission.mockSessionId,
    scoring: isOpen(submission.scoring) ? { answer: String(readAnswer(submission.answer)), ...shown } : null,
  });

/** What everybody else learns of a scored or failed submission. */
export function markedEvent(submission: Submission, { isReplacement = false } = {}) {
  const { scoring } = submission;
  if (isOpen(scoring)) throw new Error('a pending submission is not marked');
  const score = readScore(scoring.score);
  return submissionMarked({
    submissionId: submission.id,
    questionId: submission.questionId,
    questionTypeId: submission.questionTypeId,
    userId: submission.userId,
    scoringStatus: scoring.status,
    score: scoring.score,
    ...(typeof score === 'string' ? { points: 0, fullPoints: 0 } : pointsOf(score)),
    attempt: submission.attempt,
    ...(isReplacement && { isReplacement }),
    mockSessionId: submission.mockSessionId,
    markedAt: unixSeconds(scoring.scoredAt),
  });
}
