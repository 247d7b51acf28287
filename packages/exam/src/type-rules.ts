import type { ZodMiniType } from 'zod/mini';
import type { Judging } from './judging.js';
import type { QuestionParts } from './question-parts.js';
import type { Category, Skill } from './question-types.js';
import type { Analysis, Score } from './scoring-result.js';
import type { TraitOfType } from './traits.js';
import type { WordLimits } from './word-limits.js';
import type { FormRule } from './writing/form-rules.js';

/** What marking by rule gives. */
export interface Mark {
  readonly score: Score;
  readonly analysis: Analysis;
}

/** A piece of a recording: words, said by one of several people where `who` is there, or the tone over a missing end. */
export type ScriptLine = { readonly text: string; readonly who?: string } | { readonly tone: true };

/** Percent of a skill's score that all items of one type share. Source: scoring.md 8. */
export type SkillWeights = Readonly<Partial<Record<Skill, number>>>;

/**
 * All that the product must know about a question type. Lives in `types/<abbr>/rules.ts`; nothing else names the type.
 * Exactly one of `mark` (objective, marked in the call) and `traits` (scored by the scoring service) is there.
 */
export interface TypeRules<Content extends object = object, Key extends object = object, Value = unknown> {
  readonly typeId: number;
  /** Folder of the answer form in the web application. */
  readonly form: string;
  /** What the exam tells the test taker to do; a question's own directions come first. */
  readonly directions: string;
  /** Sections of a mock exam that take the type. */
  readonly mockSections: readonly Category[];
  /** What the type counts for in either exam; a type without a weight in an exam does not count there. */
  readonly weights: { readonly academic: SkillWeights; readonly core: SkillWeights };
  /** Enabling skill that the answers show beside their traits: vocabulary by the score, spelling by misspelt words. */
  readonly informs?: 'spelling' | 'vocabulary';
  /** `content`, `answer` of the question and V of a submission, as parsed JSON. Unknown keys are kept. */
  readonly content: ZodMiniType<Content>;
  readonly key: ZodMiniType<Key>;
  readonly answer: ZodMiniType<Value>;
  /** V as a mock exam may hand it in, where a part can be left open: -1 or '' stands for a gap and is marked wrong. */
  readonly partAnswer?: ZodMiniType<Value>;
  /** Names that give the key away and therefore may not stand in the content. */
  readonly secrets: readonly string[];
  /** Whether V is the file name of a recording, which must be the learner's own. */
  readonly recorded?: boolean;
  /** Whether the question's recording is a model of the answer, which an exam does not play. */
  readonly modelRecording?: boolean;
  /** Seconds to prepare before the recorder starts by itself. */
  readonly prepSeconds?: number;
  /** Seconds of the longest recording, unless the content says otherwise. */
  readonly recordSeconds?: number;
  /** Seconds of the countdown of a written answer. */
  readonly writingSeconds?: number;
  /** Bands of the word count of a written answer. */
  readonly wordLimits?: WordLimits;
  /** What else the Form of a written answer asks for; whatever is missing makes it 0. */
  readonly formRules?: readonly FormRule[];
  /** Whether key and content belong together: indexes inside the choices, as many keys as blanks. */
  keyFits(content: Content, key: Key): boolean;
  /** Whether V, of the right shape, is possible for this content: indexes inside the choices. Gaps of `partAnswer` are. */
  answerFits(content: Content, value: Value): boolean;
  /** How long the recording of a question lasts in the exam, seconds. Source: scoring.md 3. */
  readonly audioSeconds?: readonly [least: number, most: number];
  /** What the recording of a question says, for whoever makes or checks it; absent where there is no recording. */
  script?(question: QuestionParts<Content, Key>): readonly ScriptLine[];
  /** Pure; gives 0 and never throws for what is no answer. */
  mark?(question: QuestionParts<Content, Key>, value: unknown): Mark;
  /** V that has every point; beside `mark`. */
  fullAnswer?(question: QuestionParts<Content, Key>): Value;
  readonly traits?: readonly TraitOfType[];
  /** How the traits are judged; beside `traits`. */
  readonly judging?: Judging<Content, Key>;
  /** What a learner without VIP gets at once instead of AI scoring. Source: scoring.md 5.3. */
  markWithoutVip?(question: QuestionParts<Content, Key>, value: Value): Mark;
}

/** Lets the compiler check one type's rules against themselves. */
export const defineType = <Content extends object, Key extends object, Value>(
  rules: TypeRules<Content, Key, Value>,
): TypeRules<Content, Key, Value> => rules;
