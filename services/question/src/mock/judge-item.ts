import { answerText, isUnanswered, readAnswer } from '@pte/exam/answer';
import type { QuestionParts } from '@pte/exam/question-parts';
import { questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';
import type { QuestionRow } from '../bank/question-row.js';
import { partsOf } from '../practice/accept-answer.js';
import { judgeAnswer } from '../practice/judge-answer.js';
import type { Scoring } from '../practice/submission.js';
import type { MockItem, Outcome } from './mock-session.js';

/** What is known beside the item itself. */
export interface ItemFacts {
  readonly question: QuestionRow | undefined;
  readonly isVip: boolean;
  /** File names of recordings that are the learner's own, for their questions. */
  readonly ownRecordings: ReadonlySet<string>;
}

export type JudgedItem =
  | { readonly outcome: Exclude<Outcome, 'submitted'> }
  /** `answer` as a submission stores it. */
  | { readonly outcome: 'submitted'; readonly answer: string; readonly scoring: Scoring };

/** V of an item; undefined when nothing was answered. */
export function givenValue({ answer }: Pick<MockItem, 'answer'>): unknown {
  const value = answer === null ? undefined : readAnswer(answer);
  return isUnanswered(value) ? undefined : value;
}

/**
 * What an item becomes when its mock is handed in. Objective answers count whoever gives them, all others need VIP; a gap in a
 * partly answered item is wrong, not unusable.
 */
export function judgeItem(item: MockItem, { question, isVip, ownRecordings }: ItemFacts, now: Date): JudgedItem {
  const given = givenValue(item);
  if (given === undefined) return { outcome: 'skipped' };
  const rules = questionTypeRules(item.questionTypeId);
  if (rules && !rules.mark && !isVip) return { outcome: 'vipOnly' };
  const parts = rules && question && readableParts(rules, question);
  if (!rules || !parts) return { outcome: 'failed' };
  const value = (rules.partAnswer ?? rules.answer).safeParse(given);
  if (!value.success || !rules.answerFits(parts.content, value.data)) return { outcome: 'failed' };
  if (rules.recorded && !ownRecordings.has(recordingOf(item, value.data))) return { outcome: 'failed' };
  const answer = rules.recorded ? String(value.data) : answerText(value.data);
  return { outcome: 'submitted', answer, scoring: judgeAnswer({ rules, parts, value: value.data, isVip }, now) };
}

/** A recording as one word: the same file is no recording of another question. */
export const recordingOf = ({ questionId }: Pick<MockItem, 'questionId'>, fileName: unknown): string =>
  `${questionId}/${fileName}`;

/** A question that was broken after it got into the mock fails its own item, not the whole exam. */
export function readableParts(rules: TypeRules, question: QuestionRow): QuestionParts<object, object> | undefined {
  try {
    return partsOf(rules, question);
  } catch {
    return undefined;
  }
}
