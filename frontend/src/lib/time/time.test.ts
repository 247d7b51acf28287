import { describe, expect, it } from '@jest/globals';
import { formatClock } from './clock.js';
import { relativeTime, toDate } from './relative-time.js';

const now = 1_790_000_000;
const ago = (seconds: number, locale = 'en-US') => relativeTime(now - seconds, now, locale);

describe('a clock', () => {
  it.each([
    [0, '00:00'],
    [83.9, '01:23'],
    [3_600, '1:00:00'],
    [-2, '00:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('relative time', () => {
  it.each([
    [5, '5 seconds ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [3_600, '1 hour ago'],
    [86_400, '1 day ago'],
    [7 * 86_400, '7 days ago'],
  ])('%d seconds ago is "%s"', (seconds, text) => {
    expect(ago(seconds)).toEqual({ kind: 'text', text });
  });

  it('is "just now" at first and a date after a week', () => {
    expect(ago(4).kind).toBe('now');
    expect(ago(8 * 86_400).text).toMatch(/2026/);
    expect(ago(120, 'zh-CN').text).toBe('2分钟前');
  });

  it('reads milliseconds as well as seconds', () => {
    expect(toDate(now).getTime()).toBe(toDate(now * 1000).getTime());
  });
});
