import type { QuestionParts } from './question-parts.js';
import type { Score } from './scoring-result.js';
import type { TypeRules } from './type-rules.js';

/** What an item of a mock gets that was left unanswered: nothing, of the points that the question has. */
export function unansweredScore(rules: TypeRules, question: QuestionParts<object, object>): Score {
  if (rules.mark) return rules.mark(question, null).score;
  const parts = (rules.traits ?? []).map((trait) => ({ ...trait, s: 0 }));
  const [only] = parts;
  return only && only.i === undefined ? only : parts;
}
