import { describe, expect, it } from '@jest/globals';
import { ObjectStoreUnavailable } from '@pte/object-store/object-store-error';
import { delayOfNextTry } from './next-try.js';

describe('the next try', () => {
  it('comes twice after a crash, then never', () => {
    const crash = new Error('the scoring process ended');
    expect([1, 2, 3, 4].map((tries) => delayOfNextTry(crash, tries))).toEqual([1, 2, undefined, undefined]);
  });

  it('comes again and again while the object store is away, later each time up to half a minute', () => {
    const outage = new ObjectStoreUnavailable('away');
    expect([1, 2, 3, 4, 5, 6, 7, 50].map((tries) => delayOfNextTry(outage, tries))).toEqual([
      1, 2, 4, 8, 16, 30, 30, 30,
    ]);
  });
});
