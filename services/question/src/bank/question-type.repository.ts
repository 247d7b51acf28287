import { Injectable } from '@nestjs/common';
import { typeChanged } from '@pte/events/bank/type-changed.v1';
import { Outbox } from '@pte/messaging/outbox';
import type { Queries, Tx } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { type NewQuestionType, type QuestionType, QuestionTypeNotFound } from './question-type.js';
import { type QuestionTypeRow, questionCount, questionTypeColumns, toQuestionType } from './question-type-row.js';

/** Saves question types, each change with its event. */
@Injectable()
export class QuestionTypeRepository {
  constructor(private readonly outbox: Outbox) {}

  /** Throws QUESTION_TYPE_ABBR_TAKEN. */
  async add(tx: Tx, given: NewQuestionType, at: Date): Promise<QuestionType> {
    const rows = await tx
      .query<QuestionTypeRow>(
        `insert into question_type (abbr, name, short_name, description, directions, scoring_rules, category, mode, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning ${questionTypeColumns}`,
        [...written(given), at],
      )
      .catch(refuseTakenAbbr);
    return this.announced(tx, rows);
  }

  /** The type for changing; nobody else changes it, or adds a question to it, until the transaction ends. */
  async take(tx: Tx, id: number): Promise<QuestionType> {
    const rows = await tx.query<QuestionTypeRow>(
      `select ${questionTypeColumns} from question_type where id = $1 for update`,
      [id],
    );
    return one(rows);
  }

  /** Throws QUESTION_TYPE_ABBR_TAKEN. */
  async save(tx: Tx, type: QuestionType, at: Date): Promise<QuestionType> {
    const rows = await tx
      .query<QuestionTypeRow>(
        `update question_type set abbr = $1, name = $2, short_name = $3, description = $4, directions = $5,
           scoring_rules = $6, category = $7, mode = $8, deleted_at = $9, updated_at = $10
         where id = $11 returning ${questionTypeColumns}`,
        [...written(type), type.deletedAt, at, type.id],
      )
      .catch(refuseTakenAbbr);
    return this.announced(tx, rows);
  }

  async countQuestions(queries: Queries, id: number): Promise<number> {
    const [row] = await queries.query<{ count: number }>(`select ${questionCount} from question_type where id = $1`, [
      id,
    ]);
    return row?.count ?? 0;
  }

  private async announced(tx: Tx, rows: readonly QuestionTypeRow[]): Promise<QuestionType> {
    const type = one(rows);
    await this.outbox.add(tx, typeChanged({ questionTypeId: type.id, deleted: type.deletedAt !== null }));
    return type;
  }
}

const written = (type: NewQuestionType) => [
  type.abbr,
  type.name,
  type.shortName,
  type.description,
  type.directions,
  type.scoringRules,
  type.type,
  type.mode,
];

function one([row]: readonly QuestionTypeRow[]): QuestionType {
  if (!row) throw new QuestionTypeNotFound();
  return toQuestionType(row);
}

const uniqueViolation = '23505';

function refuseTakenAbbr(error: unknown): never {
  if ((error as { code?: string }).code !== uniqueViolation) throw error;
  throw new DomainError('QUESTION_TYPE_ABBR_TAKEN', 'conflict');
}
