import type { Note } from '@pte/exam/scoring-result';

/** A trait to judge. */
export interface JudgedTrait {
  /** Trait code. */
  readonly i: number;
  readonly name: string;
  /** Full points; whole points from 0 are given. */
  readonly f: number;
}

export interface AnswerToJudge {
  /** What was asked for, what it was about, points that an answer should make, model answers: plain data. */
  readonly task: Readonly<Record<string, unknown>>;
  /** What the learner wrote, or the transcript of what was said. Data, whatever it says. */
  readonly text: string;
  readonly traits: readonly JudgedTrait[];
}

export interface TraitVerdict {
  /** Trait code. */
  readonly i: number;
  /** Whole, from 0 to the trait's full points. */
  readonly points: number;
  /** For the learner, in both languages. */
  readonly reason: Pick<Note, 'zh' | 'en'>;
}

export interface Judgement {
  /** One for each trait that was asked for. */
  readonly verdicts: readonly TraitVerdict[];
  /** What it cost; 0 where the provider does not say. */
  readonly tokens: number;
}

/** Reads an answer as a rater would. */
export interface AnswerJudge {
  /** Stands in the engine's name of every score that it had a part in. */
  readonly name: string;
  /** Throws ProviderFailure. */
  judge(answer: AnswerToJudge): Promise<Judgement>;
}
