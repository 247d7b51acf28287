import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@pte/service-kit/domain-error';
import { eventually } from '@pte/testing/eventually';
import { aGateway, type TestGateway } from './support/gateway.js';

describe('a demonstration', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await aGateway({ DEMO_MODE: 'true' });
  });

  afterAll(() => gateway?.stop());

  const outbox = (query: string, token?: string) => gateway.ask('GET', `/api/dev/outbox${query}`, { token });

  it('says that it is one', async () => {
    expect((await gateway.ask('GET', '/api/config')).body.data.features).toMatchObject({
      demo: true,
      wechat: true,
      email: true,
      sms: true,
    });
  });

  it('shows super admins the codes that were sent, the newest first', async () => {
    const message = (code: string) =>
      JSON.stringify({ to: 'lily@x.cn', channel: 'email', purpose: 'email', code, text: code, createdAt: 1 });
    await gateway.redis.lpush(`${gateway.keyPrefix}demo-outbox:lily@x.cn`, message('111111'), message('222222'));
    const codes = (await outbox('?to=lily@x.cn', 'admin')).body.data.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['222222', '111111']);
    expect((await outbox('?to=lily@x.cn&limit=1', 'admin')).body.data).toHaveLength(1);
  });

  it.each(['', '?to=', '?to=Lily@X.cn', '?to=nobody@x.cn', '?to=%2B8613800000001'])(
    'has nothing for "%s"',
    async (query) => {
      expect((await outbox(query, 'admin')).body.data).toEqual([]);
    },
  );

  it.each([
    [undefined, 401, 'UNAUTHORIZED'],
    ['manager', 403, 'SUPER_ADMIN_REQUIRED'],
  ])('shows %s nothing', async (token, status, reason) => {
    const { body } = await outbox('', token);
    expect([body.code, body.reason]).toEqual([status, reason]);
  });
});

async function withGateway(variables: NodeJS.ProcessEnv, work: (gateway: TestGateway) => Promise<void>): Promise<void> {
  const gateway = await aGateway(variables);
  try {
    await work(gateway);
  } finally {
    await gateway.stop();
  }
}

