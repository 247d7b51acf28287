import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stepAt, totpCode } from '../src/totp/totp-code.js';
import {
  aLearner,
  aSuperAdmin,
  type Person,
  password,
  reasonOf,
  selfUser,
  signInAnswer,
  someClient,
} from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

const codeAt = (secret: string, steps = 0) => totpCode(secret, stepAt(service.clock.now()) + steps);
const wrongCode = (secret: string) => String((Number(codeAt(secret)) + 500_000) % 1_000_000).padStart(6, '0');
const enable = ({ caller }: Person, totpSecret: string, code: string) =>
  service.totps.enableTotp({ caller, totpSecret, code });
const disable = ({ caller }: Person, code: string, given = password) =>
  service.totps.disableTotp({ caller, password: given, code });

let addresses = 0;
const signIn = async ({ name }: Person, totp: string, given = password, ip = `192.0.2.${++addresses}`) =>
  signInAnswer(await service.accounts.signIn({ name, password: given, totp, client: { ...someClient, ip } }));

/** Someone with the second factor on. */
async function aCarefulLearner(): Promise<Person & { secret: string }> {
  const person = await aLearner(service);
  const { totpSecret: secret } = await service.totps.setUpTotp({ caller: person.caller });
  await enable(person, secret, codeAt(secret));
  return { ...person, secret };
}

describe('switching one-time codes on', () => {
  it('wants the offered secret and a code of it, and changes nothing before', async () => {
    const person = await aLearner(service);
    const { totpSecret, otpauthUrl } = await service.totps.setUpTotp({ caller: person.caller });
    expect(otpauthUrl).toContain(`secret=${totpSecret}`);
    expect((await signIn(person, '')).user.totpEnabled).toBe(false);
    expect(await reasonOf(enable(person, 'MZXW6YTBOI', codeAt('MZXW6YTBOI')))).toBe('TOTP_SECRET_UNKNOWN');
    await expect(enable(person, totpSecret, wrongCode(totpSecret))).rejects.toMatchObject({
      ...{ reason: 'TOTP_INVALID', kind: 'invalid', details: { fields: { code: { code: 'totp.wrong' } } } },
    });
    const user = selfUser(await enable(person, totpSecret, codeAt(totpSecret)));
    expect(user).toMatchObject({ id: person.id, totpEnabled: true });
    expect(await reasonOf(enable(person, totpSecret, codeAt(totpSecret)))).toBe('TOTP_ALREADY_ENABLED');
    expect(await reasonOf(service.totps.setUpTotp({ caller: person.caller }))).toBe('TOTP_ALREADY_ENABLED');
  });

  it('is possible for ten minutes', async () => {
    const person = await aLearner(service);
    const { totpSecret } = await service.totps.setUpTotp({ caller: person.caller });
    service.clock.advance(600);
    expect(await reasonOf(enable(person, totpSecret, codeAt(totpSecret)))).toBe('TOTP_SECRET_UNKNOWN');
  });

  it('keeps the secret where the database alone does not give it away', async () => {
    const { id, secret } = await aCarefulLearner();
    const [row] = await service.database.query<{ sealed_secret: Buffer }>('select * from totp where user_id = $1', [
      id,
    ]);
    expect(row!.sealed_secret.toString('latin1')).not.toContain(secret);
  });
});

