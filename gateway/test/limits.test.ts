import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@pte/service-kit/logging';
import { FakeClock } from '@pte/testing/fake-clock';
import { aRedis } from '@pte/testing/redis';
import type { FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { GatewayConfig } from '../src/config.js';
import { ActionLimits } from '../src/limits/action-limit.js';
import { TrafficLimit } from '../src/limits/traffic-limit.js';

const silent = createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
const place = aRedis();
let redis: Redis;
let clock: FakeClock;

beforeAll(() => {
  redis = new Redis(place.url);
});

beforeEach(async () => {
  clock = new FakeClock();
  await place.drop();
});

afterAll(async () => {
  await place.drop();
  redis.disconnect();
});

const config = (settings: Partial<GatewayConfig> = {}) =>
  ({ REDIS_KEY_PREFIX: place.keyPrefix, RATE_LIMIT_FACTOR: 1, DEMO_MODE: false, ...settings }) as GatewayConfig;

/** What the refusal says, in seconds; null when there is none. */
async function waitOf(work: () => unknown): Promise<number | null> {
  try {
    await work();
    return null;
  } catch (error) {
    expect(error).toMatchObject({ reason: 'RATE_LIMITED', kind: 'rate-limited' });
    return (error as { details: { retryAfter: number } }).details.retryAfter;
  }
}

describe('limits on actions', () => {
  const three = { name: 'test', most: 3, seconds: 60 };
  const limits = (settings: Partial<GatewayConfig> = {}, connection = redis) =>
    new ActionLimits(config(settings), connection, clock, silent);

  it('allow so many within any span, exactly', async () => {
    const actions = limits();
    for (const seconds of [0, 10, 10]) {
      clock.advance(seconds);
      expect(await waitOf(() => actions.take(three, 7))).toBeNull();
    }
    expect(await waitOf(() => actions.take(three, 7))).toBe(40);
    clock.advance(40);
    expect(await waitOf(() => actions.take(three, 7))).toBeNull();
    expect(await waitOf(() => actions.take(three, 7))).toBe(10);
  });

  it('do not count what was refused', async () => {
    const actions = limits();
    for (let count = 0; count < 10; count += 1) await waitOf(() => actions.take(three, 7));
    clock.advance(60);
    for (let count = 0; count < 3; count += 1) expect(await waitOf(() => actions.take(three, 7))).toBeNull();
  });

  it('are of each user and action', async () => {
    const actions = limits();
    for (let count = 0; count < 3; count += 1) await actions.take(three, 7);
    expect(await waitOf(() => actions.take(three, 8))).toBeNull();
    expect(await waitOf(() => actions.take({ ...three, name: 'other' }, 7))).toBeNull();
  });

  it('hold for simultaneous calls of all gateways', async () => {
    const gateways = [limits(), limits()];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => waitOf(() => gateways[index % 2]?.take(three, 7))),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
  });

  it('are multiplied for load tests, and never below one', async () => {
    const [many, few] = [limits({ RATE_LIMIT_FACTOR: 2 }), limits({ RATE_LIMIT_FACTOR: 0.001 })];
    for (let count = 0; count < 6; count += 1) await many.take(three, 7);
    expect(await waitOf(() => many.take(three, 7))).toBeGreaterThan(0);
    expect(await waitOf(() => few.take(three, 9))).toBeNull();
    expect(await waitOf(() => few.take(three, 9))).toBeGreaterThan(0);
  });

  it('refuse nobody while Redis is away', async () => {
    const away = new Redis('redis://127.0.0.1:9', { lazyConnect: true, enableOfflineQueue: false });
    away.on('error', () => undefined);
    const actions = limits({}, away);
    for (let count = 0; count < 5; count += 1) expect(await waitOf(() => actions.take(three, 7))).toBeNull();
    away.disconnect();
  });
});

describe('the limit on everything', () => {
  const request = (ip: string, token?: string) =>
    ({ ip, headers: token === undefined ? {} : { authorization: token } }) as unknown as FastifyRequest;
  const limit = (settings: Partial<GatewayConfig> = {}) => new TrafficLimit(config(settings), redis, clock);
  const times = (count: number, work: () => void) => {
    for (let done = 0; done < count; done += 1) work();
  };

  it('is 1200 a minute for one address', async () => {
    const traffic = limit();
    times(1200, () => traffic.count(request('10.0.0.1')));
    const wait = (await waitOf(() => traffic.count(request('10.0.0.1')))) ?? 0;
    expect(wait).toBeGreaterThan(0);
    expect(await waitOf(() => traffic.count(request('10.0.0.2')))).toBeNull();
    clock.advance(wait);
    expect(await waitOf(() => traffic.count(request('10.0.0.1')))).toBeNull();
  });

  it('holds across the turn of a minute', async () => {
    const traffic = limit();
    clock.advance(58);
    times(700, () => traffic.count(request('10.0.0.1')));
    clock.advance(4);
    times(500, () => traffic.count(request('10.0.0.1')));
    expect(await waitOf(() => times(100, () => traffic.count(request('10.0.0.1'))))).toBeGreaterThan(0);
  });

  it('is a hundred times as high in a demonstration', async () => {
    const traffic = limit({ DEMO_MODE: true });
    expect(await waitOf(() => times(2000, () => traffic.count(request('10.0.0.1'))))).toBeNull();
  });

  it('counts a token by itself once it has proved to be one', async () => {
    const traffic = limit({ RATE_LIMIT_FACTOR: 0.005 });
    times(6, () => traffic.count(request('10.0.0.1', 'unproven')));
    expect(await waitOf(() => traffic.count(request('10.0.0.1', 'unproven')))).toBeGreaterThan(0);
    traffic.know('proven');
    traffic.know('proven');
    times(6, () => traffic.count(request('10.0.0.1', 'proven')));
    expect(await waitOf(() => traffic.count(request('10.0.0.9', 'Bearer proven')))).toBeGreaterThan(0);
  });
});
