import { Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';

export interface CountedSubmission {
  readonly userId: number;
  readonly questionTypeId: number;
  /** Seconds */
  readonly timeUsed: number;
  readonly at: Date;
}

export interface MarkedSubmission {
  readonly submissionId: number;
  readonly userId: number;
  readonly questionTypeId: number;
  readonly attempt: number;
  readonly points: number;
  readonly fullPoints: number;
}

interface Mark {
  attempt: number;
  points: number;
  full_points: number;
}

/** The sums of what learners practised. */
@Injectable()
export class PracticeRepository {
  async count(tx: Tx, { userId, questionTypeId, timeUsed, at }: CountedSubmission): Promise<void> {
    await tx.query(
      `insert into practice_total as total (user_id, question_type_id, count, duration) values ($1, $2, 1, $3)
       on conflict (user_id, question_type_id) do update
         set count = total.count + 1, duration = total.duration + excluded.duration`,
      [userId, questionTypeId, timeUsed],
    );
    await tx.query(
      `insert into practice_day as total (user_id, day, count, duration) values ($1, $2::date, 1, $3)
       on conflict (user_id, day) do update
         set count = total.count + 1, duration = total.duration + excluded.duration`,
      [userId, utcDay(at), timeUsed],
    );
  }

  /** A later attempt takes the place of what an earlier one said; an older one changes nothing. */
  async mark(tx: Tx, { submissionId, userId, questionTypeId, attempt, points, fullPoints }: MarkedSubmission) {
    const [earlier] = await tx.query<Mark>(
      'select attempt, points, full_points from marked_submission where submission_id = $1 for update',
      [submissionId],
    );
    if (earlier && earlier.attempt > attempt) return;
    await tx.query(
      `insert into marked_submission (submission_id, attempt, points, full_points) values ($1, $2, $3, $4)
       on conflict (submission_id) do update
         set attempt = excluded.attempt, points = excluded.points, full_points = excluded.full_points`,
      [submissionId, attempt, points, fullPoints],
    );
    await tx.query(
      `insert into practice_total as total (user_id, question_type_id, points, full_points) values ($1, $2, $3, $4)
       on conflict (user_id, question_type_id) do update
         set points = total.points + excluded.points, full_points = total.full_points + excluded.full_points`,
      [userId, questionTypeId, points - (earlier?.points ?? 0), fullPoints - (earlier?.full_points ?? 0)],
    );
  }
}

/** Days are UTC: `2026-11-20`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
