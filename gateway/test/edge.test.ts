import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aGateway, type TestGateway } from './support/gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
  gateway.services.on('updatePreferences', () => ({ json: '{"locale":"zh-CN"}' }));
  gateway.services.on('signIn', () => ({ json: '{"token":"t"}' }));
  gateway.services.on('signOut', () => ({}));
});

afterAll(() => gateway?.stop());

const preferences = (body: unknown, headers: Record<string, string> = {}, token: string | undefined = 'learner') =>
  gateway.ask('PUT', '/api/user/preferences', { token, body, headers });

describe('every answer', () => {
  it('has the envelope and the headers of the contract', async () => {
    const { status, headers, body } = await gateway.ask('GET', '/api/health/live');
    expect([status, body]).toEqual([200, { code: 200, type: 'success', message: '成功', data: { status: 'up' } }]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-language': 'zh-CN',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
    });
    expect([...headers.keys()].filter((name) => /powered|^server$|fastify/.test(name))).toEqual([]);
  });

  it('speaks English when asked', async () => {
    const { headers, body } = await gateway.ask('GET', '/api/nowhere', { headers: { 'accept-language': 'en-GB' } });
    expect(headers.get('content-language')).toBe('en-US');
    expect(body).toEqual({
      code: 404,
      type: 'error',
      message: 'Resource not found',
      data: null,
      reason: 'ROUTE_NOT_FOUND',
    });
  });

  it('echoes a harmless request id and passes it on', async () => {
    const { headers } = await preferences({}, { 'x-request-id': 'my-request-0001' });
    expect(headers.get('x-request-id')).toBe('my-request-0001');
    expect(gateway.services.calls.at(-1)).toMatchObject({ method: 'updatePreferences', requestId: 'my-request-0001' });
  });

  it.each(['short', 'with space in it', 'x'.repeat(65), 'semi;colon-1'])(
    'makes an id of its own for %s',
    async (id) => {
      const { headers } = await gateway.ask('GET', '/api/health/live', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).not.toBe(id);
      expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    },
  );
});

