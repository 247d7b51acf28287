import { mockTypeId } from '@pte/exam/question-types';
import { ValidationError } from '@pte/service-kit/domain-error';
import { integerProblem, refuseProblems } from '../fields.js';

/** What a list of questions may be narrowed by; undefined filters nothing. */
export interface QuestionFilters {
  /** Absent: every type but mocks. */
  readonly type?: number;
  readonly predictiveHigh: boolean;
  readonly isExercise?: boolean;
  readonly difficulty?: number;
  readonly hasPracticed?: boolean;
  /** Whose practice counts; without a user nothing was practised. */
  readonly userId?: number;
  readonly includeDeleted: boolean;
  readonly search?: string;
}

export interface Page {
  /** `''`: the default of the list. */
  readonly sortBy: string;
  readonly descending: boolean;
  /** 1-100 */
  readonly limit: number;
  readonly offset: number;
}

/** Hundredths of a percent from which a question is a likely one. */
const highRate = 5_000;

const sortColumns: ReadonlyMap<string, string> = new Map([
  ['id', 'question.id'],
  ['name', 'question.name'],
  ['difficulty', 'question.difficulty'],
  ['predictiveRate', 'question.predictive_rate'],
  ['createdAt', 'question.created_at'],
  ['updatedAt', 'question.updated_at'],
]);

/** A condition with its values. */
export interface Condition {
  readonly text: string;
  readonly values: readonly unknown[];
}

const literalPattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether trigrams say anything about a text; they are made of letters and digits. */
const hasTrigrams = (search: string) => /[a-z0-9]{3}/i.test(search);

function nameCondition(search: string, value: (given: unknown) => string): string {
  const matches = `question.name ilike ${value(literalPattern(search))}`;
  return hasTrigrams(search)
    ? matches
    : `character_pairs(question.name) @> character_pairs(${value(search)}) and ${matches}`;
}

/** An array, so that the few questions of a learner are fetched by id however many there are in the bank. */
const practised = (user: string) =>
  `question.id = any (array(select question_id from practised_question where user_id = ${user}))`;

const notPractised = (user: string) =>
  `not exists (select from practised_question p where p.user_id = ${user} and p.question_id = question.id)`;

/** The filters as one SQL condition. Values become `$1`, `$2` …, never text. */
export function conditionOf(filters: QuestionFilters): Condition {
  const { type, predictiveHigh, isExercise, difficulty, hasPracticed, userId, includeDeleted, search } = filters;
  const parts: string[] = [];
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;

  if (!includeDeleted) parts.push('question.deleted_at is null');
  parts.push(type === undefined ? `question.type <> ${mockTypeId}` : `question.type = ${value(type)}`);
  if (predictiveHigh) parts.push(`question.predictive_rate >= ${highRate}`);
  if (isExercise !== undefined) parts.push(`question.is_exercise = ${value(isExercise)}`);
  if (difficulty !== undefined) parts.push(`question.difficulty = ${value(difficulty)}`);
  if (search !== undefined) parts.push(nameCondition(search, value));
  if (hasPracticed !== undefined && userId !== undefined) {
    parts.push(hasPracticed ? practised(value(userId)) : notPractised(value(userId)));
  }
  if (hasPracticed === true && userId === undefined) parts.push('false');

  return { text: parts.join(' and '), values };
}

/** The order of a page: by a column of the whitelist, then by id in the same direction. Throws ValidationError. */
export function orderOf({ sortBy, descending }: Page, columns = sortColumns): string {
  const column = columns.get(sortBy);
  if (!column) throw new ValidationError({ sortBy: { code: 'invalid' } });
  const direction = descending ? 'desc' : 'asc';
  return column.endsWith('.id') ? `${column} ${direction}` : `${column} ${direction}, question.id ${direction}`;
}

/** Nobody gets an unbounded list. Throws ValidationError. */
export function checkBounds({ limit, offset }: Pick<Page, 'limit' | 'offset'>): void {
  refuseProblems({ limit: integerProblem(limit, 1, 100), offset: integerProblem(offset, 0, 1_000_000) });
}
