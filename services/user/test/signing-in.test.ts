import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Queries } from '@pte/service-kit/database';
import { failedSignInsOfAddress } from '../src/limits/rate-limit.js';
import { heldUp } from './held-up.js';
import { aLearner, aManager, aName, password, reasonOf, selfUser, signIn, someClient } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

let addresses = 0;
/** Failed sign-ins of one test do not count for another. */
const anAddress = () => `192.0.2.${++addresses}`;

const wrong = (name: string, ip: string) => reasonOf(signIn(service, name, 'wrong-password', ip));
const times = async (count: number, act: () => Promise<string>) => {
  const reasons = [];
  for (let i = 0; i < count; i++) reasons.push(await act());
  return [...new Set(reasons)];
};

describe('signing in', () => {
  it('takes the name without case and blanks around it', async () => {
    const { id, name } = await aLearner(service);
    expect((await signIn(service, ` ${name.toUpperCase()} `)).user.id).toBe(id);
  });

  it('takes a bound phone in both forms and a verified email', async () => {
    const { id } = await aLearner(service);
    await service.database.query(
      `update account set phone = '+8613912345678', email = 'Lily@Example.com', email_key = 'lily@example.com',
         email_verified_at = now() where id = $1`,
      [id],
    );
    for (const typed of ['13912345678', '+8613912345678', 'lily@example.COM']) {
      expect((await signIn(service, typed)).user).toMatchObject({ id, email: 'Lily@Example.com' });
    }
    await service.database.query('update account set email_verified_at = null where id = $1', [id]);
    expect(await reasonOf(signIn(service, 'lily@example.com'))).toBe('BAD_CREDENTIALS');
  });

  it('does not tell unknown, deleted and wrong apart', async () => {
    const [gone, here] = [await aLearner(service), await aLearner(service)];
    await service.database.query('update account set deleted_at = now() where id = $1', [gone.id]);
    const refusals = await Promise.all(
      [signIn(service, aName()), signIn(service, gone.name), signIn(service, here.name, 'wrong-password')].map((call) =>
        call.catch(({ reason, kind, details }) => ({ reason, kind, details })),
      ),
    );
    const refusal = { reason: 'BAD_CREDENTIALS', kind: 'unauthenticated', details: {} };
    expect(refusals).toEqual([refusal, refusal, refusal]);
  });

  it('refuses empty and endless input', async () => {
    const refused = service.accounts.signIn({ name: '  ', password: 'x'.repeat(101), totp: '', client: someClient });
    await expect(refused).rejects.toMatchObject({
      details: { fields: { name: { code: 'credential.length' }, password: { code: 'credential.length' } } },
    });
  });

  it('tells a blocked user only after the right password', async () => {
    const { id, name } = await aLearner(service);
    await service.database.query('update account set blocking_until = $2 where id = $1', [id, new Date('2027-01-01')]);
    expect(await reasonOf(signIn(service, name))).toBe('USER_BLOCKED');
    expect(await reasonOf(signIn(service, name, 'wrong-password'))).toBe('BAD_CREDENTIALS');
  });
});

describe('a password that is replaced while it is proven', () => {
  const replaced = { hold: 'select 1 from account where id = $1 for update' };
  const replace = (id: number) => (queries: Queries) =>
    queries.query("update account set password_hash = 'another' where id = $1", [id]);

  it('opens no session', async () => {
    const { id, name } = await aLearner(service);
    const calls = () => [reasonOf(signIn(service, name))];
    expect(await heldUp(service, { ...replaced, values: [id], calls, meanwhile: replace(id) })).toEqual([
      'BAD_CREDENTIALS',
    ]);
  });

  it('is not replaced again', async () => {
    const { id, caller } = await aLearner(service);
    const request = { caller, oldPassword: password, newPassword: 'another-password' };
    const calls = () => [reasonOf(service.accounts.updatePassword(request))];
    expect(await heldUp(service, { ...replaced, values: [id], calls, meanwhile: replace(id) })).toEqual([
      'OLD_PASSWORD_WRONG',
    ]);
  });
});

