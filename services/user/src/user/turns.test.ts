import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

describe('turns', () => {
  it('lets no more run than there are places, in order, also after failures', async () => {
    const turns = new Turns(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) => async () => {
      order.push(number);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      if (number % 3 === 0) throw new Error('failed');
      return number;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((number) => turns.run(work(number))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  });
});
