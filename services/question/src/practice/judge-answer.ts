import type { QuestionParts } from '@pte/exam/question-parts';
import type { Mark, TypeRules } from '@pte/exam/type-rules';
import { pendingScoring, type Scoring, scoredScoring } from './submission.js';

export interface JudgedAnswer {
  readonly rules: TypeRules;
  readonly parts: QuestionParts<object, object>;
  /** V */
  readonly value: unknown;
  readonly isVip: boolean;
}

/** Objective answers are marked at once, others wait for the scoring service; without VIP a written answer gets what its type gives. */
export function judgeAnswer({ rules, parts, value, isVip }: JudgedAnswer, now: Date): Scoring {
  const mark = markAtOnce({ rules, parts, value, isVip });
  return mark ? scoredScoring(mark.score, JSON.stringify(mark.analysis), now) : pendingScoring(now);
}

function markAtOnce({ rules, parts, value, isVip }: JudgedAnswer): Mark | undefined {
  if (rules.mark) return rules.mark(parts, value);
  return isVip ? undefined : rules.markWithoutVip?.(parts, value);
}
