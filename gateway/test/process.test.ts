import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { giveTraceIds } from '@pte/service-kit/trace-ids';
import { eventually } from '@pte/testing/eventually';
import { readConfig } from '../src/config.js';
import { aGateway, type TestGateway } from './support/gateway.js';

let gateway: TestGateway;

beforeAll(() => {
  giveTraceIds();
});

afterEach(() => gateway?.stop());

describe('a gateway that stops', () => {
  it('finishes the requests in hand, and takes no new ones', async () => {
    gateway = await aGateway();
    const { promise, resolve } = Promise.withResolvers<{ json: string }>();
    gateway.services.on('getPreferences', () => promise);
    const inHand = gateway.ask('GET', '/api/user/preferences', { token: 'learner' });
    await eventually(() => expect(gateway.services.requestsOf('getPreferences')).toHaveLength(1));
    const stopped = gateway.close();
    await eventually(() => expect(fetch(`${gateway.url}/api/health/live`)).rejects.toThrow());
    resolve({ json: '{"locale":"zh-CN"}' });
    expect((await inHand).body.data).toEqual({ locale: 'zh-CN' });
    await stopped;
  });
});

describe('a gateway that stops while browsers hold connections', () => {
  const open = (text: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => {
        socket.on('error', () => undefined);
        socket.write(text);
        resolve(socket);
      });
    });

  it('does not wait for those that are idle or were never used', async () => {
    gateway = await aGateway();
    const idle = await open('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    const closed = Promise.all([once(idle, 'close'), once(await open(''), 'close')]);
    const begun = performance.now();
    await gateway.close();
    await closed;
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

describe('a trace', () => {
  it('that a browser began goes on in the services', async () => {
    gateway = await aGateway();
    gateway.services.on('getPreferences', () => ({ json: '{}' }));
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    await gateway.ask('GET', '/api/user/preferences', { token: 'learner', headers });
    const seen = gateway.services.calls.map(({ method, traceparent }) => [method, traceparent.split('-')[1]]);
    expect(seen).toEqual([
      ['resolveToken', traceId],
      ['getPreferences', traceId],
    ]);
  });

  it('begins here where the browser began none, one for each request', async () => {
    gateway = await aGateway();
    gateway.services.on('getPreferences', () => ({ json: '{}' }));
    for (const token of ['learner', 'vip']) await gateway.ask('GET', '/api/user/preferences', { token });
    const ids = gateway.services.calls
      .filter(({ method }) => method === 'getPreferences')
      .map(({ traceparent }) => traceparent.split('-')[1]);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the environment', () => {
  const complete = {
    ...{
      USER_GRPC_URL: 'user:1',
      CONTENT_GRPC_URL: 'content:1',
      QUESTION_GRPC_URL: 'question:1',
      SCORING_GRPC_URL: 'scoring:1',
      PAYMENT_GRPC_URL: 'payment:1',
    },
    ...{ REDIS_URL: 'redis://127.0.0.1', KAFKA_BROKERS: '127.0.0.1:9092', OBJECT_STORE_DIRECTORY: '/objects' },
    OBJECT_STORE_SIGNING_SECRET: 'x'.repeat(32),
  };

  it('is read as typed values', () => {
    expect(
      readConfig({ ...complete, TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1', RATE_LIMIT_FACTOR: '2.5' }),
    ).toMatchObject({
      ...{
        PORT: 8080,
        BIND_ADDRESS: '127.0.0.1',
        TRUSTED_PROXIES: ['10.0.0.0/8', '127.0.0.1'],
        RATE_LIMIT_FACTOR: 2.5,
      },
    });
  });

  it('is refused with every problem at once, and without its secrets', () => {
    const broken = { ...complete, PORT: 'web', USER_GRPC_URL: 'user', OBJECT_STORE_SIGNING_SECRET: 'short-secret' };
    expect(() => readConfig(broken)).toThrow(/PORT[\s\S]*USER_GRPC_URL[\s\S]*OBJECT_STORE_SIGNING_SECRET/);
    expect(() => readConfig(broken)).not.toThrow(/short-secret/);
    expect(() => readConfig({ ...complete, OBJECT_STORE_DIRECTORY: '' })).toThrow(/OBJECT_STORE_DIRECTORY/);
  });
});
