import type { QuestionRow as QuestionMessage } from '@pte/rpc/gen/pte/question/v1/question';
import { unixSeconds } from '@pte/service-kit/clock';
import type { Question } from './question.js';

/** The columns of a list. */
export interface QuestionSummaryRow {
  readonly id: number;
  readonly type: number;
  readonly name: string;
  readonly difficulty: number;
  readonly is_exercise: boolean;
  readonly predictive_rate: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

/** A whole row of table `question`. */
export interface QuestionRow extends QuestionSummaryRow {
  readonly content: string;
  readonly answer: string;
  readonly analysis: string;
  readonly translation: string;
}

const named = (columns: string) => columns.replaceAll(/\w+/g, 'question.$&');

export const summaryColumns = named(
  'id, type, name, difficulty, is_exercise, predictive_rate, created_at, updated_at, deleted_at',
);
export const questionColumns = `${summaryColumns}, ${named('content, answer, analysis, translation')}`;

export const toQuestion = (row: QuestionRow): Question => ({
  id: row.id,
  type: row.type,
  name: row.name,
  content: row.content,
  answer: row.answer,
  analysis: row.analysis,
  translation: row.translation,
  difficulty: row.difficulty,
  isExercise: row.is_exercise,
  predictiveRate: row.predictive_rate,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

/** QuestionSummary of the REST contract without what differs from learner to learner. */
export const summaryView = (row: QuestionSummaryRow) => ({
  id: row.id,
  type: row.type,
  name: row.name,
  difficulty: row.difficulty,
  isExercise: row.is_exercise,
  predictiveRate: row.predictive_rate,
  createdAt: unixSeconds(row.created_at),
  updatedAt: unixSeconds(row.updated_at),
  deletedAt: row.deleted_at && unixSeconds(row.deleted_at),
});

const noTexts = { content: '', answer: '', analysis: '', translation: '' };

/** The row as it travels; without the four texts where a list does not carry them. */
export const toMessage = (row: QuestionSummaryRow & Partial<QuestionRow>): QuestionMessage => ({
  ...noTexts,
  id: row.id,
  type: row.type,
  summaryJson: JSON.stringify(summaryView(row)),
  ...(row.content === undefined ? {} : textsOf(row as QuestionRow)),
  deleted: row.deleted_at !== null,
});

const textsOf = ({ content, answer, analysis, translation }: QuestionRow) => ({
  content,
  answer,
  analysis,
  translation,
});
