import { describe, expect, it } from '@jest/globals';
import { guardingUnique } from './unique-violation.js';

const refusedBy = (constraint?: string, code = '23505') =>
  guardingUnique(() => Promise.reject(Object.assign(new Error('duplicate key'), { code, constraint })));

describe('a write that a unique index refuses', () => {
  it.each([
    ['account_name_key', 'USER_NAME_TAKEN', 'name'],
    ['account_phone', 'PHONE_TAKEN', 'phone'],
    ['account_email_key', 'EMAIL_TAKEN', 'email'],
  ])('%s is the conflict %s', async (constraint, reason, field) => {
    const details = { fields: { [field]: { code: `${field}.taken` } } };
    await expect(refusedBy(constraint)).rejects.toMatchObject({ reason, kind: 'conflict', details });
  });

  it('stays what it is where the caller can do nothing about it', async () => {
    await expect(refusedBy('login_session_pkey')).rejects.toThrow('duplicate key');
    await expect(refusedBy('account_name_key', '40001')).rejects.toThrow('duplicate key');
    await expect(guardingUnique(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('answers when nothing is refused', async () => {
    expect(await guardingUnique(async () => 7)).toBe(7);
  });
});
