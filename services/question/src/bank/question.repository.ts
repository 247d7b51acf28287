import { Injectable } from '@nestjs/common';
import { questionChanged } from '@pte/events/bank/question-changed.v1';
import { Outbox } from '@pte/messaging/outbox';
import type { Tx } from '@pte/service-kit/database';
import { ValidationError } from '@pte/service-kit/domain-error';
import { type NewQuestion, type Question, QuestionNotFound } from './question.js';
import { type QuestionRow, questionColumns, toQuestion } from './question-row.js';

/** Saves questions, each change with its event. */
@Injectable()
export class QuestionRepository {
  constructor(private readonly outbox: Outbox) {}

  /** A type that is unknown or deleted is a VALIDATION of `type`. */
  async add(tx: Tx, given: NewQuestion, at: Date): Promise<QuestionRow> {
    await this.holdType(tx, given.type);
    const rows = await tx.query<QuestionRow>(
      `insert into question (name, content, answer, analysis, translation, difficulty, is_exercise, predictive_rate, type, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${questionColumns}`,
      [...written(given), given.type, at],
    );
    return this.announced(tx, rows);
  }

  /** The question for changing; nobody else changes it until the transaction ends. */
  async take(tx: Tx, id: number): Promise<Question> {
    const [row] = await tx.query<QuestionRow>(`select ${questionColumns} from question where id = $1 for update`, [id]);
    if (!row) throw new QuestionNotFound();
    return toQuestion(row);
  }

  async save(tx: Tx, question: Question, at: Date): Promise<QuestionRow> {
    const rows = await tx.query<QuestionRow>(
      `update question set name = $1, content = $2, answer = $3, analysis = $4, translation = $5, difficulty = $6,
         is_exercise = $7, predictive_rate = $8, deleted_at = $9, updated_at = $10
       where id = $11 returning ${questionColumns}`,
      [...written(question), question.deletedAt, at, question.id],
    );
    return this.announced(tx, rows);
  }

  /** So that a type cannot be deleted while it gets a question. */
  private async holdType(tx: Tx, type: number): Promise<void> {
    const rows = await tx.query('select id from question_type where id = $1 and deleted_at is null for share', [type]);
    if (rows.length === 0) throw new ValidationError({ type: { code: 'invalid' } });
  }

  private async announced(tx: Tx, [row]: readonly QuestionRow[]): Promise<QuestionRow> {
    if (!row) throw new QuestionNotFound();
    const deleted = row.deleted_at !== null;
    await this.outbox.add(tx, questionChanged({ questionId: row.id, questionTypeId: row.type, deleted }));
    return row;
  }
}

const written = (question: NewQuestion) => [
  question.name,
  question.content,
  question.answer,
  question.analysis,
  question.translation,
  question.difficulty,
  question.isExercise,
  question.predictiveRate,
];
