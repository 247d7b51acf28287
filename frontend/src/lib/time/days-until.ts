import { toDate } from './relative-time.js';

const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Whole calendar days where the learner is: 0 on the day itself, below 0 after it. Both in unix seconds. */
export const daysUntil = (unix: number, now: number): number =>
  Math.round((midnight(toDate(unix)) - midnight(toDate(now))) / 86_400_000);
