import { Injectable } from '@nestjs/common';
import type { Queries } from '@pte/service-kit/database';
import type { NewReport, Report, ReportState } from './report.js';

const columns = `id, target_type as "targetType", target_id as "targetId", content, user_id as "userId", state, note, evidence,
  created_at as "createdAt", updated_at as "updatedAt"`;

export interface ReportFilter {
  /** All unless given, as for `targetType`. */
  readonly state: string | null;
  readonly targetType: string | null;
}

const filter = '($1::text is null or state = $1) and ($2::text is null or target_type = $2)';

/** Reports are kept for good: they say how far scores can be trusted. */
@Injectable()
export class ReportRepository {
  async add(queries: Queries, report: NewReport, now: Date): Promise<Report> {
    const { targetType, targetId, content, userId, evidence } = report;
    const [added] = await queries.query<Report>(
      `insert into report (target_type, target_id, content, user_id, evidence, state, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'open', $6, $6) returning ${columns}`,
      [targetType, targetId, content, userId, evidence, now],
    );
    if (!added) throw new Error('an insert returned no row');
    return added;
  }

  /** Newest first. */
  list(queries: Queries, { state, targetType }: ReportFilter, limit: number, offset: number): Promise<Report[]> {
    return queries.query<Report>(
      `select ${columns} from report where ${filter} order by created_at desc, id desc limit $3 offset $4`,
      [state, targetType, limit, offset],
    );
  }

  async count(queries: Queries, { state, targetType }: ReportFilter): Promise<number> {
    const text = `select count(*)::int as count from report where ${filter}`;
    const [row] = await queries.query<{ count: number }>(text, [state, targetType]);
    return row?.count ?? 0;
  }

  /** The note stays when none is given. Undefined when there is no such report. */
  async close(
    queries: Queries,
    id: string,
    { state, note, now }: { readonly state: ReportState; readonly note: string | null; readonly now: Date },
  ): Promise<Report | undefined> {
    const [closed] = await queries.query<Report>(
      `update report set state = $2, note = coalesce($3, note), updated_at = $4 where id = $1 returning ${columns}`,
      [id, state, note, now],
    );
    return closed;
  }
}
