import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDemoAccounts } from '../src/seed/seed-demo-accounts.js';
import { Passwords } from '../src/user/passwords.js';
import { signIn } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService({ DEMO_MODE: 'true' });
});
afterAll(() => service?.stop());

const seed = () => seedDemoAccounts(service.database, new Passwords(2), service.clock.now());

describe('the demo accounts', () => {
  it('are those of the contract', async () => {
    expect(await seed()).toEqual(['admin', 'manager', 'vip', 'learner']);
    const users = await Promise.all(
      ['admin', 'manager', 'vip', 'learner'].map(
        async (name) => (await signIn(service, name, `${name}-demo-pass`)).user,
      ),
    );
    expect(users).toMatchObject([
      { name: 'admin', type: 0, phone: '+8613800000001' },
      { name: 'manager', type: 1, phone: '+8613800000002' },
      { name: 'vip', type: 2, phone: '+8613800000003', vipUntil: 4_070_908_800 },
      { name: 'learner', type: 2, phone: '+8613800000004', vipUntil: null },
    ]);
  });

  it('are seeded once and keep what was changed', async () => {
    await service.database.query("update account set level = 42 where name = 'learner'");
    expect(await seed()).toEqual([]);
    expect((await signIn(service, 'learner', 'learner-demo-pass')).user.level).toBe(42);
  });

  it('are left alone where one is missing but its phone is taken', async () => {
    await service.database.query("update account set name = 'other', name_key = 'other' where name = 'vip'");
    expect(await seed()).toEqual([]);
  });
});
