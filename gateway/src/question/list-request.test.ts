import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../session/caller.js';
import { listRequestOf } from './list-request.js';
import { questionList } from './question.input.js';

const someone = (type: number): Caller => ({ userId: 4, type, vipUntil: null, sessionId: 's' });
const request = (query: Record<string, string>, caller: Caller | null = null) =>
  listRequestOf(questionList.parse(query), caller);

describe('listRequestOf', () => {
  it('asks for all types but Mock, the newest first', () => {
    expect(request({})).toMatchObject({
      ...{ type: undefined, difficulty: undefined, predictiveHigh: false, sortBy: 'createdAt', descending: true },
      ...{ limit: 20, offset: 0, withRows: true, withCount: false, withTexts: false },
    });
    expect(request({ type: '0', difficulty: '0' })).toMatchObject({ type: 0, difficulty: 0 });
  });

  it.each([
    [{ predictive: 'high' }, 'predictiveRate', true],
    [{ predictive: 'high', sortOrder: 'asc' }, 'predictiveRate', false],
    [{ predictive: 'high', sortBy: 'name' }, 'name', true],
    [{ sortBy: 'name', sortOrder: 'asc' }, 'name', false],
    [{ sortOrder: 'asc' }, 'createdAt', false],
  ])('%j is ordered by %s, descending: %s', (query, sortBy, descending) => {
    expect(request(query)).toMatchObject({ sortBy, descending });
  });

  it('names a learner only where the rows depend on one, so that the rest can be cached', () => {
    expect(request({}, someone(2)).userId).toBeUndefined();
    expect(request({ hasPracticed: 'false' }, someone(2)).userId).toBe(4);
    expect(request({ hasPracticed: 'true' }).userId).toBeUndefined();
  });

  it('asks for texts for admins, and for no rows when counting', () => {
    expect(request({}, someone(1)).withTexts).toBe(true);
    expect(request({ count: 'true' })).toMatchObject({ withRows: false, withCount: true });
    expect(request({ withCount: 'true' })).toMatchObject({ withRows: true, withCount: true });
  });
});
