import { builtInType, mockTypeId } from '@pte/exam/question-types';
import { DomainError } from '@pte/service-kit/domain-error';
import { type FieldProblems, integerProblem, refuseProblems, required, textProblem } from '../fields.js';

/** What an admin may write of a question type; what is undefined stays as it is. */
export interface TypeChanges {
  readonly abbr?: string;
  readonly name?: string;
  readonly shortName?: string;
  readonly description?: string;
  readonly directions?: string;
  readonly scoringRules?: string;
  /** Category */
  readonly type?: number;
  readonly mode?: number;
}

export interface QuestionType extends Required<TypeChanges> {
  readonly id: number;
  readonly deletedAt: Date | null;
}

export type NewQuestionType = Omit<QuestionType, 'id' | 'deletedAt'>;

export class QuestionTypeNotFound extends DomainError {
  constructor() {
    super('QUESTION_TYPE_NOT_FOUND', 'not-found');
  }
}

const longestText = 5_000;
const mockCategory = 4;

const isBuiltIn = (id: number): boolean => builtInType(id) !== undefined;

const trimmed = (changes: TypeChanges): TypeChanges => ({
  ...changes,
  abbr: changes.abbr?.trim(),
  name: changes.name?.trim(),
});

const problemsOf = (changes: TypeChanges): FieldProblems => ({
  abbr: textProblem(changes.abbr, 1, 10),
  name: textProblem(changes.name, 1, 100),
  shortName: textProblem(changes.shortName, 0, longestText),
  description: textProblem(changes.description, 0, longestText),
  directions: textProblem(changes.directions, 0, longestText),
  scoringRules: textProblem(changes.scoringRules, 0, longestText),
  type: integerProblem(changes.type, 0, 3),
  mode: integerProblem(changes.mode, 0, 2),
});

/** A type of an admin's own. Throws ValidationError. */
export function newQuestionType(given: TypeChanges): NewQuestionType {
  const { abbr, name, type, ...texts } = trimmed(given);
  const problems = problemsOf({ abbr, name, type, ...texts });
  refuseProblems({
    ...problems,
    abbr: required(abbr) ?? problems.abbr,
    name: required(name) ?? problems.name,
    type: required(type) ?? problems.type,
  });
  return {
    abbr: abbr ?? '',
    name: name ?? '',
    type: type ?? 0,
    shortName: texts.shortName ?? '',
    description: texts.description ?? '',
    directions: texts.directions ?? '',
    scoringRules: texts.scoringRules ?? '',
    mode: texts.mode ?? 0,
  };
}

/** Refuses changes that no type could take. Mocks are the fifth category and stay it. Throws ValidationError. */
export function checkTypeChanges(id: number, changes: TypeChanges): void {
  const staysMock = id === mockTypeId && changes.type === mockCategory;
  refuseProblems(problemsOf(trimmed(staysMock ? { ...changes, type: undefined } : changes)));
}

/** The type with the changes. Category and abbreviation of a built-in type stay: QUESTION_TYPE_BUILT_IN. */
export function changedType(type: QuestionType, given: TypeChanges): QuestionType {
  const present = Object.fromEntries(Object.entries(trimmed(given)).filter(([, value]) => value !== undefined));
  const changed: QuestionType = { ...type, ...present };
  if (isBuiltIn(type.id) && (changed.type !== type.type || changed.abbr !== type.abbr)) refuseBuiltIn();
  return changed;
}

/** Refuses to delete what must stay: built-in types and types with questions. */
export function checkDeletable(type: QuestionType, questions: number): void {
  if (isBuiltIn(type.id)) refuseBuiltIn();
  if (questions > 0) throw new DomainError('QUESTION_TYPE_IN_USE', 'conflict');
}

function refuseBuiltIn(): never {
  throw new DomainError('QUESTION_TYPE_BUILT_IN', 'conflict');
}
