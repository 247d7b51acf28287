import { describe, expect, it } from '@jest/globals';
import { normalQuery, spellingsOf } from './query.js';

const spellings = spellingsOf(['sortBy', 'limit', 'offset', 'count', 'includeDeleted']);

describe('normalQuery', () => {
  it.each([
    [{ sortBy: 'id' }, { sortBy: 'id' }],
    [{ sort_by: 'id' }, { sortBy: 'id' }],
    [{ sortBy: 'id', sort_by: 'name' }, { sortBy: 'id' }],
    [{ sortBy: '', sort_by: 'name' }, { sortBy: 'name' }],
    [{ include_deleted: 'true', unknown: '1' }, { includeDeleted: 'true' }],
    [{ limit: '' }, {}],
    [{ SORTBY: 'id' }, {}],
  ])('%j is %j', (raw, values) => {
    expect(normalQuery(raw, spellings)).toEqual({ values, problems: {} });
  });

  it('refuses a repeated key, but not an unknown one', () => {
    const { problems } = normalQuery({ limit: ['1', '2'], sort_by: ['id', 'id'], other: ['1', '2'] }, spellings);
    expect(problems).toEqual({ limit: { code: 'repeated' }, sortBy: { code: 'repeated' } });
  });

  it('ignores limit and offset, right or wrong, when counting', () => {
    const raw = { count: 'true', limit: ['0', '1'], offset: '-1', sortBy: 'id' };
    expect(normalQuery(raw, spellings)).toEqual({ values: { count: 'true', sortBy: 'id' }, problems: {} });
    expect(normalQuery({ count: 'false', limit: '5' }, spellings).values).toEqual({ count: 'false', limit: '5' });
  });
});
