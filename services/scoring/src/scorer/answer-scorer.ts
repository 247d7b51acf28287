import type { Analysis, Score } from '@pte/exam/scoring-result';
import type { AnswerToScore } from '../task/scoring-task.js';

export interface ScoredAnswer {
  readonly score: Score;
  readonly analysis: Analysis;
  /** Name and version of what turned measures into points; the engine's own unless given. Stored with the score. */
  readonly mapping?: string;
  /**
   * The most points that a gate (copied, off the task, memorised, not what was asked) leaves a trait, by trait code. Whoever judges
   * besides the engine may not give more. Not stored.
   */
  readonly caps?: Readonly<Record<number, number>>;
  /**
   * What the points were made from, by name: a trait before it was rounded is called by its code (`'0'`), qualities by their own
   * names. For calibration only: neither stored nor shown.
   */
  readonly measures?: Readonly<Record<string, number>>;
}

/** What a worker is doing with an answer: bringing the recording, hearing or reading it, giving points. */
export type ScoringStage = 'fetch' | 'recognise' | 'judge';

export type ReportStage = (stage: ScoringStage) => void;

/** Scores the answers of one kind of question. The same answer gets the same score. */
export interface AnswerScorer {
  /** Throws ScoringRefused when trying again is of no use, anything else when it may be. */
  score(answer: AnswerToScore, report: ReportStage): Promise<ScoredAnswer>;
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

/** Injection token of the scorers by kind of judging. */
export const ANSWER_SCORERS = Symbol('answer scorers');

export type AnswerScorers = ReadonlyMap<string, AnswerScorer>;
