import type { Score } from '@pte/exam/scoring-result';

/** Which scored answers are to be scored anew. */
export interface RescoreFilter {
  /** Null: of all types. */
  readonly questionTypeId: number | null;
  /** `pte-speech/1.1`: what earlier versions of that engine scored. Null: whatever scored it. */
  readonly olderThan: string | null;
}

/** One going over of scored answers; an unfinished one is gone on with. */
export interface RescoreRun extends RescoreFilter {
  readonly id: number;
  /** Later answers are not part of it. */
  readonly lastSubmissionId: number;
}

/** An answer before and after. */
export interface RescoredAnswer {
  readonly submissionId: number;
  readonly questionTypeId: number;
  readonly before: Score;
  /** Null: it could not be scored anew, and keeps its score. */
  readonly after: Score | null;
}

/** How many answers of a type an engine scored. */
export interface RescoreCandidates {
  readonly questionTypeId: number;
  readonly engine: string;
  readonly count: number;
}
