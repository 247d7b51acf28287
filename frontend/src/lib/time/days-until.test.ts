import { describe, expect, it } from '@jest/globals';
import { daysUntil } from './days-until.js';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime() / 1000;

describe('days to the exam', () => {
  it.each([
    ['late today to early tomorrow', at(20, 23), at(21, 1), 1],
    ['the day itself, whatever the hour', at(20, 1), at(20, 23), 0],
    ['the day itself, after the hour', at(20, 23), at(20, 1), 0],
    ['yesterday', at(20, 1), at(19, 23), -1],
    ['over the end of a month', at(20, 12), at(57, 12), 37],
  ])('%s', (_case, now, exam, days) => {
    expect(daysUntil(exam, now)).toBe(days);
  });
});
