import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import {
  type CountedTypeRow,
  questionCount,
  questionTypeColumns,
  questionTypeView,
  toQuestionType,
} from './question-type-row.js';

const statement = (name: string, condition: string) => ({
  name,
  text: `select ${questionTypeColumns}, ${questionCount} from question_type ${condition} order by category, id`,
});
const allTypes = statement('types', '');
const undeletedTypes = statement('undeleted-types', 'where deleted_at is null');

export type QuestionTypeView = ReturnType<typeof questionTypeView>;

/** All question types in display order, as everybody sees them. */
@Injectable()
export class ListTypes {
  constructor(private readonly database: Database) {}

  async run({ includeDeleted }: { readonly includeDeleted: boolean }): Promise<QuestionTypeView[]> {
    const rows = await this.database.query<CountedTypeRow>(includeDeleted ? allTypes : undeletedTypes);
    return rows.map((row) => questionTypeView(toQuestionType(row), row.count));
  }
}
