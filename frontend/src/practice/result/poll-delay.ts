const longestMilliseconds = 15_000;
const patienceMilliseconds = 6 * 60_000;

/** Milliseconds until the next question for a pending score: 1, 2, 4, 8, then every 15 s; null after 6 minutes. */
export const pollDelay = (attempt: number, waitedMilliseconds: number): number | null =>
  waitedMilliseconds >= patienceMilliseconds ? null : Math.min(1_000 * 2 ** attempt, longestMilliseconds);
