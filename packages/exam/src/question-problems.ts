import { secretsIn } from './redaction.js';
import type { TypeRules } from './type-rules.js';

/** Which text of a question is wrong, and how. */
export interface QuestionProblem {
  readonly field: 'content' | 'answer';
  readonly code: 'wrongForm' | 'holdsKey' | 'doesNotFit';
}

/** Whether a question's parsed content and key have the form of their type; undefined when all is well. */
export function questionProblem(rules: TypeRules, content: unknown, key: unknown): QuestionProblem | undefined {
  const readContent = rules.content.safeParse(content);
  if (!readContent.success) return { field: 'content', code: 'wrongForm' };
  if (secretsIn(rules, readContent.data).length > 0) return { field: 'content', code: 'holdsKey' };
  const readKey = rules.key.safeParse(key);
  if (!readKey.success) return { field: 'answer', code: 'wrongForm' };
  return rules.keyFits(readContent.data, readKey.data) ? undefined : { field: 'answer', code: 'doesNotFit' };
}
