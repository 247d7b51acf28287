import type { JudgingTask } from '@pte/exam/judging';
import { practisedTypeIds, questionTypeRules } from '@pte/exam/registry';

/** Kinds of judging that the installed engines do. */
const installed: readonly JudgingTask['kind'][] = ['reading', 'retelling', 'short-answer', 'writing'];

/** How answers of a type are judged; undefined for objective types and where no engine is installed. */
export function judgingKind(questionTypeId: number): JudgingTask['kind'] | undefined {
  const kind = questionTypeRules(questionTypeId)?.judging?.kind;
  return kind && installed.includes(kind) ? kind : undefined;
}

/** Question types that the installed engines score, ascending. */
export const scoredTypes: readonly number[] = practisedTypeIds.filter((id) => judgingKind(id) !== undefined);

export const isScored = (questionTypeId: number): boolean => scoredTypes.includes(questionTypeId);
