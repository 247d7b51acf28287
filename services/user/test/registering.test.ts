import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrations } from '../src/limits/rate-limit.js';
import { aLearner, aName, password, reasonOf, signIn, signInAnswer, someClient } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

const register = (given: object = {}) =>
  service.accounts.register({ name: aName(), password, preferCore: 2, client: someClient, ...given });

describe('registering', () => {
  it('answers the new learner with a token that works for 7 days', async () => {
    const name = aName();
    const answer = signInAnswer(await register({ name: `  ${name} `, preferCore: 0 }));
    expect(answer).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: 1773144000 + 604800,
      user: {
        id: expect.any(Number),
        name,
        avatar: null,
        level: 0,
        type: 2,
        vipUntil: null,
        preferCore: 0,
        phone: null,
        email: null,
        emailVerifiedAt: null,
        stats: { duration: 0, count: 0, accuracy: null },
        wechatBound: false,
        totpEnabled: false,
        hasPassword: true,
        blockingUntil: null,
        createdAt: 1773144000,
        deletedAt: null,
      },
    });
    const { caller } = await service.accounts.resolveToken({ token: answer.token });
    expect(caller).toMatchObject({ userId: answer.user.id, type: 2 });
  });

  it('stores neither password nor token', async () => {
    const { token, user } = signInAnswer(await register());
    const rows = await service.database.query(
      'select a.password_hash, s.* from account a join login_session s on s.user_id = a.id where a.id = $1',
      [user.id],
    );
    expect(rows).toMatchObject([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['TAKEN-Name', 'ｔａｋｅｎ-name'])('knows %s as the same name', async (other) => {
    await reasonOf(register({ name: 'taken-name' }));
    const refused = register({ name: other });
    await expect(refused).rejects.toMatchObject({
      reason: 'USER_NAME_TAKEN',
      kind: 'conflict',
      details: { fields: { name: { code: 'name.taken' } } },
    });
  });

  it('keeps the name of a deleted user', async () => {
    const { id, name } = await aLearner(service);
    await service.database.query('update account set deleted_at = now() where id = $1', [id]);
    expect(await reasonOf(register({ name }))).toBe('USER_NAME_TAKEN');
  });

  it('lets exactly one of ten simultaneous registrations win', async () => {
    const name = aName();
    const client = { ip: '198.51.100.10', userAgent: '' };
    const all = Array.from({ length: 10 }, (_, i) => register({ name: i % 2 ? name : name.toUpperCase(), client }));
    const reasons = await Promise.all(all.map(reasonOf));
    expect(reasons.sort()).toEqual(['', ...Array.from({ length: 9 }, () => 'USER_NAME_TAKEN')]);
    // Those who were too late took no place.
    for (let i = 0; i < 29; i++) await service.limiter.take(registrations, client.ip);
    expect(await reasonOf(service.limiter.take(registrations, client.ip))).toBe('RATE_LIMITED');
  });

  it('names every refused field', async () => {
    const refused = register({ name: '12345', password: 'short', preferCore: 3 });
    await expect(refused).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: {
        fields: {
          name: { code: 'name.digits' },
          password: { code: 'password.length' },
          preferCore: { code: 'invalid' },
        },
      },
    });
  });

  it('takes passwords as they are: blanks, 100 characters, the last one counts', async () => {
    const { name } = await aLearner(service);
    const long = ` ${'密'.repeat(98)}x`;
    const other = signInAnswer(await register({ password: long })).user.name;
    expect((await signIn(service, other, long)).user.name).toBe(other);
    expect(await reasonOf(signIn(service, other, `${long.slice(0, -1)}y`))).toBe('BAD_CREDENTIALS');
    expect(await reasonOf(signIn(service, name, ` ${password}`))).toBe('BAD_CREDENTIALS');
  });

  it('counts only what was registered, 30 an hour and address', async () => {
    const client = { ip: '198.51.100.30', userAgent: '' };
    const { name } = await aLearner(service);
    for (let i = 0; i < 29; i++) await service.limiter.take(registrations, client.ip);
    expect(await reasonOf(register({ client }))).toBe('');
    expect(await reasonOf(register({ client, name: 'x' }))).toBe('VALIDATION');
    expect(await reasonOf(register({ client, name }))).toBe('USER_NAME_TAKEN');
    await expect(register({ client })).rejects.toMatchObject({
      reason: 'RATE_LIMITED',
      kind: 'rate-limited',
      details: { retryAfter: 3600 },
    });
    service.clock.advance(3601);
    expect(await reasonOf(register({ client }))).toBe('');
  });
});
