import { unixSeconds } from '@pte/service-kit/clock';
import type { QuestionType } from './question-type.js';

/** A row of table `question_type` with the number of its undeleted questions. */
export interface QuestionTypeRow {
  readonly id: number;
  readonly category: number;
  readonly abbr: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly directions: string;
  readonly scoring_rules: string;
  readonly mode: number;
  readonly deleted_at: Date | null;
}

export interface CountedTypeRow extends QuestionTypeRow {
  readonly count: number;
}

export const questionTypeColumns =
  'id, category, abbr, name, short_name, description, directions, scoring_rules, mode, deleted_at';

/** Counts come from the index of undeleted questions by type alone. */
export const questionCount =
  '(select count(*)::int from question q where q.type = question_type.id and q.deleted_at is null) as count';

export const toQuestionType = (row: QuestionTypeRow): QuestionType => ({
  id: row.id,
  type: row.category,
  abbr: row.abbr,
  name: row.name,
  shortName: row.short_name,
  description: row.description,
  directions: row.directions,
  scoringRules: row.scoring_rules,
  mode: row.mode,
  deletedAt: row.deleted_at,
});

/** QuestionType of the REST contract. */
export const questionTypeView = (type: QuestionType, count: number, finishedCount = 0) => ({
  id: type.id,
  type: type.type,
  abbr: type.abbr,
  name: type.name,
  shortName: type.shortName,
  description: type.description,
  directions: type.directions,
  scoringRules: type.scoringRules,
  mode: type.mode,
  count,
  finishedCount,
  deletedAt: type.deletedAt && unixSeconds(type.deletedAt),
});
