import type { TraceCarrier } from '@pte/service-kit/tracing';
import type { ScoringStage } from '../scorer/answer-scorer.js';

/** An answer as it was given to a question as it was shown; content and key are the JSON texts of that moment. */
export interface AnswerToScore {
  readonly questionTypeId: number;
  /** Bare file name of the recording, or the text. */
  readonly answer: string;
  readonly content: string;
  readonly key: string;
  /** Whose answer it is, where that is known. */
  readonly userId?: number;
}

export interface NewTask extends AnswerToScore {
  readonly submissionId: number;
  /** One more for each rescore. */
  readonly attempt: number;
  readonly userId: number;
  readonly mockSessionId: string | null;
  /** When the learner asked for the score. */
  readonly createdAt: Date;
  /** Of the request in which the learner asked. */
  readonly trace: TraceCarrier;
}

/** A task that a worker holds; whoever has another lease has lost it. */
export interface ClaimedTask extends AnswerToScore {
  readonly id: number;
  readonly submissionId: number;
  readonly attempt: number;
  readonly userId: number;
  /** A scored answer that a newer engine judges anew; nobody waits for it. */
  readonly isRescore: boolean;
  readonly lease: string;
  /** This one included. */
  readonly tries: number;
  /** Milliseconds from the learner's request to this claim. */
  readonly waited: number;
}

/** What a worker does with a task: from the claim on, then what the scorer reports. */
export type TaskStage = 'started' | ScoringStage;

/** Why a task has no score. `stage`: what its worker was doing. */
export interface Failure {
  readonly code: string;
  readonly stage: TaskStage;
}

/** What is needed to queue a task. Each time it is queued it is another job. */
export interface QueuedTask {
  readonly id: number;
  readonly timesQueued: number;
  /** Its turn, the lowest first. */
  readonly priority: number;
  readonly trace: TraceCarrier;
}

/** Seconds after which an attempt is failed whatever happened. Source: api.md, section 8. */
export const longestAttemptSeconds = 300;
