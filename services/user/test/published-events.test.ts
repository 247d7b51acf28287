import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { aLearner, aSuperAdmin } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

describe('what happens to a user', () => {
  it('reaches everybody by Kafka, in order', async () => {
    const [admin, person] = [await aSuperAdmin(service), await aLearner(service)];
    const heard: [string | undefined, unknown][] = [];
    const settings = { group: 'test.hears-users', topics: ['user.account'], fromBeginning: true };
    await eventually(() => service.bus.ensureTopics([{ topic: 'user.account', partitions: 6 }]), { timeout: 30_000 });
    const listener = service.bus.subscribe(settings, async ({ key, headers, value }) => {
      if (key === String(person.id)) heard.push([headers['ce_type'], JSON.parse(value)]);
    });
    const { caller } = admin;
    const fields = { blockingUntil: 2_000_000_000 };
    await service.accounts.signOut({ caller: person.caller });
    await service.users.updateUser({
      caller,
      id: person.id,
      fields,
      updateMask: ['blocking_until'],
      ownSettings: false,
    });
    await service.users.deleteUser({ caller, id: person.id });
    const userId = person.id;
    await eventually(
      () =>
        expect(heard).toEqual([
          ['session.revoked.v1', { userId, sessionId: person.caller.sessionId }],
          ['user.changed.v1', { userId }],
          ['user.blocked.v1', { userId, blockingUntil: 2_000_000_000 }],
          ['session.revoked.v1', { userId, sessionId: null }],
          ['user.deleted.v1', { userId }],
        ]),
      { timeout: 30_000 },
    );
    await listener.stop();
  });
});
