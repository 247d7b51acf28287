/** SQL of the sums over all that a user practised; joined to table `account`. */
export const practiceSumsJoin = `
  left join lateral (
    select sum(count)::int as practice_count, sum(duration)::float8 as practice_duration, sum(points) as points,
      sum(full_points) as full_points
    from practice_total where user_id = account.id
  ) practice on true`;

export const practiceSumsColumns = 'practice_count, practice_duration, points, full_points';

export interface PracticeSumsRow {
  practice_count: number | null;
  /** Seconds */
  practice_duration: number | null;
  points: number | null;
  full_points: number | null;
}

/** Percent with one decimal; null when nothing was marked. */
export const accuracyOf = (points: number | null, fullPoints: number | null): number | null =>
  points === null || !fullPoints ? null : Math.round((1000 * points) / fullPoints) / 10;

/** UserStats of the REST contract. */
export const toUserStats = (row: PracticeSumsRow) => ({
  duration: row.practice_duration ?? 0,
  count: row.practice_count ?? 0,
  accuracy: accuracyOf(row.points, row.full_points),
});
