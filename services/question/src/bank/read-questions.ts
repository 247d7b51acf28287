import { Injectable } from '@nestjs/common';
import { Database, type Queries } from '@pte/service-kit/database';
import { JoinedReads } from '@pte/service-kit/joined-reads';
import { type QuestionRow, type QuestionSummaryRow, questionColumns, summaryColumns } from './question-row.js';

const byIds = { name: 'questions-by-ids', text: `select ${questionColumns} from question where id = any($1)` };
const summaries = { name: 'summaries-by-ids', text: `select ${summaryColumns} from question where id = any($1)` };

/** Rows by id, deleted ones too; unknown ids are missing. */
@Injectable()
export class ReadQuestions {
  private readonly joined = new JoinedReads(async (ids: readonly number[]) => {
    const rows = new Map((await this.many([...new Set(ids)])).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  });

  constructor(private readonly database: Database) {}

  many(ids: readonly number[], queries: Queries = this.database): Promise<QuestionRow[]> {
    return queries.query(byIds, [ids]);
  }

  one(id: number): Promise<QuestionRow | undefined> {
    return this.joined.one(id);
  }

  summaries(ids: readonly number[], queries: Queries = this.database): Promise<QuestionSummaryRow[]> {
    return queries.query(summaries, [ids]);
  }
}
