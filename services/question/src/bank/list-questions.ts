import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { checkBounds, conditionOf, orderOf, type Page, type QuestionFilters } from './question-list.js';
import { type QuestionRow, type QuestionSummaryRow, questionColumns, summaryColumns } from './question-row.js';

/** Prepared under a name made of its text, so that each of the few shapes is planned once a connection. */
const prepared = (text: string) => ({
  name: `list-${createHash('sha1').update(text).digest('base64url')}`,
  text,
});

/** Questions by filter, page by page. */
@Injectable()
export class ListQuestions {
  constructor(private readonly database: Database) {}

  run(
    filters: QuestionFilters,
    page: Page,
    withTexts: boolean,
  ): Promise<(QuestionSummaryRow & Partial<QuestionRow>)[]> {
    checkBounds(page);
    const condition = conditionOf(filters);
    const bound = condition.values.length;
    const text = `select ${withTexts ? questionColumns : summaryColumns} from question where ${condition.text}
       order by ${orderOf(withDefault(page, filters))} limit $${bound + 1} offset $${bound + 2}`;
    return this.database.query(prepared(text), [...condition.values, page.limit, page.offset]);
  }

  async count(filters: QuestionFilters): Promise<number> {
    const { text, values } = conditionOf(filters);
    const [row] = await this.database.query<{ count: number }>(
      prepared(`select count(*)::int as count from question where ${text}`),
      values,
    );
    return row?.count ?? 0;
  }
}

/** Likely questions come by their rate, all others newest first. */
const withDefault = (page: Page, { predictiveHigh }: QuestionFilters): Page =>
  page.sortBy === '' ? { ...page, sortBy: predictiveHigh ? 'predictiveRate' : 'createdAt', descending: true } : page;
