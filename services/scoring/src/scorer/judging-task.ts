import type { JudgingTask } from '@pte/exam/judging';
import { questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';
import type { AnswerToScore } from '../task/scoring-task.js';
import { ScoringRefused } from './answer-scorer.js';

export interface TaskOfAnswer<Kind extends JudgingTask['kind']> {
  readonly task: Extract<JudgingTask, { kind: Kind }>;
  readonly rules: TypeRules;
  /** Seconds; for recordings. */
  readonly recordSeconds: number;
}

/** What the answer is held against. Throws ScoringRefused TEXT_UNREADABLE or KEY_MISSING. */
export function judgingTaskOf<Kind extends JudgingTask['kind']>(
  { questionTypeId, content, key }: AnswerToScore,
  kind: Kind,
): TaskOfAnswer<Kind> {
  const rules = questionTypeRules(questionTypeId);
  if (rules?.judging?.kind !== kind) throw new ScoringRefused('ENGINE_NOT_INSTALLED');
  const question = { content: parsed(rules.content, content), key: parsed(rules.key, key) };
  const task = rules.judging.task(question);
  if (task?.kind !== kind) throw new ScoringRefused('KEY_MISSING');
  const { recordSeconds = rules.recordSeconds } = question.content as { readonly recordSeconds?: number };
  return { task: task as TaskOfAnswer<Kind>['task'], rules, recordSeconds: recordSeconds ?? 0 };
}

function parsed(schema: TypeRules['content'], text: string): object {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ScoringRefused('TEXT_UNREADABLE', error);
  }
}
