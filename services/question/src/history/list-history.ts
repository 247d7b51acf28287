import { Injectable } from '@nestjs/common';
import { unixSeconds } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { checkBounds } from '../bank/question-list.js';
import { refuseProblems } from '../fields.js';

export interface HistoryFilters {
  readonly userId: number;
  /** question or article; both when absent. */
  readonly kind?: string;
}

interface EntryRow {
  readonly id: number;
  readonly kind: string;
  readonly target_id: number;
  readonly title: string;
  readonly type: number;
  readonly viewed_at: Date;
}

const kinds = ['question', 'article'];

/** Throws VALIDATION for a kind that there is not. */
export function checkKind(kind: string | undefined): void {
  refuseProblems({ kind: kind === undefined || kinds.includes(kind) ? undefined : { code: 'invalid' } });
}

/** What was deleted since is not shown, and comes back when it is restored. */
const shown = `from history_entry entry
  join question on entry.kind = 'question' and question.id = entry.target_id and question.deleted_at is null
  where entry.user_id = $1 and ($2::text is null or entry.kind = $2)`;

const page = {
  name: 'history-page',
  text: `select entry.id, entry.kind, entry.target_id, question.name as title, question.type, entry.viewed_at ${shown}
    order by entry.viewed_at desc, entry.id desc limit $3 offset $4`,
};

/** What a learner looked at, the latest view first, with titles as they are now. */
@Injectable()
export class ListHistory {
  constructor(private readonly database: Database) {}

  /** HistoryEntry[] of the REST contract. */
  async run({ userId, kind }: HistoryFilters, bounds: { readonly limit: number; readonly offset: number }) {
    checkKind(kind);
    checkBounds(bounds);
    const rows = await this.database.query<EntryRow>(page, [userId, kind ?? null, bounds.limit, bounds.offset]);
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      targetId: row.target_id,
      title: row.title,
      questionTypeId: row.type,
      viewedAt: unixSeconds(row.viewed_at),
    }));
  }

  async count({ userId, kind }: HistoryFilters): Promise<number> {
    checkKind(kind);
    const [row] = await this.database.query<{ count: number }>(`select count(*)::int as count ${shown}`, [
      userId,
      kind ?? null,
    ]);
    return row?.count ?? 0;
  }
}
