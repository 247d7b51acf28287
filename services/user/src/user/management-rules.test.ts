import { describe, expect, it } from '@jest/globals';
import { requireAdmin, requireManagementOf } from './management-rules.js';
import type { UserType } from './user.js';

const verdict = (act: () => void): string => {
  try {
    act();
    return '';
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

describe('who may manage whom', () => {
  it.each<[number, UserType, number | undefined, string]>([
    [0, 0, undefined, ''],
    [0, 2, 0, ''],
    [1, 2, undefined, ''],
    [1, 2, 2, ''],
    [1, 2, 1, 'SUPER_ADMIN_REQUIRED'],
    [1, 2, 3, 'SUPER_ADMIN_REQUIRED'],
    [1, 1, undefined, 'SUPER_ADMIN_REQUIRED'],
    [1, 0, 2, 'SUPER_ADMIN_REQUIRED'],
    [2, 2, undefined, 'ADMIN_REQUIRED'],
  ])('type %d on type %d to become %s: %j', (type, target, wanted, expected) => {
    expect(verdict(() => requireManagementOf({ type }, target, wanted))).toBe(expected);
  });

  it('admins are types 0 and 1', () => {
    expect([0, 1, 2].map((type) => verdict(() => requireAdmin({ type })))).toEqual(['', '', 'ADMIN_REQUIRED']);
  });
});
