import { describe, expect, it } from '@jest/globals';
import { createStopwatch } from './stopwatch.js';

describe('the stopwatch', () => {
  it('goes on from what was worked before and stands still while stopped', () => {
    let now = 1_000;
    const watch = createStopwatch(30, () => now);
    now += 5_500;
    expect(watch.seconds()).toBe(35);
    watch.stop();
    now += 60_000;
    expect(watch.seconds()).toBe(35);
    watch.resume();
    watch.resume();
    now += 1_000;
    expect(watch.seconds()).toBe(36);
  });
});
