import { describe, expect, it } from '@jest/globals';
import { SlidingCount, windowLength } from './sliding-count.js';

const start = 100 * windowLength;

function counted(times: readonly number[]): SlidingCount {
  const count = new SlidingCount(times[0] ?? start);
  for (const time of times) count.add(time);
  return count;
}

const many = (number: number, time: number) => Array.from({ length: number }, () => time);

describe('SlidingCount', () => {
  it('counts what came in this window', () => {
    expect(counted(many(5, start + 10_000)).estimate(start + 59_999)).toBe(5);
  });

  it('counts the share of the last window that is still within a minute', () => {
    const count = counted(many(100, start));
    expect(count.estimate(start + windowLength)).toBe(100);
    expect(count.estimate(start + windowLength * 1.25)).toBeCloseTo(75);
    count.add(start + windowLength * 1.25);
    expect(count.estimate(start + windowLength * 1.5)).toBeCloseTo(51);
  });

  it('forgets what is older', () => {
    const count = counted(many(100, start));
    expect(count.isIdle(start + windowLength * 1.9)).toBe(false);
    expect(count.isIdle(start + windowLength * 2)).toBe(true);
    expect(count.estimate(start + windowLength * 2.1)).toBe(0);
  });

  it.each([
    [10, start + 15_000],
    [10, start + 59_000],
    [25, start + 30_000],
  ])('%i requests have waited long enough when it says so', (number, time) => {
    const limit = 10;
    const count = counted(many(number, time));
    const wait = count.waitFor(limit, time);
    expect(wait).toBeGreaterThan(0);
    expect(count.estimate(time + wait + 1)).toBeLessThan(limit);
  });

  it('waits for the last window to pass when that is what fills it', () => {
    const count = counted(many(8, start));
    const now = start + windowLength;
    for (const time of many(4, now)) count.add(time);
    const wait = count.waitFor(10, now);
    expect(count.estimate(now + wait + 1)).toBeLessThan(10);
  });

  it('tells the others what they do not know, once', () => {
    const count = counted(many(3, start));
    expect(count.takeUntold()).toEqual({ window: 100, count: 3 });
    expect(count.takeUntold()).toEqual({ window: 100, count: 0 });
  });

  it('takes over the sum of all, and what was counted since', () => {
    const count = counted(many(3, start));
    const { window } = count.takeUntold();
    count.add(start + 1);
    count.settle(window, 10);
    expect(count.estimate(start + 2)).toBe(11);
    count.settle(window - 1, 99);
    expect(count.estimate(start + 2)).toBe(11);
  });
});
