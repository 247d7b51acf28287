import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventDefinition, eventTypeOf, type NewEvent } from '@pte/events/define-event';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { orderRefunded } from '@pte/events/payment/order-refunded.v1';
import { toMessage } from '@pte/messaging/cloud-event';
import { eventually } from '@pte/testing/eventually';
import { aLearner, type Person } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

const day = 86_400;
const now = Date.parse('2026-03-10T12:00:00Z') / 1000;

function publish<Definition extends EventDefinition>({ definition, data }: NewEvent<Definition>, id = randomUUID()) {
  const event = {
    id,
    type: eventTypeOf(definition),
    topic: definition.topic,
    key: definition.key(data),
    time: new Date(),
  };
  const message = toMessage({ ...event, data: JSON.stringify(data) }, 'test', {});
  return eventually(() => service.bus.publish([message]), { timeout: 30_000 });
}

let orders = 0;
const paid = ({ id: userId }: Person, days: number, orderId = ++orders) =>
  orderPaid({ orderId, outTradeNo: `no_${orderId}`, userId, orderType: 0, days, paidAt: now });
const refunded = ({ id: userId }: Person, days: number, orderId: number) =>
  orderRefunded({ orderId, userId, days, refundedAt: now });

const vipUntil = async ({ token }: Person) => (await service.accounts.resolveToken({ token })).caller?.vipUntil;
const follow = (person: Person, until: number) =>
  eventually(async () => expect(await vipUntil(person)).toBe(until), { timeout: 30_000 });
const toldOf = async ({ id }: Person) =>
  (await service.events())
    .filter(({ type, data }) => type.startsWith('vip.') && data['userId'] === id)
    .map(({ type, data }) => [type, data['orderId'], data['vipUntil']]);

describe('a paid order', () => {
  it('makes VIP longer, from its end on, once for each order however often it is told', async () => {
    const person = await aLearner(service);
    const first = paid(person, 30);
    const { orderId } = first.data;
    const eventId = randomUUID();
    await publish(first, eventId);
    await publish(first, eventId);
    await publish(first);
    await follow(person, now + 30 * day);
    await publish(paid(person, 90, orderId + 1));
    orders += 1;
    await follow(person, now + 120 * day);
    expect(await toldOf(person)).toEqual([
      ['vip.granted.v1', orderId, now + 30 * day],
      ['vip.granted.v1', orderId + 1, now + 120 * day],
    ]);
  });

  it('is seen with the next request: no gateway remembers the old', async () => {
    const person = await aLearner(service);
    const [entry, list] = [service.redisKey('token:one'), service.redisKey(`user-tokens:${person.id}`)];
    await service.redis.set(entry, 'old');
    await service.redis.sadd(list, entry);
    await publish(paid(person, 30));
    await eventually(async () => expect(await service.redis.exists(entry, list)).toBe(0), { timeout: 30_000 });
  });

  it('of something else than VIP changes nothing', async () => {
    const person = await aLearner(service);
    await publish(paid(person, 0));
    await publish(paid(person, 30));
    await follow(person, now + 30 * day);
    expect(await toldOf(person)).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('takes the days of its order back, once', async () => {
    const person = await aLearner(service);
    const [one, two] = [paid(person, 30), paid(person, 90)];
    await publish(one);
    await publish(two);
    await follow(person, now + 120 * day);
    await publish(refunded(person, 90, two.data.orderId));
    await publish(refunded(person, 90, two.data.orderId));
    await follow(person, now + 30 * day);
    await publish(refunded(person, 30, one.data.orderId));
    await follow(person, now);
    expect((await toldOf(person)).map(([type]) => type)).toEqual([
      ...['vip.granted.v1', 'vip.granted.v1', 'vip.revoked.v1', 'vip.revoked.v1'],
    ]);
  });

  it('of an order that granted nothing takes nothing', async () => {
    const person = await aLearner(service);
    await publish(refunded(person, 30, 1_000_000));
    await publish(paid(person, 30));
    await follow(person, now + 30 * day);
    expect(await toldOf(person)).toHaveLength(1);
  });
});
