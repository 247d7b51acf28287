import { describe, expect, it } from '@jest/globals';
import { readChange, readNewUser, readOwnSettings } from './user-input.js';

describe('what an admin changes', () => {
  it('is what the mask names; named but absent is null', () => {
    const fields = { name: ' lily ', level: 4, vipUntil: 100, preferCore: 1 };
    expect(readChange(fields, ['name', 'vip_until', 'blocking_until', 'phone', 'views'])).toEqual({
      change: { name: 'lily', vipUntil: new Date(100_000), blockingUntil: null, phone: null },
      password: undefined,
      disablesTotp: false,
    });
  });

  it('restores by a cleared deleted_at and disables TOTP by a false totp_enabled', () => {
    expect(readChange({ totpEnabled: false }, ['deleted_at', 'totp_enabled'])).toEqual({
      change: { restored: true },
      password: undefined,
      disablesTotp: true,
    });
  });

  it.each([[{ password: '' }], [{}]])('keeps the password with %j', (fields) => {
    expect(readChange(fields, ['password'])).toEqual({ change: {}, password: undefined, disablesTotp: false });
  });

  it('puts a Chinese mobile number into its international form', () => {
    expect(readChange({ phone: '13800000001' }, ['phone']).change).toEqual({ phone: '+8613800000001' });
  });
});

describe('what users change of themselves', () => {
  it('is name and preferCore, whatever else is named, right or wrong', () => {
    const fields = { name: 'lily', preferCore: 0, type: 9, level: 1, password: '1' };
    expect(readOwnSettings(fields, ['name', 'prefer_core', 'type', 'level', 'password'])).toEqual({
      name: 'lily',
      preferCore: 0,
    });
  });
});

describe('a new user', () => {
  it('is a learner without anything unless given', () => {
    expect(readNewUser({ name: 'lily', password: ' secret ' })).toEqual({
      ...{ name: 'lily', password: ' secret ', type: 2, level: 0, preferCore: 2 },
      ...{ vipUntil: null, phone: null, email: null, blockingUntil: null },
    });
  });
});
