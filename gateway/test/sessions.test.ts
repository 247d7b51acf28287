import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { userChanged } from '@pte/events/user/user-changed.v1';
import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import { DomainError } from '@pte/service-kit/domain-error';
import { eventually } from '@pte/testing/eventually';
import { aGateway, type TestGateway } from './support/gateway.js';
import { farAway, fillWithPeople } from './support/people.js';
import { aPublisher } from './support/publisher.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
  gateway.services.on('getPreferences', () => ({ json: '{}' }));
  gateway.services.on('listUsers', () => ({ json: '[]', count: 0 }));
});

beforeEach(async () => {
  fillWithPeople(gateway.services, gateway.redis, gateway.keyPrefix);
  await forget(4);
  gateway.services.calls.length = 0;
});

afterAll(() => gateway?.stop());

/** As the user service does before it answers a call that ends a session or changes a role. */
async function forget(userId: number): Promise<void> {
  const list = `${gateway.keyPrefix}user-tokens:${userId}`;
  await gateway.redis.del(list, ...(await gateway.redis.smembers(list)));
  await gateway.redis.incr(`${gateway.keyPrefix}user-epoch:${userId}`);
}

const preferences = (url = gateway.url, token = 'learner') =>
  fetch(`${url}/api/user/preferences`, { headers: { authorization: token } });

const resolutions = () => gateway.services.requestsOf('resolveToken').length;

const cached = () =>
  eventually(async () => expect(await gateway.redis.scard(`${gateway.keyPrefix}user-tokens:4`)).toBeGreaterThan(0));

describe('a session', () => {
  it('is looked up once and then known to every gateway', async () => {
    const replica = await gateway.replica();
    expect((await preferences()).status).toBe(200);
    await cached();
    await preferences();
    await preferences(replica.url);
    expect(resolutions()).toBe(1);
    await replica.stop();
  });

  it('that ended is refused by the very next request', async () => {
    await preferences();
    await cached();
    gateway.services.on('resolveToken', () => {
      throw new DomainError('TOKEN_INVALID', 'unauthenticated');
    });
    expect((await preferences()).status).toBe(200);
    await forget(4);
    expect((await preferences()).status).toBe(401);
  });

  it('whose holder became an admin may do more at once', async () => {
    const list = () => gateway.ask('GET', '/api/user', { token: 'learner' });
    expect((await list()).status).toBe(403);
    await cached();
    const promoted: Caller = { userId: 4, type: 1, sessionId: 's', vipUntil: undefined };
    gateway.services.on('resolveToken', () => ({ caller: promoted, expiresAt: farAway, epoch: '' }));
    await forget(4);
    expect((await list()).status).toBe(200);
  });

  it('that ended while it was looked up is not cached', async () => {
    gateway.services.on('resolveToken', async () => {
      const epoch = (await gateway.redis.get(`${gateway.keyPrefix}user-epoch:4`)) ?? '';
      await forget(4);
      return { caller: { userId: 4, type: 2, sessionId: 's' }, expiresAt: farAway, epoch };
    });
    await preferences();
    await preferences();
    expect(resolutions()).toBe(2);
  });

  it('is not cached when the user service says so', async () => {
    gateway.services.on('resolveToken', () => ({ caller: { userId: 4, type: 2, sessionId: 's' }, expiresAt: farAway }));
    await preferences();
    await preferences();
    expect(resolutions()).toBe(2);
  });

  it('that is over by the clock is refused though it is cached', async () => {
    gateway.services.on('resolveToken', () => ({
      caller: { userId: 4, type: 2, sessionId: 's' },
      expiresAt: Math.floor(Date.now() / 1000) - 1,
      epoch: '',
    }));
    expect((await preferences()).status).toBe(401);
  });

  it('is forgotten when its user changed, also by the event alone', async () => {
    const publisher = await aPublisher(gateway.topicPrefix);
    await preferences();
    await cached();
    await eventually(
      async () => {
        await publisher.publish(userChanged({ userId: 4 }));
        expect(await gateway.redis.exists(`${gateway.keyPrefix}user-tokens:4`)).toBe(0);
      },
      { timeout: 30_000, interval: 300 },
    );
    await publisher.close();
  });

  it('is looked up directly while Redis is away', async () => {
    const alone = await aGateway({ REDIS_URL: 'redis://127.0.0.1:9' });
    alone.services.on('getPreferences', () => ({ json: '{}' }));
    expect((await preferences(alone.url)).status).toBe(200);
    expect((await preferences(alone.url, 'nobody')).status).toBe(401);
    await alone.stop();
  });
});
