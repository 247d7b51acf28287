import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RemoveExpiredSessions } from '../src/session/remove-expired-sessions.js';
import { aLearner, type Person, reasonOf, signIn, signInAnswer, someClient } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

const day = 86_400;
const resolve = (token: string) => service.accounts.resolveToken({ token });
const sessionsOf = async ({ caller }: Person) => JSON.parse((await service.accounts.listSessions({ caller })).json);

describe('a token', () => {
  it('is who holds it: user, type, VIP, session and its end', async () => {
    const { id, token } = await aLearner(service);
    await service.database.query('update account set type = 1, vip_until = $2 where id = $1', [
      id,
      new Date(1_800_000_000_000),
    ]);
    expect(await resolve(token)).toEqual({
      caller: { userId: id, type: 1, sessionId: expect.any(String), vipUntil: 1_800_000_000 },
      expiresAt: Math.floor(service.clock.now().getTime() / 1000) + 7 * day,
      epoch: '',
    });
  });

  it.each(['', 'unknown', 'x'.repeat(5000)])('is refused when nobody has it', async (token) => {
    await expect(resolve(token)).rejects.toMatchObject({ reason: 'TOKEN_INVALID', kind: 'unauthenticated' });
  });

  it('is refused after 7 days without refresh', async () => {
    const { token } = await aLearner(service);
    service.clock.advance(7 * day - 1);
    expect(await reasonOf(resolve(token))).toBe('');
    service.clock.advance(1);
    expect(await reasonOf(resolve(token))).toBe('TOKEN_INVALID');
    expect(await reasonOf(service.accounts.refresh({ token, client: someClient }))).toBe('TOKEN_INVALID');
  });

  it('of a deleted user is refused, of a blocked one forbidden until then', async () => {
    const { id, token } = await aLearner(service);
    const until = new Date(service.clock.now().getTime() + 60_000);
    await service.database.query('update account set blocking_until = $2 where id = $1', [id, until]);
    await expect(resolve(token)).rejects.toMatchObject({ reason: 'USER_BLOCKED', kind: 'forbidden' });
    expect(await reasonOf(service.accounts.refresh({ token, client: someClient }))).toBe('USER_BLOCKED');
    service.clock.advance(60);
    expect(await reasonOf(resolve(token))).toBe('');
    await service.database.query('update account set deleted_at = now() where id = $1', [id]);
    expect(await reasonOf(resolve(token))).toBe('TOKEN_INVALID');
    expect(await reasonOf(service.accounts.refresh({ token, client: someClient }))).toBe('TOKEN_INVALID');
  });
});

describe('refreshing', () => {
  it('gives 7 more days and a token that works, also for tabs that refresh at the same time', async () => {
    const { token, id } = await aLearner(service);
    service.clock.advance(6 * day);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => service.accounts.refresh({ token, client: someClient })),
    );
    service.clock.advance(6 * day);
    for (const answer of answers.map(signInAnswer)) {
      expect(answer.expiresAt).toBe(Math.floor(service.clock.now().getTime() / 1000) + day);
      expect((await resolve(answer.token)).caller?.userId).toBe(id);
    }
  });
});

