import { describe, expect, it } from '@jest/globals';
import { conditionOf, containing } from './user-filter.js';

describe('a filter of users', () => {
  it('takes pattern characters literally', () => {
    expect(containing(String.raw`50%_a\b`)).toBe(String.raw`%50\%\_a\\b%`);
  });

  it('folds the search before it escapes: a full-width percent sign is no wildcard', () => {
    expect(conditionOf({ types: [], search: 'Ａ％', includeDeleted: true }).values[0]).toBe(String.raw`%a\%%`);
  });

  it('numbers its values', () => {
    const { sql, values } = conditionOf({ types: [0, 1], search: 'Li', includeDeleted: false });
    expect(sql).toMatch(/deleted_at is null and type = any\(\$1::int\[\]\) and .*\$2.*\$3.*\$4/);
    expect(values).toEqual([[0, 1], '%li%', '%li%', '%Li%']);
  });
});
