import type { TypeRules } from '@pte/exam/type-rules';
import type { TypeNeed } from './type-needs.js';

export interface PlannedItem {
  readonly questionTypeId: number;
  /** How many questions. */
  readonly target: number;
}

export interface PlannedDay {
  /** UTC, `2026-11-21`. */
  readonly date: string;
  readonly items: readonly PlannedItem[];
}

const dayMilliseconds = 86_400_000;
const mostDays = 7;

/** Days are UTC, as in all statistics. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whole days until the day of the exam: 0 on it and after it. */
export function daysUntil(exam: Date, now: Date): number {
  const days = (Date.parse(dayOf(exam)) - Date.parse(dayOf(now))) / dayMilliseconds;
  return Math.max(0, days);
}

/** Today and the next 6 days, or those until the exam. An exam that is over ends nothing. */
export function planDates(exam: Date | null, now: Date): string[] {
  const isAhead = exam !== null && dayOf(exam) >= dayOf(now);
  const count = isAhead ? Math.min(mostDays, daysUntil(exam, now) + 1) : mostDays;
  return Array.from({ length: count }, (_, day) => dayOf(new Date(now.getTime() + day * dayMilliseconds)));
}

/** The nearer the exam, the more types a day. `daysLeft` null without a date. */
export function typesADay(daysLeft: number | null): number {
  if (daysLeft === null || daysLeft > 30) return 5;
  return daysLeft > 7 ? 6 : 8;
}

/** Seconds that all questions of one item take together. */
const itemSeconds = 600;
const usualSeconds = 90;
const afterwards = 20;

function secondsOf({ audioSeconds, prepSeconds = 0, recordSeconds = 0, writingSeconds }: TypeRules): number {
  const heard = audioSeconds ? (audioSeconds[0] + audioSeconds[1]) / 2 : 0;
  const answered = writingSeconds ?? prepSeconds + recordSeconds;
  return heard + (answered > 0 ? answered : usualSeconds) + afterwards;
}

const targetOf = (rules: TypeRules): number => Math.min(10, Math.max(1, Math.round(itemSeconds / secondsOf(rules))));

/** Each type comes as often as it is needed: every day it earns its need, and what is chosen pays for it. Pure. */
export function planDays(dates: readonly string[], types: readonly TypeNeed[], aDay: number): PlannedDay[] {
  const whole = types.reduce((total, { need }) => total + need, 0);
  const credits = types.map(({ rules, need }) => ({ rules, need, credit: 0 }));
  return dates.map((date) => {
    for (const each of credits) each.credit += each.need;
    const chosen = credits
      .toSorted((one, other) => other.credit - one.credit || one.rules.typeId - other.rules.typeId)
      .slice(0, aDay);
    for (const each of chosen) each.credit -= whole / aDay;
    return { date, items: chosen.map(({ rules }) => ({ questionTypeId: rules.typeId, target: targetOf(rules) })) };
  });
}
