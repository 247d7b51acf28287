import { describe, expect, it } from '@jest/globals';
import { callerOf } from './caller.js';

describe('the caller', () => {
  it.each([
    [0, false, { isAdmin: true, isVip: true }],
    [1, false, { isAdmin: true, isVip: true }],
    [2, true, { isAdmin: false, isVip: true }],
    [2, false, { isAdmin: false, isVip: false }],
  ])('of type %i with vip %p is %j', (type, vip, expected) => {
    expect(callerOf({ userId: 7, type, vip })).toEqual({ userId: 7, ...expected });
  });

  it('must be there', () => {
    expect(() => callerOf(undefined)).toThrow('UNAUTHORIZED');
  });
});
