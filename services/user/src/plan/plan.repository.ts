import { Injectable } from '@nestjs/common';
import type { Category } from '@pte/exam/question-types';
import type { Queries, Tx } from '@pte/service-kit/database';
import type { PlannedDay } from './plan-days.js';
import type { PracticeResult } from './practice-result.js';
import type { TypePractice } from './type-needs.js';

export interface StoredPlan {
  readonly generatedAt: Date;
  readonly focus: readonly Category[];
  readonly days: readonly PlannedDay[];
}

export interface DatedResult extends PracticeResult {
  readonly submissionId: number;
  readonly userId: number;
  readonly questionTypeId: number;
  readonly attempt: number;
  /** UTC day. */
  readonly day: string;
}

/** Rows are locked in the order of submissions, so that transactions beside each other do not wait in a circle. */
const noteResults = {
  name: 'plan-note-results',
  text: `insert into practice_result as result (submission_id, user_id, question_type_id, day, attempt, quality, weakest)
    select * from unnest($1::int[], $2::int[], $3::int[], $4::date[], $5::int[], $6::float8[], $7::float8[])
      as noted (submission_id) order by submission_id
    on conflict (submission_id) do update
      set attempt = excluded.attempt, quality = excluded.quality, weakest = excluded.weakest
      where result.attempt <= excluded.attempt`,
};

/** Days that count for what goes badly lately. */
const lately = 30;

@Injectable()
export class PlanRepository {
  async find(queries: Queries, userId: number): Promise<StoredPlan | null> {
    const [plan] = await queries.query<StoredPlan>(
      'select generated_at as "generatedAt", focus, days from learning_plan where user_id = $1',
      [userId],
    );
    return plan ?? null;
  }

  /** In the place of an earlier one. */
  async put(tx: Tx, userId: number, { generatedAt, focus, days }: StoredPlan): Promise<void> {
    await tx.query(
      `insert into learning_plan (user_id, generated_at, focus, days) values ($1, $2, $3, $4)
       on conflict (user_id) do update
         set generated_at = excluded.generated_at, focus = excluded.focus, days = excluded.days`,
      [userId, generatedAt, focus, JSON.stringify(days)],
    );
  }

  /** One result for each submission; the day stays that of the first, the result is that of the latest attempt. */
  async note(tx: Tx, results: readonly DatedResult[]): Promise<void> {
    const latest = new Map<number, DatedResult>();
    for (const result of results) {
      const known = latest.get(result.submissionId);
      if (!known || known.attempt <= result.attempt) latest.set(result.submissionId, result);
    }
    const column = <Value>(read: (result: DatedResult) => Value) => [...latest.values()].map(read);
    await tx.query(noteResults, [
      [...latest.keys()],
      column(({ userId }) => userId),
      column(({ questionTypeId }) => questionTypeId),
      column(({ day }) => day),
      column(({ attempt }) => attempt),
      column(({ quality }) => quality),
      column(({ weakest }) => weakest),
    ]);
  }

  /** By type, of the last 30 days. */
  lately(queries: Queries, userId: number, today: string): Promise<TypePractice[]> {
    return queries.query<TypePractice>(
      `select question_type_id as "questionTypeId", count(*)::int as count, avg(quality) as quality,
         avg(weakest) as weakest
       from practice_result where user_id = $1 and day > $2::date - ${lately} group by 1 order by 1`,
      [userId, today],
    );
  }

  /** How many questions of each type were done on a day. */
  async doneOn(queries: Queries, userId: number, day: string): Promise<ReadonlyMap<number, number>> {
    const rows = await queries.query<{ type: number; count: number }>(
      `select question_type_id as type, count(*)::int as count from practice_result
       where user_id = $1 and day = $2 group by 1`,
      [userId, day],
    );
    return new Map(rows.map(({ type, count }) => [type, count]));
  }
}