describe('the sessions of a user', () => {
  it('are listed with the newest use first and the current one marked', async () => {
    const person = await aLearner(service);
    service.clock.advance(100);
    const userAgent = `Mozilla\u0007/5.0 ${'長'.repeat(300)}`;
    const client = { ip: '2001:db8::1', userAgent };
    await service.accounts.signIn({ name: person.name, password: 'right-password', totp: '', client });
    const now = Math.floor(service.clock.now().getTime() / 1000);
    expect(await sessionsOf(person)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now + 7 * day,
        ip: '2001:db8::1',
        userAgent: `Mozilla/5.0 ${'長'.repeat(243)}`,
        current: false,
      },
      {
        id: person.caller.sessionId,
        createdAt: now - 100,
        lastUsedAt: now - 100,
        expiresAt: now - 100 + 7 * day,
        ip: someClient.ip,
        userAgent: 'Firefox',
        current: true,
      },
    ]);
    service.clock.advance(100);
    await resolve(person.token);
    expect(await sessionsOf(person)).toMatchObject([{ current: true, lastUsedAt: now + 100 }, { current: false }]);
  });

  it('end one by one, each at once and with its event', async () => {
    const person = await aLearner(service);
    const other = await signIn(service, person.name);
    const [{ id }] = (await sessionsOf(person)).filter(({ current }: { current: boolean }) => !current);
    await service.accounts.endSession({ caller: person.caller, id });
    expect(await reasonOf(resolve(other.token))).toBe('TOKEN_INVALID');
    expect(await reasonOf(resolve(person.token))).toBe('');
    expect(await service.events()).toContainEqual({
      type: 'session.revoked.v1',
      data: { userId: person.id, sessionId: id },
    });
    expect(await reasonOf(service.accounts.endSession({ caller: person.caller, id }))).toBe('SESSION_NOT_FOUND');
  });

  it('are found by their own user only', async () => {
    const [person, stranger] = [await aLearner(service), await aLearner(service)];
    const end = (id: string) => reasonOf(service.accounts.endSession({ caller: stranger.caller, id }));
    for (const id of [person.caller.sessionId, randomUUID(), 'no-uuid', '']) {
      expect(await end(id)).toBe('SESSION_NOT_FOUND');
    }
    expect(await reasonOf(resolve(person.token))).toBe('');
  });

  it('end all but the current', async () => {
    const person = await aLearner(service);
    const others = [await signIn(service, person.name), await signIn(service, person.name)];
    expect(await service.accounts.endOtherSessions({ caller: person.caller })).toEqual({ count: 2 });
    const reasons = await Promise.all([...others, person].map(({ token }) => reasonOf(resolve(token))));
    expect(reasons).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID', '']);
  });

  it('end by signing out, the others stay; twice is as good', async () => {
    const person = await aLearner(service);
    const other = await signIn(service, person.name);
    await Promise.all([1, 2].map(() => service.accounts.signOut({ caller: person.caller })));
    expect(await reasonOf(resolve(person.token))).toBe('TOKEN_INVALID');
    expect(await reasonOf(resolve(other.token))).toBe('');
  });

  it('are taken out when their time is over', async () => {
    const [old, { clock, database }] = [await aLearner(service), service];
    clock.advance(6 * day);
    const young = await aLearner(service);
    clock.advance(day);
    await new RemoveExpiredSessions(database, clock, undefined as never).run();
    const rows = await database.query('select user_id from login_session where user_id = any($1)', [
      [old.id, young.id],
    ]);
    expect(rows).toEqual([{ user_id: young.id }]);
  });
});

describe('what gateways remember of tokens', () => {
  const remember = async ({ id, token }: Person) => {
    const key = service.redisKey(`token:${createHash('sha256').update(token).digest('hex')}`);
    await service.redis.set(key, '{}');
    await service.redis.sadd(service.redisKey(`user-tokens:${id}`), key);
    return () => service.redis.exists(key, service.redisKey(`user-tokens:${id}`));
  };

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['signing out', ({ caller }) => service.accounts.signOut({ caller })],
    ['ending a session', ({ caller }) => service.accounts.endSession({ caller, id: caller.sessionId })],
    ['ending the others', ({ caller }) => service.accounts.endOtherSessions({ caller })],
    ['refreshing', ({ token }) => service.accounts.refresh({ token, client: someClient })],
    [
      'a new password',
      ({ caller }) =>
        service.accounts.updatePassword({ caller, oldPassword: 'right-password', newPassword: 'another-password' }),
    ],
  ])('is gone when %s answers, and the epoch is another', async (_, act) => {
    const [person, bystander] = [await aLearner(service), await aLearner(service)];
    const [remembered, ofBystander] = [await remember(person), await remember(bystander)];
    const { epoch } = await resolve((await signIn(service, person.name)).token);
    await act(person);
    expect(await remembered()).toBe(0);
    expect(await ofBystander()).toBe(2);
    expect(await service.redis.get(service.redisKey(`user-epoch:${person.id}`))).not.toBe(epoch);
  });
});
