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

/** Rows are locked by user and type, or by submission, so that transactions beside each other do not wait in a circle. */
const addToTotals = {
  name: 'practice-add-to-totals',
  text: `insert into practice_total as total (user_id, question_type_id, count, duration, points, full_points)
    select user_id, type_id, sum(count), sum(duration), sum(points), sum(full_points)
    from unnest($1::int[], $2::int[], $3::int[], $4::bigint[], $5::float8[], $6::float8[])
      as added (user_id, type_id, count, duration, points, full_points)
    group by user_id, type_id order by user_id, type_id
    on conflict (user_id, question_type_id) do update
      set count = total.count + excluded.count, duration = total.duration + excluded.duration,
        points = total.points + excluded.points, full_points = total.full_points + excluded.full_points`,
};

const addToDays = {
  name: 'practice-add-to-days',
  text: `insert into practice_day as total (user_id, day, count, duration)
    select user_id, day, count(*), sum(duration)
    from unnest($1::int[], $2::date[], $3::bigint[]) as added (user_id, day, duration)
    group by user_id, day order by user_id, day
    on conflict (user_id, day) do update
      set count = total.count + excluded.count, duration = total.duration + excluded.duration`,
};

const earlierMarks = {
  name: 'practice-earlier-marks',
  text: `select submission_id as "submissionId", attempt, points, full_points as "fullPoints" from marked_submission
    where submission_id = any($1::int[]) order by submission_id for update`,
};

const noteMarks = {
  name: 'practice-note-marks',
  text: `insert into marked_submission (submission_id, attempt, points, full_points)
    select * from unnest($1::int[], $2::int[], $3::float8[], $4::float8[]) as mark (submission_id) order by submission_id
    on conflict (submission_id) do update
      set attempt = excluded.attempt, points = excluded.points, full_points = excluded.full_points`,
};

type Mark = Pick<MarkedSubmission, 'submissionId' | 'attempt' | 'points' | 'fullPoints'>;

const zeros = (rows: readonly unknown[]) => rows.map(() => 0);

/** The sums of what learners practised. */
@Injectable()
export class PracticeRepository {
  async count(tx: Tx, submissions: readonly CountedSubmission[]): Promise<void> {
    const users = submissions.map(({ userId }) => userId);
    const types = submissions.map(({ questionTypeId }) => questionTypeId);
    const seconds = submissions.map(({ timeUsed }) => timeUsed);
    const none = zeros(submissions);
    await tx.query(addToTotals, [users, types, submissions.map(() => 1), seconds, none, none]);
    await tx.query(addToDays, [users, submissions.map(({ at }) => utcDay(at)), seconds]);
  }

  /** A later attempt takes the place of what an earlier one said; an older one changes nothing. */
  async mark(tx: Tx, submissions: readonly MarkedSubmission[]): Promise<void> {
    const ids = submissions.map(({ submissionId }) => submissionId);
    const earlier = new Map((await tx.query<Mark>(earlierMarks, [ids])).map((mark) => [mark.submissionId, mark]));
    const newest = new Map<number, MarkedSubmission>();
    for (const submission of submissions) {
      const known = newest.get(submission.submissionId) ?? earlier.get(submission.submissionId);
      if (!known || known.attempt <= submission.attempt) newest.set(submission.submissionId, submission);
    }
    const marks = [...newest.values()];
    if (marks.length === 0) return;
    const column = <Value>(read: (mark: MarkedSubmission) => Value) => marks.map(read);
    const points = column((mark) => mark.points);
    const fullPoints = column((mark) => mark.fullPoints);
    await tx.query(noteMarks, [[...newest.keys()], column(({ attempt }) => attempt), points, fullPoints]);
    const none = zeros(marks);
    await tx.query(addToTotals, [
      ...[column(({ userId }) => userId), column(({ questionTypeId }) => questionTypeId), none, none],
      column((mark) => mark.points - (earlier.get(mark.submissionId)?.points ?? 0)),
      column((mark) => mark.fullPoints - (earlier.get(mark.submissionId)?.fullPoints ?? 0)),
    ]);
  }
}

/** Days are UTC: `2026-11-20`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
