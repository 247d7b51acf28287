import { describe, expect, it } from '@jest/globals';
import { JoinedReads } from './joined-reads.js';

function reading(read = async (asked: readonly number[]) => asked.map((id) => `row ${id}`)) {
  const queries: (readonly number[])[] = [];
  const reads = new JoinedReads((asked: readonly number[]) => {
    queries.push(asked);
    return read(asked);
  });
  return { reads, queries };
}

describe('reads of one tick', () => {
  it('are one query, each with its own answer', async () => {
    const { reads, queries } = reading();
    expect(await Promise.all([reads.one(3), reads.one(1), reads.one(3)])).toEqual(['row 3', 'row 1', 'row 3']);
    expect(queries).toEqual([[3, 1, 3]]);
  });

  it('do not wait for those of later ticks', async () => {
    const { reads, queries } = reading();
    expect([await reads.one(1), await reads.one(2)]).toEqual(['row 1', 'row 2']);
    expect(queries).toEqual([[1], [2]]);
  });

  it('fail together, and the next ones are tried anew', async () => {
    let isAway = true;
    const { reads } = reading(async (asked) => {
      if (isAway) throw new Error('away');
      return asked.map(String);
    });
    const failed = await Promise.allSettled([reads.one(1), reads.one(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await reads.one(1)).toBe('1');
  });
});
