import { describe, expect, it } from '@jest/globals';
import { backoff } from './backoff.ts';

describe('backoff', () => {
  it('doubles from half a second up to half a minute', () => {
    expect([1, 2, 3, 4, 20].map(backoff)).toEqual([500, 1000, 2000, 4000, 30_000]);
  });
});
