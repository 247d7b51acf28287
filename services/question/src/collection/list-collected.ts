import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { checkBounds, orderOf, type Page } from '../bank/question-list.js';
import { type QuestionSummaryRow, summaryColumns } from '../bank/question-row.js';

export interface CollectedFilters {
  readonly userId: number;
  readonly collectionType?: number;
  readonly questionType?: number;
}

const sortColumns: ReadonlyMap<string, string> = new Map([
  ['createdAt', 'collected.created_at'],
  ['id', 'question.id'],
  ['name', 'question.name'],
  ['difficulty', 'question.difficulty'],
]);

const collected = `from collected_question collected join question on question.id = collected.question_id
  where collected.user_id = $1 and question.deleted_at is null
    and ($2::smallint is null or $2 = any(collected.types)) and ($3::int is null or question.type = $3)`;

const valuesOf = ({ userId, collectionType, questionType }: CollectedFilters) => [
  userId,
  collectionType ?? null,
  questionType ?? null,
];

/** A learner's collected questions, each once however many collections it is in. */
@Injectable()
export class ListCollected {
  constructor(private readonly database: Database) {}

  async run(filters: CollectedFilters, page: Page): Promise<QuestionSummaryRow[]> {
    checkBounds(page);
    const sorted = page.sortBy === '' ? { ...page, sortBy: 'createdAt', descending: true } : page;
    return this.database.query(
      `select ${summaryColumns} ${collected} order by ${orderOf(sorted, sortColumns)} limit $4 offset $5`,
      [...valuesOf(filters), page.limit, page.offset],
    );
  }

  async count(filters: CollectedFilters): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count ${collected}`,
      valuesOf(filters),
    );
    return row?.count ?? 0;
  }
}
