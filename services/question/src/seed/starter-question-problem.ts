import { mockTypeId } from '@pte/exam/question-types';
import { questionTypeRules } from '@pte/exam/registry';
import { pointsOf } from '@pte/exam/scoring-result';
import { checkMockPlaces, mockPlaces } from '../bank/mock-definition.js';
import { newQuestion } from '../bank/question.js';
import { partsOf } from '../practice/accept-answer.js';
import { asChanges } from './as-changes.js';
import { starterBank } from './starter-bank/starter-bank.js';
import type { StarterQuestion } from './starter-bank/starter-question.js';

const typesOfTheBank = new Map(starterBank.map(({ id, type }) => [id, type]));

/** Why a starter question or mock may not be stored: it breaks the rules of its type, or its own key does not get every point. */
export function starterQuestionProblem(question: StarterQuestion): string | undefined {
  try {
    return question.type === mockTypeId ? mockProblem(question) : questionProblem(question);
  } catch (error) {
    return String(error);
  }
}

function questionProblem(question: StarterQuestion): string | undefined {
  const rules = questionTypeRules(question.type);
  if (!rules) return `nobody knows type ${question.type}`;
  const parts = partsOf(rules, newQuestion(asChanges(question)));
  if (!rules.mark || !rules.fullAnswer) return undefined;
  const { points, fullPoints } = pointsOf(rules.mark(parts, rules.fullAnswer(parts)).score);
  return points === fullPoints ? undefined : `its own key gets ${points} of ${fullPoints} points`;
}

function mockProblem(mock: StarterQuestion): undefined {
  const { content } = newQuestion(asChanges(mock));
  checkMockPlaces(mockPlaces(content), typesOfTheBank);
}
