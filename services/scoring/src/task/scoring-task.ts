import type { TraceCarrier } from '@pte/service-kit/tracing';

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
  readonly lease: string;
  /** This one included. */
  readonly tries: number;
  /** Milliseconds from the learner's request to this claim. */
  readonly waited: number;
}

/** What is needed to queue a task. Each time it is queued it is another job. */
export interface QueuedTask {
  readonly id: number;
  readonly timesQueued: number;
  readonly trace: TraceCarrier;
}

/** Seconds after which an attempt is failed whatever happened. Source: api.md, section 8. */
export const longestAttemptSeconds = 300;
