import { describe, expect, it } from '@jest/globals';
import { daysUntil, planDates, planDays, typesADay } from './plan-days.js';
import { needsOf } from './type-needs.js';

const now = new Date('2026-11-21T23:30:00Z');
const targets = { speaking: 79, writing: 65, reading: 50, listening: 65 };
const { types } = needsOf(targets, [], 'academic');

describe('the days of a plan', () => {
  it.each([
    [null, 7],
    ['2027-01-01', 7],
    ['2026-11-27', 7],
    ['2026-11-24', 4],
    ['2026-11-21', 1],
    ['2026-11-20', 7],
  ])('until an exam on %s are %d', (exam, count) => {
    const dates = planDates(exam === null ? null : new Date(`${exam}T00:00:00Z`), now);
    expect(dates).toHaveLength(count);
    expect(dates[0]).toBe('2026-11-21');
  });

  it('go on over the end of a month', () => {
    const dates = planDates(null, new Date('2026-11-28T12:00:00Z'));
    expect(dates.slice(2, 4)).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('are counted whole, and never below 0', () => {
    expect(daysUntil(new Date('2026-11-22T00:10:00Z'), now)).toBe(1);
    expect(daysUntil(new Date('2026-11-21T00:00:00Z'), now)).toBe(0);
    expect(daysUntil(new Date('2026-01-01T00:00:00Z'), now)).toBe(0);
  });

  it('are fuller the nearer the exam is', () => {
    expect([null, 60, 31, 30, 8, 7, 0].map(typesADay)).toEqual([5, 5, 5, 6, 6, 8, 8]);
  });
});

describe('what stands on the days', () => {
  const dates = planDates(null, now);
  const days = planDays(dates, types, 5);
  const times = (id: number) => days.filter(({ items }) => items.some((item) => item.questionTypeId === id)).length;

  it('is the same whenever it is planned from the same', () => {
    expect(planDays(dates, types, 5)).toEqual(days);
  });

  it('is as many different types a day as asked for, each with a number that can be done', () => {
    for (const { items } of days) {
      expect(new Set(items.map(({ questionTypeId }) => questionTypeId)).size).toBe(5);
      for (const { target } of items) expect(target).toBeGreaterThanOrEqual(1);
      for (const { target } of items) expect(target).toBeLessThanOrEqual(10);
    }
  });

  it('asks for few of what takes long: one essay, several short questions', () => {
    const targetOf = (id: number) =>
      planDays(dates.slice(0, 1), types, types.length)[0]?.items.find((item) => item.questionTypeId === id)?.target;
    expect(targetOf(1)).toBe(1);
    expect(targetOf(6)).toBeGreaterThan(5);
  });

  it('comes the more often the more it is needed, and changes from day to day', () => {
    const ordered = types.toSorted((one, other) => other.need - one.need).map(({ rules }) => rules.typeId);
    expect(times(ordered[0]!)).toBeGreaterThan(times(ordered.at(-1)!));
    expect(times(ordered[0]!)).toBeGreaterThan(3);
    const shown = new Set(days.flatMap(({ items }) => items.map(({ questionTypeId }) => questionTypeId)));
    expect(shown.size).toBeGreaterThan(8);
  });
});
