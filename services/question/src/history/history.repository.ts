import { Injectable } from '@nestjs/common';
import type { Queries, Tx } from '@pte/service-kit/database';

export interface View {
  readonly userId: number;
  readonly questionId: number;
  readonly viewedAt: Date;
}

/** Entries that a learner's history keeps. */
const longestHistory = 500;

/** Only the newest view of each target counts; in one order everywhere, so that two batches never wait for each other. */
const noteViews = `
  with viewed as (
    select given.user_id, question.id as target_id, max(given.viewed_at) as viewed_at
    from unnest($1::int[], $2::int[], $3::timestamptz[]) as given(user_id, question_id, viewed_at)
    join question on question.id = given.question_id and question.deleted_at is null
    group by given.user_id, question.id
  ), known as (
    select entry.id, viewed.viewed_at from history_entry entry join viewed using (user_id, target_id)
    where entry.kind = 'question' order by entry.id for update of entry
  ), moved as (
    update history_entry entry set viewed_at = greatest(entry.viewed_at, known.viewed_at)
    from known where entry.id = known.id
    returning entry.user_id, entry.target_id
  )
  insert into history_entry (user_id, kind, target_id, viewed_at)
  select user_id, 'question', target_id, viewed_at from viewed
  where not exists (select from history_entry entry where entry.user_id = viewed.user_id
    and entry.kind = 'question' and entry.target_id = viewed.target_id)
  order by user_id, target_id
  on conflict (user_id, kind, target_id) do update set viewed_at = greatest(history_entry.viewed_at, excluded.viewed_at)
  returning user_id`;

const dropOldest = `
  delete from history_entry where id in (
    select old.id from unnest($1::int[]) as learner(user_id),
      lateral (select id from history_entry where user_id = learner.user_id
        order by viewed_at desc, id desc offset ${longestHistory}) old)`;

@Injectable()
export class HistoryRepository {
  /** Moves each question to the top of its learner's history; unknown and deleted questions are left out. */
  async note(tx: Tx, views: readonly View[]): Promise<void> {
    const added = await tx.query<{ user_id: number }>(noteViews, [
      views.map(({ userId }) => userId),
      views.map(({ questionId }) => questionId),
      views.map(({ viewedAt }) => viewedAt),
    ]);
    const learners = [...new Set(added.map(({ user_id }) => user_id))];
    if (learners.length > 0) await tx.query(dropOldest, [learners]);
  }

  /** False when the learner has no such entry. */
  async remove(queries: Queries, userId: number, id: number): Promise<boolean> {
    const rows = await queries.query('delete from history_entry where id = $1 and user_id = $2 returning id', [
      id,
      userId,
    ]);
    return rows.length > 0;
  }

  /** Gives how many there were. */
  async clear(queries: Queries, userId: number, kind: string | undefined): Promise<number> {
    const rows = await queries.query(
      'delete from history_entry where user_id = $1 and ($2::text is null or kind = $2) returning id',
      [userId, kind ?? null],
    );
    return rows.length;
  }
}
