import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePorts } from '@pte/local/network';
import { aLearner, reasonOf, signIn } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  const [port] = await freePorts(1);
  service = await startUserService({ REDIS_URL: `redis://127.0.0.1:${port}` });
});
afterAll(() => service?.stop());

describe('while Redis is away', () => {
  it('people register, sign in and sign out, and what ended is refused', async () => {
    const person = await aLearner(service);
    const other = await signIn(service, person.name);
    await service.accounts.signOut({ caller: person.caller });
    expect(await reasonOf(service.accounts.resolveToken({ token: person.token }))).toBe('TOKEN_INVALID');
    expect((await service.accounts.resolveToken({ token: other.token })).caller?.userId).toBe(person.id);
  });

  it('a resolved token says that it must not be cached', async () => {
    const { token } = await aLearner(service);
    expect((await service.accounts.resolveToken({ token })).epoch).toBeUndefined();
  });

  it('nothing is limited', async () => {
    const { name } = await aLearner(service);
    const reasons = await Promise.all(
      Array.from({ length: 12 }, () => reasonOf(signIn(service, name, 'wrong-password'))),
    );
    expect(new Set(reasons)).toEqual(new Set(['BAD_CREDENTIALS']));
    expect(await reasonOf(signIn(service, name))).toBe('');
  });
});
