import { describe, expect, it } from '@jest/globals';
import { createServerClock, formatLeft, momentPassed, secondsLeft } from './server-clock.js';

describe('the exam clock', () => {
  it('follows the server although the device is wrong by an hour', () => {
    let device = 5_000_000;
    const clock = createServerClock(8_600, () => device);
    device += 90_000;
    expect(clock.now()).toBe(8_690);
  });

  it('takes over the time of a later answer', () => {
    let device = 0;
    const clock = createServerClock(1_000, () => device);
    device = 10_000;
    clock.sync(1_500);
    device = 12_000;
    expect(clock.now()).toBe(1_502);
  });

  it('shows a whole hour before the exam, then what is left, and never less than nothing', () => {
    expect(secondsLeft(null, 123)).toBe(3_600);
    expect(secondsLeft(1_000, 400.2)).toBe(600);
    expect(secondsLeft(1_000, 1_001)).toBe(0);
  });

  it.each([
    [3_600, '60:00'],
    [2_467, '41:07'],
    [59, '00:59'],
    [0, '00:00'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(formatLeft(seconds)).toBe(text);
  });

  it('speaks once at each moment, also when the page slept over it', () => {
    expect(momentPassed(1_801, 1_800)).toBe(1_800);
    expect(momentPassed(1_800, 1_799)).toBeNull();
    expect(momentPassed(2_000, 200)).toBe(300);
    expect(momentPassed(11, 10)).toBe(10);
  });
});