describe('routes', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nowhere'],
    ['PATCH', '/api/user'],
    ['DELETE', '/api/config'],
    ['POST', '/api/question/item/1'],
    ['GET', '/api/config/'],
    ['HEAD', '/api/config'],
    ['OPTIONS', '/api/config'],
    ['GET', '/api/user/%E0%A4%A'],
    ['GET', '/api/dev/outbox'],
    ['GET', '/api/article'],
    ['POST', '/somewhere'],
    ['GET', '/'],
    ['GET', '/api/user/sign-in'],
    ['PUT', '/api/user/register/'],
    ['DELETE', '/api/user/stats'],
    ['GET', '/api/question/item/new'],
    ['GET', '/api/user/'],
    ['GET', '/api/question/submission/'],
  ])('%s %s is not one', async (method, path) => {
    const { status, headers, body } = await gateway.ask(method, path, { token: 'nobody' });
    expect(status).toBe(404);
    if (method !== 'HEAD') expect(body.reason).toBe('ROUTE_NOT_FOUND');
    if (path.startsWith('/api')) expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('an unknown route comes before its body', async () => {
    const asked = { body: '{broken', headers: { 'content-type': 'application/json' } };
    expect((await gateway.ask('POST', '/api/nowhere', asked)).body.reason).toBe('ROUTE_NOT_FOUND');
    const image = { body: 'x', headers: { 'content-type': 'image/png' } };
    expect((await gateway.ask('PUT', '/api/nowhere', image)).body.reason).toBe('ROUTE_NOT_FOUND');
  });

  it('what is no HTTP is refused in the same form', async () => {
    const answer = await raw('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/\r\nX-Request-Id: [A-Za-z0-9-]{8,64}\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, type: 'error' });
    expect(answer).not.toMatch(/fastify|node/i);
  });
});

describe('addresses written in another way', () => {
  it.each(['http://elsewhere/api/health/live', '/%61pi/health/live'])(
    '%s has the headers of the API',
    async (address) => {
      const answer = await raw(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 (200|404) /);
      expect(answer).toMatch(/\r\nx-request-id: /);
      expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    },
  );
});

describe('bodies', () => {
  it.each([
    ['broken', '{"locale":'],
    ['an array', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['a string', '"x"'],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('JSON that is %s is malformed, before the token is looked at', async (_, text) => {
    const { status, body } = await preferences(new Blob([text]), { 'content-type': 'application/json' }, 'nobody');
    expect([status, body.reason]).toEqual([400, 'MALFORMED_JSON']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of type %s are refused',
    async (type) => {
      const { status, body } = await preferences('{"locale":"zh-CN"}', { 'content-type': type });
      expect([status, body.reason]).toEqual([400, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'of type %s are read',
    async (type) => {
      expect((await preferences('{"locale":"zh-CN"}', { 'content-type': type })).status).toBe(200);
    },
  );

  it('may be a mebibyte and not a byte more', async () => {
    const filler = (size: number) => `{"unknown":"${'x'.repeat(size - 14)}"}`;
    const type = { 'content-type': 'application/json' };
    expect((await preferences(filler(1024 * 1024), type)).status).toBe(200);
    const { status, body } = await preferences(filler(1024 * 1024 + 1), type);
    expect([status, body.reason, body.message]).toEqual([413, 'BODY_TOO_LARGE', '内容过大']);
  });

  it('may be absent where every field is optional', async () => {
    expect((await preferences(undefined)).status).toBe(200);
    expect((await preferences('', { 'content-type': 'application/json' })).status).toBe(200);
  });

  it('may hold unknown, read-only and hostile keys, which are ignored', async () => {
    const { status } = await preferences('{"id":7,"createdAt":1,"__proto__":{"locale":"en-US"},"theme":"dark"}', {
      'content-type': 'application/json',
    });
    expect(status).toBe(200);
    expect(gateway.services.requestsOf('updatePreferences').at(-1)).toMatchObject({
      userId: 4,
      theme: 'dark',
      locale: undefined,
    });
  });

  it('each bad field has its sentence', async () => {
    const { body } = await preferences({
      locale: 'fr',
      preloadMedia: 'true',
      serverEndpoint: 7,
      backgroundImagePath: 'a\0b',
    });
    expect(body).toMatchObject({
      code: 400,
      reason: 'VALIDATION',
      message: '请求参数错误',
      fields: {
        locale: '只能是 zh-CN, en-US',
        preloadMedia: '必须是布尔值',
        serverEndpoint: '必须是文本',
        backgroundImagePath: '不能包含空字符',
      },
    });
  });

  it('required fields are named when there is no body at all', async () => {
    const { body } = await gateway.ask('POST', '/api/user/sign-in');
    expect([body.reason, Object.keys(body.fields)]).toEqual(['VALIDATION', ['name', 'password']]);
  });
});

describe('tokens', () => {
  it.each(['learner', 'Bearer learner', 'bearer  learner'])('authorise as "%s"', async (token) => {
    expect((await preferences({}, {}, token)).status).toBe(200);
  });

  it('are needed where one must be signed in', async () => {
    const { status, body } = await gateway.ask('GET', '/api/user/preferences');
    expect([status, body.reason, body.message]).toEqual([401, 'UNAUTHORIZED', '未登录或登录已失效']);
  });

  it.each(['/api/question-type', '/api/question/item/1', '/api/user/preferences', '/api/oss/object/site-resources/x'])(
    'that are not valid are refused everywhere: %s',
    async (path) => {
      const { status, body } = await gateway.ask('GET', path, { token: 'nobody' });
      expect([status, body.reason]).toEqual([401, 'TOKEN_INVALID']);
    },
  );

  it.each([
    ['GET', '/api/config'],
    ['GET', '/api/health/live'],
    ['GET', '/api/openapi.json'],
    ['POST', '/api/user/sign-in'],
  ])('are not looked at by %s %s', async (method, path) => {
    const body = method === 'POST' ? { name: 'lily', password: 'secret' } : undefined;
    expect((await gateway.ask(method, path, { token: 'nobody', body })).status).toBe(200);
  });

  it('of blocked users are 403', async () => {
    const { status, body } = await gateway.ask('GET', '/api/question-type', { token: 'blocked' });
    expect([status, body.reason]).toEqual([403, 'USER_BLOCKED']);
  });

  it('in a cookie change nothing', async () => {
    const { status } = await gateway.ask('POST', '/api/user/sign-out', { headers: { cookie: 'token=learner' } });
    expect(status).toBe(401);
    expect(gateway.services.requestsOf('signOut')).toEqual([]);
  });
});

describe('the order of checks', () => {
  it('role comes before validation and existence', async () => {
    const { status, body } = await gateway.ask('DELETE', '/api/question/item/none', { token: 'learner' });
    expect([status, body.reason]).toEqual([403, 'ADMIN_REQUIRED']);
  });

  it('body comes before token, token before role', async () => {
    const broken = { body: '{', headers: { 'content-type': 'application/json' }, token: 'nobody' };
    expect((await gateway.ask('PUT', '/api/question/item/new', broken)).body.reason).toBe('MALFORMED_JSON');
    expect((await gateway.ask('PUT', '/api/question/item/new', { body: {} })).body.reason).toBe('UNAUTHORIZED');
  });

  it.each([
    [undefined, 401, 'UNAUTHORIZED'],
    ['learner', 403, 'ADMIN_REQUIRED'],
    ['vip', 403, 'ADMIN_REQUIRED'],
    ['manager', 400, 'VALIDATION'],
  ])('asking for deleted things as %s, with a bad limit', async (token, status, reason) => {
    const { body } = await gateway.ask('GET', '/api/question/item?include_deleted=true&limit=0', { token });
    expect([body.code, body.reason]).toEqual([status, reason]);
  });

  it.each(['-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', '1%00', '%20'])(
    'the id %s is none',
    async (id) => {
      const { status, body } = await gateway.ask('GET', `/api/question/item/${id}`);
      expect([status, body.reason, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', ['id']]);
    },
  );
});

describe('what services say', () => {
  it('a service that is away is 502, without its address', async () => {
    const away = await aGateway({ USER_GRPC_URL: '127.0.0.1:9' });
    const { status, body } = await away.ask('GET', '/api/user/preferences', { token: 'learner' });
    await away.stop();
    expect([status, body.reason, body.message]).toEqual([502, 'UPSTREAM_UNAVAILABLE', '网关错误']);
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  it('an error nobody expected is 500 without its text', async () => {
    gateway.services.on('getStats', () => {
      throw new Error('password=hunter2');
    });
    const { status, body } = await gateway.ask('GET', '/api/user/stats', { token: 'learner' });
    expect([status, body.reason]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});

function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}