describe('failed sign-ins', () => {
  it('shut a name at an address after ten, also for the right password, and open in 10 minutes', async () => {
    const [{ name }, ip] = [await aLearner(service), anAddress()];
    expect(await times(10, () => wrong(name, ip))).toEqual(['BAD_CREDENTIALS']);
    await expect(signIn(service, name, password, ip)).rejects.toMatchObject({
      reason: 'RATE_LIMITED',
      details: { retryAfter: 600 },
    });
    expect(await reasonOf(signIn(service, name, password, anAddress()))).toBe('');
    service.clock.advance(601);
    expect(await reasonOf(signIn(service, name, password, ip))).toBe('');
  });

  it('are forgotten after a success', async () => {
    const [{ name }, ip] = [await aLearner(service), anAddress()];
    for (let round = 0; round < 2; round++) {
      expect(await times(9, () => wrong(name, ip))).toEqual(['BAD_CREDENTIALS']);
      expect(await reasonOf(signIn(service, name, password, ip))).toBe('');
    }
  });

  it('count for names that nobody has', async () => {
    const [name, ip] = [aName(), anAddress()];
    expect(await times(10, () => wrong(name, ip))).toEqual(['BAD_CREDENTIALS']);
    expect(await wrong(name, ip)).toBe('RATE_LIMITED');
  });

  it('are ten at most however many come at the same moment', async () => {
    const [{ name }, ip] = [await aLearner(service), anAddress()];
    const reasons = await Promise.all(Array.from({ length: 25 }, () => wrong(name, ip)));
    expect(reasons.filter((reason) => reason === 'BAD_CREDENTIALS')).toHaveLength(10);
  });

  it('shut an address after a hundred, whatever the names', async () => {
    const [{ name }, ip] = [await aLearner(service), anAddress()];
    for (let i = 0; i < 99; i++) await service.limiter.take(failedSignInsOfAddress, ip);
    expect(await wrong(aName(), ip)).toBe('BAD_CREDENTIALS');
    expect(await reasonOf(signIn(service, name, password, ip))).toBe('RATE_LIMITED');
  });

  it('do not keep many from signing in at the same moment', async () => {
    const [{ name }, ip] = [await aLearner(service), anAddress()];
    const reasons = await Promise.all(Array.from({ length: 15 }, () => reasonOf(signIn(service, name, password, ip))));
    expect(new Set(reasons)).toEqual(new Set(['']));
  });
});

describe('updating the password', () => {
  const update = (caller: Awaited<ReturnType<typeof aLearner>>['caller'], oldPassword: string, newPassword: string) =>
    service.accounts.updatePassword({ caller, oldPassword, newPassword });

  it('ends the other sessions and keeps the calling one', async () => {
    const { caller, name, token, id } = await aLearner(service);
    const other = await signIn(service, name);
    expect(selfUser(await update(caller, password, 'another-password'))).toMatchObject({ id, hasPassword: true });
    expect(await reasonOf(service.accounts.resolveToken({ token: other.token }))).toBe('TOKEN_INVALID');
    expect(await reasonOf(service.accounts.resolveToken({ token }))).toBe('');
    expect(await reasonOf(signIn(service, name))).toBe('BAD_CREDENTIALS');
    expect(await reasonOf(signIn(service, name, 'another-password'))).toBe('');
    expect(await service.events()).toContainEqual({
      type: 'session.revoked.v1',
      data: { userId: id, sessionId: expect.any(String) },
    });
  });

  it('refuses a wrong old one, ten times, then everything for 10 minutes', async () => {
    const { caller } = await aLearner(service);
    await expect(update(caller, 'wrong-password', 'another-password')).rejects.toMatchObject({
      reason: 'OLD_PASSWORD_WRONG',
      kind: 'invalid',
      details: { fields: { oldPassword: { code: 'password.wrong' } } },
    });
    const again = () => reasonOf(update(caller, 'wrong-password', 'another-password'));
    expect(await times(9, again)).toEqual(['OLD_PASSWORD_WRONG']);
    expect(await reasonOf(update(caller, password, 'another-password'))).toBe('RATE_LIMITED');
    service.clock.advance(601);
    expect(await reasonOf(update(caller, password, 'another-password'))).toBe('');
  });

  it('wants a good new one', async () => {
    const { caller } = await aManager(service);
    expect(await reasonOf(update(caller, password, 'short'))).toBe('VALIDATION');
  });

  it('takes an empty old one of those who have none, and no other', async () => {
    const { caller, id } = await aLearner(service);
    await service.database.query('update account set password_hash = null where id = $1', [id]);
    expect(await reasonOf(update(caller, 'anything', 'another-password'))).toBe('OLD_PASSWORD_WRONG');
    expect(await reasonOf(update(caller, '', 'another-password'))).toBe('');
    expect(await reasonOf(update(caller, '', 'third-password'))).toBe('OLD_PASSWORD_WRONG');
  });
});
