import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { checkBounds } from '../bank/question-list.js';
import type { Submission } from './submission.js';
import { type SubmissionRow, submissionColumns, toSubmission } from './submission-row.js';

/** Whose submissions: all of a learner, of one type, or of one question. */
export interface SubmissionFilters {
  readonly userId: number;
  readonly questionId?: number;
  readonly questionTypeId?: number;
}

interface Bounds {
  /** 1-100 */
  readonly limit: number;
  readonly offset: number;
}

function conditionOf({ userId, questionId, questionTypeId }: SubmissionFilters) {
  if (questionId !== undefined) {
    return { name: 'of-question', text: 'user_id = $1 and question_id = $2', values: [userId, questionId] };
  }
  if (questionTypeId !== undefined) {
    return { name: 'of-type', text: 'user_id = $1 and question_type_id = $2', values: [userId, questionTypeId] };
  }
  return { name: 'of-user', text: 'user_id = $1', values: [userId] };
}

/** A learner's submissions, newest first. */
@Injectable()
export class ListSubmissions {
  constructor(private readonly database: Database) {}

  async run(filters: SubmissionFilters, { limit, offset }: Bounds): Promise<Submission[]> {
    checkBounds({ limit, offset });
    const { name, text, values } = conditionOf(filters);
    const bounds = `limit $${values.length + 1} offset $${values.length + 2}`;
    const rows = await this.database.query<SubmissionRow>(
      {
        name: `submissions-${name}`,
        text: `select ${submissionColumns} from submission where ${text} order by created_at desc, id desc ${bounds}`,
      },
      [...values, limit, offset],
    );
    return rows.map(toSubmission);
  }

  async count(filters: SubmissionFilters): Promise<number> {
    const { text, values } = conditionOf(filters);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from submission where ${text}`,
      values,
    );
    return row?.count ?? 0;
  }
}
