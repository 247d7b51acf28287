import { describe, expect, it } from '@jest/globals';
import { inTime } from './in-time.js';

describe('work with a time limit', () => {
  it('gives its result', async () => {
    await expect(inTime(Promise.resolve(7), 1_000)).resolves.toBe(7);
  });

  it('fails with its own error', async () => {
    await expect(inTime(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
  });

  it('is given up when it takes too long, and its late failure harms nobody', async () => {
    const late = Promise.withResolvers<never>();
    await expect(inTime(late.promise, 5)).rejects.toThrow('5 ms');
    late.reject(new Error('late'));
    await expect(late.promise).rejects.toThrow('late');
  });
});
