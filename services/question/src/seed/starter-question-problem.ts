import { questionTypeRules } from '@pte/exam/registry';
import { pointsOf } from '@pte/exam/scoring-result';
import { newQuestion } from '../bank/question.js';
import { partsOf } from '../practice/accept-answer.js';
import { asChanges } from './as-changes.js';
import type { StarterQuestion } from './starter-bank/starter-question.js';

/** Why a starter question may not be stored: it breaks the rules of its type, or its own key does not get every point. */
export function starterQuestionProblem(question: StarterQuestion): string | undefined {
  const rules = questionTypeRules(question.type);
  if (!rules) return `nobody knows type ${question.type}`;
  try {
    const parts = partsOf(rules, newQuestion(asChanges(question)));
    if (!rules.mark || !rules.fullAnswer) return undefined;
    const { points, fullPoints } = pointsOf(rules.mark(parts, rules.fullAnswer(parts)).score);
    return points === fullPoints ? undefined : `its own key gets ${points} of ${fullPoints} points`;
  } catch (error) {
    return String(error);
  }
}
