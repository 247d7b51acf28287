import { questionProblem } from '@pte/exam/question-problems';
import { mockTypeId } from '@pte/exam/question-types';
import { questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';
import { DomainError, type FieldProblem, ValidationError } from '@pte/service-kit/domain-error';
import { type FieldProblems, integerProblem, refuseProblems, required, textProblem } from '../fields.js';
import { checkedJson, type JsonKey } from './json-texts.js';
import { checkMockAnswer, mockContentText } from './mock-definition.js';

/** What an admin may write of a question; what is undefined stays as it is. */
export interface QuestionChanges {
  readonly type?: number;
  readonly name?: string;
  readonly content?: string;
  readonly answer?: string;
  readonly analysis?: string;
  readonly translation?: string;
  readonly difficulty?: number;
  readonly isExercise?: boolean;
  /** Hundredths of a percent */
  readonly predictiveRate?: number;
}

export interface Question extends Required<QuestionChanges> {
  readonly id: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export type NewQuestion = Required<QuestionChanges>;

export class QuestionNotFound extends DomainError {
  constructor() {
    super('QUESTION_NOT_FOUND', 'not-found');
  }
}

/** A question that is there and not deleted; throws QUESTION_NOT_FOUND. */
export function undeleted<Found extends { readonly deletedAt: Date | null }>(question: Found | undefined): Found {
  if (!question || question.deletedAt) throw new QuestionNotFound();
  return question;
}

const longestText = 200_000;
const jsonKeys: readonly JsonKey[] = ['content', 'answer', 'analysis', 'translation'];

const problemsOf = (changes: QuestionChanges): FieldProblems => ({
  name: textProblem(changes.name, 1, 200),
  difficulty: integerProblem(changes.difficulty, 0, 2),
  predictiveRate: integerProblem(changes.predictiveRate, 0, 10_000),
  ...Object.fromEntries(jsonKeys.map((key) => [key, textProblem(changes[key], 0, longestText)])),
});

const withTrimmedName = (changes: QuestionChanges): QuestionChanges => ({ ...changes, name: changes.name?.trim() });

const isKnown = (type: number): boolean => type === mockTypeId || questionTypeRules(type) !== undefined;

const typeProblem = (type: number | undefined): FieldProblem | undefined =>
  type === undefined || isKnown(type) ? required(type) : { code: 'invalid' };

function rulesOf(type: number): TypeRules {
  const rules = questionTypeRules(type);
  if (!rules) throw new ValidationError({ type: { code: 'invalid' } });
  return rules;
}

/** Content and key must have the form of the type: QUESTION_CONTENT_INVALID. */
function checkForm({ type, content, answer }: Pick<NewQuestion, 'type' | 'content' | 'answer'>): void {
  const problem = questionProblem(rulesOf(type), JSON.parse(content), JSON.parse(answer));
  if (!problem) return;
  throw new DomainError('QUESTION_CONTENT_INVALID', 'invalid', { fields: { [problem.field]: { code: problem.code } } });
}

/** The question as it is stored. Throws QUESTION_CONTENT_INVALID or MOCK_EMPTY. */
function inForm<Written extends NewQuestion>(question: Written): Written {
  if (question.type !== mockTypeId) {
    checkForm(question);
    return question;
  }
  checkMockAnswer(question.answer);
  return { ...question, content: mockContentText(question.content) };
}

/** A question that can be stored. Throws VALIDATION, JSON_KEY_UNDEFINED, JSON_KEY_INVALID, QUESTION_CONTENT_INVALID or MOCK_EMPTY. */
export function newQuestion(given: QuestionChanges): NewQuestion {
  const { type, name, difficulty, isExercise = false, predictiveRate = 0, ...texts } = withTrimmedName(given);
  const isMock = type === mockTypeId;
  const problems = problemsOf({ name, difficulty, predictiveRate, ...texts });
  refuseProblems({
    ...problems,
    type: typeProblem(type),
    name: required(name) ?? problems['name'],
    difficulty: (isMock ? required(difficulty) : undefined) ?? problems['difficulty'],
  });
  return inForm({
    type: type ?? 0,
    name: name ?? '',
    difficulty: difficulty ?? 0,
    isExercise,
    predictiveRate,
    content: checkedJson('content', texts.content),
    answer: checkedJson('answer', texts.answer ?? (isMock ? '{}' : undefined)),
    analysis: checkedJson('analysis', texts.analysis ?? '{}'),
    translation: checkedJson('translation', texts.translation ?? '{}'),
  });
}

/** Refuses what no question could take, before any is looked for. Throws VALIDATION or JSON_KEY_INVALID. */
export function checkQuestionChanges(changes: QuestionChanges): void {
  refuseProblems(problemsOf(withTrimmedName(changes)));
  for (const key of jsonKeys) if (changes[key] !== undefined) checkedJson(key, changes[key]);
}

/** The question with the changes. Throws QUESTION_TYPE_MISMATCH, QUESTION_CONTENT_INVALID or MOCK_EMPTY. */
export function changedQuestion(question: Question, changes: QuestionChanges): Question {
  const present = Object.fromEntries(
    Object.entries(withTrimmedName(changes)).filter(([, value]) => value !== undefined),
  );
  const changed: Question = { ...question, ...present };
  if (changed.type !== question.type) {
    throw new DomainError('QUESTION_TYPE_MISMATCH', 'invalid', { fields: { type: { code: 'invalid' } } });
  }
  return changes.content !== undefined || changes.answer !== undefined ? inForm(changed) : changed;
}
