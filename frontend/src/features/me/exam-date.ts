import { toDate } from '../../lib/time/relative-time.js';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A day as a date input has it, `2026-12-24`, where the learner is; '' for none. */
export const toDateInput = (unix: number | null): string => {
  if (unix === null) return '';
  const date = toDate(unix);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

/** Noon of that day where the learner is, in unix seconds, so that no time zone moves it to a neighbour; null for none. */
export const fromDateInput = (text: string): number | null => {
  const time = new Date(`${text}T12:00:00`).getTime();
  return Number.isFinite(time) ? Math.floor(time / 1000) : null;
};