describe('signing in with one-time codes on', () => {
  it('wants a code after the right password only', async () => {
    const person = await aCarefulLearner();
    await expect(signIn(person, '')).rejects.toMatchObject({ reason: 'TOTP_REQUIRED', kind: 'unauthenticated' });
    await expect(signIn(person, wrongCode(person.secret))).rejects.toMatchObject({
      ...{ reason: 'TOTP_INVALID', kind: 'unauthenticated', details: {} },
    });
    expect(await reasonOf(signIn(person, codeAt(person.secret), 'wrong-password'))).toBe('BAD_CREDENTIALS');
    expect((await signIn(person, codeAt(person.secret))).user.totpEnabled).toBe(true);
  });

  it('takes each code once, also of two that come at the same moment', async () => {
    const person = await aCarefulLearner();
    const same = () => reasonOf(signIn(person, codeAt(person.secret)));
    expect((await Promise.all([same(), same(), same()])).toSorted()).toEqual(['', 'TOTP_INVALID', 'TOTP_INVALID']);
    expect(await reasonOf(signIn(person, codeAt(person.secret, 1)))).toBe('');
    expect(await reasonOf(signIn(person, codeAt(person.secret, -1)))).toBe('');
    service.clock.advance(30);
    expect(await same()).toBe('TOTP_INVALID');
    service.clock.advance(30);
    expect(await same()).toBe('');
  });

  it('takes clocks that are half a minute wrong, not a whole one', async () => {
    const person = await aCarefulLearner();
    expect(await reasonOf(signIn(person, codeAt(person.secret, 2)))).toBe('TOTP_INVALID');
    expect(await reasonOf(signIn(person, codeAt(person.secret, -2)))).toBe('TOTP_INVALID');
  });

  it('is shut after ten wrong codes, however many come at the same moment', async () => {
    const person = await aCarefulLearner();
    const ip = '198.51.100.1';
    const wrong = () => reasonOf(signIn(person, wrongCode(person.secret), password, ip));
    const reasons = await Promise.all(Array.from({ length: 14 }, wrong));
    expect(reasons.filter((reason) => reason === 'TOTP_INVALID')).toHaveLength(10);
    expect(await reasonOf(signIn(person, codeAt(person.secret), password, ip))).toBe('RATE_LIMITED');
  });

  it('tells a blocked user who knows the password', async () => {
    const person = await aCarefulLearner();
    const blocked = 'update account set blocking_until = $2 where id = $1';
    await service.database.query(blocked, [person.id, new Date('2030-01-01')]);
    expect(await reasonOf(signIn(person, ''))).toBe('USER_BLOCKED');
  });
});

describe('switching one-time codes off', () => {
  it('wants password and code', async () => {
    const person = await aCarefulLearner();
    await expect(disable(person, codeAt(person.secret), 'wrong-password')).rejects.toMatchObject({
      ...{ reason: 'OLD_PASSWORD_WRONG', details: { fields: { password: { code: 'password.wrong' } } } },
    });
    await expect(disable(person, wrongCode(person.secret))).rejects.toMatchObject({
      reason: 'TOTP_INVALID',
      kind: 'invalid',
    });
    expect(selfUser(await disable(person, codeAt(person.secret))).totpEnabled).toBe(false);
    expect((await signIn(person, '')).user.id).toBe(person.id);
    expect(await reasonOf(disable(person, codeAt(person.secret)))).toBe('TOTP_INVALID');
  });

  it('does not take the code that signed in', async () => {
    const person = await aCarefulLearner();
    await signIn(person, codeAt(person.secret));
    expect(await reasonOf(disable(person, codeAt(person.secret)))).toBe('TOTP_INVALID');
    expect(await reasonOf(disable(person, codeAt(person.secret, 1)))).toBe('');
  });

  it('is tried ten times in ten minutes', async () => {
    const person = await aCarefulLearner();
    for (let i = 0; i < 10; i++) expect(await reasonOf(disable(person, wrongCode(person.secret)))).toBe('TOTP_INVALID');
    expect(await reasonOf(disable(person, codeAt(person.secret)))).toBe('RATE_LIMITED');
  });

  it('is what admins can do for others', async () => {
    const [person, admin] = [await aCarefulLearner(), await aSuperAdmin(service)];
    const request = { caller: admin.caller, id: person.id, fields: { totpEnabled: false }, ownSettings: false };
    const changed = await service.users.updateUser({ ...request, updateMask: ['totp_enabled'] });
    expect(selfUser(changed).totpEnabled).toBe(false);
    expect(await reasonOf(signIn(person, ''))).toBe('');
  });
});
