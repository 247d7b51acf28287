import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { checkBounds } from '../bank/question-list.js';
import { refuseProblems } from '../fields.js';
import { sessionStatuses } from './mock-session.js';
import { type MockSessionRow, sessionColumns, sessionSummary, toSession } from './mock-session-row.js';

export interface SessionFilters {
  readonly userId: number;
  readonly mockId?: number;
  readonly status?: string;
}

interface Bounds {
  /** 1-100 */
  readonly limit: number;
  readonly offset: number;
}

const knownStatuses: readonly string[] = sessionStatuses;

/** Throws VALIDATION for a status that there is not. */
function conditionOf({ userId, mockId, status }: SessionFilters) {
  refuseProblems({ status: status === undefined || knownStatuses.includes(status) ? undefined : { code: 'invalid' } });
  const values: unknown[] = [userId];
  const parts = ['user_id = $1'];
  if (mockId !== undefined) parts.push(`mock_id = $${values.push(mockId)}`);
  if (status !== undefined) parts.push(`status = $${values.push(status)}`);
  return { text: parts.join(' and '), values };
}

const timeUsed = '(select sum(time_used)::int from mock_item where session_id = mock_session.id) as time_used';

/** A learner's sessions, newest first. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(filters: SessionFilters, { limit, offset }: Bounds) {
    checkBounds({ limit, offset });
    const { text, values } = conditionOf(filters);
    const rows = await this.database.query<MockSessionRow & { readonly time_used: number | null }>(
      `select ${sessionColumns}, ${timeUsed} from mock_session where ${text}
       order by created_at desc, id desc limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    );
    const now = this.clock.now();
    return rows.map((row) => sessionSummary(toSession(row), { now, resumed: false, timeUsed: row.time_used ?? 0 }));
  }

  async count(filters: SessionFilters): Promise<number> {
    const { text, values } = conditionOf(filters);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from mock_session where ${text}`,
      values,
    );
    return row?.count ?? 0;
  }
}
