import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { accuracyOf } from '../user/practice-sums.js';
import { utcDay } from './practice.repository.js';

interface TypeRow {
  questionTypeId: number;
  count: number;
  duration: number;
  points: number;
  fullPoints: number;
}

interface DayRow {
  date: string;
  count: number;
  duration: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The data of `GET /api/user/stats`. Durations in seconds, days in UTC. */
@Injectable()
export class GetStats {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(userId: number) {
    const [types, days] = await Promise.all([this.typesOf(userId), this.lastDaysOf(userId)]);
    const today = days.find(({ date }) => date === utcDay(this.clock.now()));
    return {
      duration: sum(types.map(({ duration }) => duration)),
      count: sum(types.map(({ count }) => count)),
      accuracy: accuracyOf(sum(types.map(({ points }) => points)), sum(types.map(({ fullPoints }) => fullPoints))),
      today: { duration: today?.duration ?? 0, count: today?.count ?? 0 },
      byType: types
        .filter(({ count }) => count > 0)
        .map(({ questionTypeId, count, duration, points, fullPoints }) => ({
          questionTypeId,
          count,
          duration,
          accuracy: accuracyOf(points, fullPoints),
        })),
      daily: days.toReversed(),
    };
  }

  private typesOf(userId: number): Promise<TypeRow[]> {
    return this.database.query<TypeRow>(
      `select question_type_id as "questionTypeId", count, duration::float8 as duration, points,
         full_points as "fullPoints"
       from practice_total where user_id = $1 order by question_type_id`,
      [userId],
    );
  }

  /** The last 30 days that have submissions, newest first. */
  private lastDaysOf(userId: number): Promise<DayRow[]> {
    return this.database.query<DayRow>(
      `select to_char(day, 'YYYY-MM-DD') as date, count, duration::float8 as duration
       from practice_day where user_id = $1 order by day desc limit 30`,
      [userId],
    );
  }
}