describe('the limit on everything', () => {
  // The count turns with each minute of the clock: a test that fills it must not lie across that moment.
  beforeEach(
    () => eventually(() => expect(Date.now() % 60_000).toBeLessThan(40_000), { timeout: 25_000, interval: 200 }),
    30_000,
  );

  it('holds for one address, and for each token by itself', () =>
    withGateway({ RATE_LIMIT_FACTOR: '0.005' }, async (gateway) => {
      gateway.services.on('getPreferences', () => ({ json: '{}' }));
      const own = () => gateway.ask('GET', '/api/user/preferences', { token: 'learner' });
      expect((await own()).status).toBe(200);
      for (let count = 0; count < 5; count += 1) expect((await gateway.ask('GET', '/api/config')).status).toBe(200);
      const refused = await gateway.ask('GET', '/api/config', { headers: { 'accept-language': 'en' } });
      expect([refused.status, refused.body.reason, refused.body.message]).toEqual([
        503,
        'RATE_LIMITED',
        'Too many requests',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect((await gateway.ask('GET', '/api/config', { token: 'made-up' })).status).toBe(503);
      for (let count = 0; count < 6; count += 1) expect((await own()).status).toBe(200);
      expect((await own()).status).toBe(503);
    }));

  it('counts unknown routes and unreadable bodies too, and the page not at all', () =>
    withGateway({ RATE_LIMIT_FACTOR: '0.0025' }, async (gateway) => {
      for (let count = 0; count < 5; count += 1) expect((await gateway.ask('GET', '/')).status).toBe(404);
      for (let count = 0; count < 2; count += 1) expect((await gateway.ask('GET', '/api/nowhere')).status).toBe(404);
      const broken = { body: '{', headers: { 'content-type': 'application/json' } };
      expect((await gateway.ask('POST', '/api/user/sign-in', broken)).status).toBe(400);
      expect((await gateway.ask('POST', '/api/user/sign-in', broken)).status).toBe(503);
    }));

  it('is common to all gateways within a second or two', () =>
    withGateway({ RATE_LIMIT_FACTOR: '0.005' }, async (gateway) => {
      const replica = await gateway.replica();
      for (let count = 0; count < 6; count += 1) await gateway.ask('GET', '/api/config');
      await eventually(async () => expect((await fetch(`${replica.url}/api/config`)).status).toBe(503), {
        interval: 400,
      });
      await replica.stop();
    }));

  it('believes X-Forwarded-For from configured proxies only', async () => {
    const statuses = async (gateway: TestGateway) => {
      const from = async (ip: string) =>
        (await gateway.ask('GET', '/api/config', { headers: { 'x-forwarded-for': ip } })).status;
      return [await from('10.0.0.1'), await from('10.0.0.2'), await from('10.0.0.3')];
    };
    const RATE_LIMIT_FACTOR = '0.0015';
    await withGateway({ RATE_LIMIT_FACTOR }, async (direct) => expect(await statuses(direct)).toEqual([200, 200, 503]));
    await withGateway({ RATE_LIMIT_FACTOR, TRUSTED_PROXIES: '127.0.0.1' }, async (behind) =>
      expect(await statuses(behind)).toEqual([200, 200, 200]),
    );
  });
});

describe('readiness', () => {
  it('says which services answer, and 502 when one does not', () =>
    withGateway({}, async (gateway) => {
      const { services } = gateway;
      services.on('getManyPublic', () => ({ users: {} }));
      services.on('getManyQuestions', () => ({ questions: [] }));
      services.on('getResourceByKey', () => {
        throw new DomainError('RESOURCE_NOT_FOUND', 'not-found');
      });
      services.on('getPayment', () => {
        throw new DomainError('ORDER_NOT_FOUND', 'not-found');
      });
      services.on('getQueue', () => ({ pending: 0, running: 0, failed: 0, questionTypes: [] }));
      expect((await gateway.ask('GET', '/api/health/ready')).body.data).toEqual({
        status: 'up',
        services: { user: 'up', content: 'up', question: 'up', scoring: 'up', payment: 'up' },
      });
      services.answers.delete('getQueue');
      const { body } = await gateway.ask('GET', '/api/health/ready');
      expect([body.code, body.reason]).toEqual([502, 'UPSTREAM_UNAVAILABLE']);
      expect((await gateway.ask('GET', '/api/health/live')).status).toBe(200);
    }));
});

describe('the page', () => {
  let gateway: TestGateway;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'page-'));
    await mkdir(join(directory, 'assets'));
    await writeFile(join(directory, 'index.html'), '<!doctype html><title>PTE</title>');
    await writeFile(join(directory, 'assets', 'main-4f2a.js'), 'export {}');
    await writeFile(join(directory, 'favicon.svg'), '<svg/>');
    await writeFile(join(directory, 'csp-hashes.json'), '{"scripts":["sha256-abc="],"styles":["sha256-def="]}');
    await writeFile(`${directory}-secret`, 'secret');
    gateway = await aGateway({ FRONTEND_DIRECTORY: directory });
  });

  afterAll(async () => {
    await gateway?.stop();
    await Promise.all([rm(directory, { recursive: true }), rm(`${directory}-secret`)]);
  });

  const get = (path: string) => fetch(`${gateway.url}${path}`);

  it.each(['/', '/app', '/app/question/12?x=1', '/index.html'])('is at %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>PTE</title>']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-abc='"),
    });
  });

  it('has assets that never change', async () => {
    const { status, headers } = await get('/assets/main-4f2a.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers.get('content-type')).toContain('javascript');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/assets/gone-1.js',
    '/robots.txt',
    '/%00',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2fx.y',
  ])('is not at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('never gives what lies beside it', async () => {
    const response = await get(`/..%2f${directory.split('/').at(-1)}-secret`);
    expect(await response.text()).not.toContain('secret');
  });

  it('is not under /api', async () => {
    expect(await (await get('/api/app')).json()).toMatchObject({ reason: 'ROUTE_NOT_FOUND' });
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${gateway.url}/app`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
