import type { Analysis, Score } from '@pte/exam/scoring-result';
import type { AnswerToScore } from '../task/scoring-task.js';

export interface ScoredAnswer {
  readonly score: Score;
  readonly analysis: Analysis;
}

/** Scores the answers of one kind of question. The same answer gets the same score. */
export interface AnswerScorer {
  /** Throws ScoringRefused when trying again is of no use, anything else when it may be. */
  score(answer: AnswerToScore): Promise<ScoredAnswer>;
}

/** The answer cannot be scored, now or later. `code` reaches the learner's page. */
export class ScoringRefused extends Error {
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'ScoringRefused';
  }
}

/** Injection token of the scorers by question type id. */
export const ANSWER_SCORERS = Symbol('answer scorers');

export type AnswerScorers = ReadonlyMap<number, AnswerScorer>;
