/** One trait of a score, `s` of `f` points; `i` is the trait code, absent for a single score. Source: scoring.md 4.1. */
export interface ScorePart {
  readonly i?: number;
  readonly s: number;
  readonly f: number;
}

/** AI-scored types have a list in the order of their traits, objective types a single part. */
export type Score = ScorePart | readonly ScorePart[];

export type WordState = 'ok' | 'unclear' | 'replaced' | 'omitted' | 'inserted' | 'repeated' | 'filler';

/** A word of the text or of the recording. `t` in seconds from the start of the recording, `s` and phone scores 0-1. */
export interface WordEvidence {
  readonly w: string;
  /** Index in the text shown; absent for what was inserted. */
  readonly i?: number;
  readonly st: WordState;
  readonly s?: number;
  readonly t?: readonly [from: number, to: number];
  readonly ph?: readonly (readonly [phone: string, score: number])[];
}

/** `wpm` words a minute, `sps` syllables a second, `meanRun` words between pauses. */
export interface FluencyEvidence {
  readonly wpm: number;
  readonly sps: number;
  readonly pauses: number;
  readonly longPauses: number;
  readonly fillers: number;
  readonly repairs: number;
  readonly meanRun: number;
}

/** A sentence for the learner in both languages. */
export interface Note {
  readonly code: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly zh: string;
  readonly en: string;
}

/** What a trait's points mean and where they come from. */
export interface TraitReason {
  /** Trait code. */
  readonly i: number;
  /** The text of the band that was reached. Source: scoring.md 4.2-4.5. */
  readonly band: Pick<Note, 'zh' | 'en'>;
  /** From the evidence, the weightiest first; two are shown. */
  readonly reasons: readonly Note[];
  /** What to do next. */
  readonly tip?: Pick<Note, 'zh' | 'en'>;
}

/** A sound that the learner should practise. `s` 0-1 over all its instances. */
export interface WeakSound {
  /** ARPAbet without stress, such as `TH`. */
  readonly phone: string;
  /** What was heard in its place, where that is clear. */
  readonly heard?: string;
  readonly s: number;
  /** Words to find it in, the weakest first; `i` is the index in the text shown. */
  readonly words: readonly { readonly w: string; readonly i?: number }[];
}

/** One blank, pair, word or option of an objective answer. */
export interface MarkedItem {
  readonly k: number;
  readonly ok: boolean;
  readonly got: unknown;
  readonly want: unknown;
}

export type ZeroRule = 'content' | 'form' | 'empty' | 'language' | 'silence';

/** Why a score is what it is; every key but `v` and `status` may be absent. Source: scoring.md 5.3. */
export interface Analysis {
  readonly v: 1;
  readonly status: 'done' | 'pending' | 'failed' | 'provisional';
  /** Of a failure. */
  readonly code?: string;
  readonly engine?: string;
  /** 0-1; below 0.5 the score is rough. */
  readonly confidence?: number;
  readonly zero?: ZeroRule | null;
  readonly transcript?: string;
  readonly words?: readonly WordEvidence[];
  readonly sounds?: readonly WeakSound[];
  /** Why each trait has its points, in the order of the score. */
  readonly traits?: readonly TraitReason[];
  /** Silences after the word with index `after` of the text. */
  readonly pauseMarks?: readonly { readonly after: number; readonly seconds: number }[];
  readonly fluency?: FluencyEvidence;
  /** Key points of the question: `hit` is how sure the engine is, `where` are seconds of a recording or characters of a text. */
  readonly points?: readonly {
    readonly id: string;
    readonly hit: number;
    readonly where?: readonly [from: number, to: number];
  }[];
  readonly marks?: readonly {
    readonly i: number;
    readonly start: number;
    readonly end: number;
    readonly code: string;
    readonly fix: readonly string[];
    readonly zh: string;
    readonly en: string;
  }[];
  readonly items?: readonly MarkedItem[];
  readonly notes?: readonly Note[];
}

const isPart = (value: unknown): value is ScorePart =>
  typeof value === 'object' && value !== null && 's' in value && 'f' in value;

/** The score of a submission's text; a text that is no score in JSON stands for itself, `''` is not scored yet. */
export function readScore(text: string): Score | string {
  try {
    const value: unknown = JSON.parse(text);
    return isPart(value) || (Array.isArray(value) && value.every(isPart)) ? value : text;
  } catch {
    return text;
  }
}

/** Points got and points possible over all parts. */
export function pointsOf(score: Score): { readonly points: number; readonly fullPoints: number } {
  const parts: readonly ScorePart[] = 's' in score ? [score] : score;
  return {
    points: parts.reduce((sum, { s }) => sum + s, 0),
    fullPoints: parts.reduce((sum, { f }) => sum + f, 0),
  };
}
