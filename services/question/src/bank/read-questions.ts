import { Injectable } from '@nestjs/common';
import { Database, type Queries } from '@pte/service-kit/database';
import { type QuestionRow, type QuestionSummaryRow, questionColumns, summaryColumns } from './question-row.js';

const byIds = { name: 'questions-by-ids', text: `select ${questionColumns} from question where id = any($1)` };
const byId = { name: 'question-by-id', text: `select ${questionColumns} from question where id = $1` };
const summaries = { name: 'summaries-by-ids', text: `select ${summaryColumns} from question where id = any($1)` };

/** Rows by id, deleted ones too; unknown ids are missing. */
@Injectable()
export class ReadQuestions {
  constructor(private readonly database: Database) {}

  many(ids: readonly number[], queries: Queries = this.database): Promise<QuestionRow[]> {
    return queries.query(byIds, [ids]);
  }

  async one(id: number): Promise<QuestionRow | undefined> {
    const [row] = await this.database.query<QuestionRow>(byId, [id]);
    return row;
  }

  summaries(ids: readonly number[], queries: Queries = this.database): Promise<QuestionSummaryRow[]> {
    return queries.query(summaries, [ids]);
  }
}
