import type { Note } from './scoring-result.js';

type Wording = Pick<Note, 'zh' | 'en'>;

interface Range {
  readonly low: number;
  readonly high: number;
}

/** How well the engines agree with people, or with what is known to have been said. */
export interface AccuracyFigure {
  readonly id: string;
  readonly name: Wording;
  /** `correlation` is Pearson's, `kappa` Cohen's with quadratic weights; `share` is a part of all cases. */
  readonly measure: 'f1' | 'auc' | 'correlation' | 'kappa' | 'share';
  /** At most 1, which is full agreement. */
  readonly value: number;
  /** Where 95 % of the figures from resampled cases lie. */
  readonly interval?: Range;
  /** Cases that the figure rests on, and what they are. */
  readonly n: number;
  readonly cases: Wording;
  /** What we want to reach. */
  readonly goal?: number;
  /** What one trained person reaches against the others. */
  readonly human?: Range;
}

export interface AccuracyBenchmark {
  readonly id: 'reading' | 'ratings' | 'essays';
  readonly title: Wording;
  /** Day of the run, YYYY-MM-DD. */
  readonly date: string;
  /** Name and version of the engine that was measured. */
  readonly engine: string;
  readonly data: {
    readonly name: string;
    readonly address: string;
    readonly licence: string;
    readonly people: Wording;
  };
  readonly method: Wording;
  readonly figures: readonly AccuracyFigure[];
  readonly limits: readonly Wording[];
}

export interface AccuracyReport {
  readonly v: 1;
  readonly benchmarks: readonly AccuracyBenchmark[];
}
