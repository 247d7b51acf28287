import { describe, expect, it } from '@jest/globals';
import { eventually } from './eventually.ts';

describe('eventually', () => {
  it('gives the result of the first look that does not throw', async () => {
    let looks = 0;
    const result = await eventually(
      () => {
        looks += 1;
        if (looks < 3) throw new Error('not yet');
        return looks;
      },
      { interval: 1 },
    );
    expect(result).toBe(3);
  });

  it('throws what the last look threw when time is up', async () => {
    const look = () => Promise.reject(new Error('never'));
    await expect(eventually(look, { timeout: 20, interval: 5 })).rejects.toThrow('never');
  });
});
