import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@pte/service-kit/domain-error';
import { aGateway, type TestGateway } from './support/gateway.js';
import { aSelfUser, aSignIn } from './support/shapes.js';

let gateway: TestGateway;

const json = (value: unknown) => () => ({ json: JSON.stringify(value) });

beforeAll(async () => {
  gateway = await aGateway();
});

beforeEach(() => {
  const { services } = gateway;
  for (const call of ['register', 'signIn', 'refresh']) services.on(call, json(aSignIn));
  for (const call of ['getUser', 'createUser', 'updateUser', 'updatePassword']) services.on(call, json(aSelfUser));
  services.on('listUsers', () => ({ json: '[]', count: 7 }));
  services.calls.length = 0;
});

afterAll(() => gateway?.stop());

const lastOf = (method: string) => gateway.services.requestsOf(method).at(-1);

describe('registering', () => {
  const register = (body: unknown, headers = {}) => gateway.ask('PUT', '/api/user/register', { body, headers });

  it('passes on a trimmed name, the preference and where it came from', async () => {
    const answered = await register({ name: ' 李雷_1 ', password: ' secret ', type: 0 }, { 'user-agent': 'a browser' });
    expect(answered.body.data).toEqual(aSignIn);
    expect(lastOf('register')).toEqual({
      ...{ name: '李雷_1', password: ' secret ', preferCore: 2 },
      client: { ip: '127.0.0.1', userAgent: 'a browser' },
    });
  });

  it.each([
    ['', '用户名长度为 3-50 个字符'],
    ['ab', '用户名长度为 3-50 个字符'],
    ['  ab  ', '用户名长度为 3-50 个字符'],
    ['x'.repeat(51), '用户名长度为 3-50 个字符'],
    ['with space', '用户名只能包含文字、数字、_、- 和 .'],
    ['smile😀', '用户名只能包含文字、数字、_、- 和 .'],
    ['a@b.c', '用户名只能包含文字、数字、_、- 和 .'],
    ['12345', '用户名不能全是数字'],
    [12_345, '必须是文本'],
    [undefined, '此项必填'],
  ])('refuses the name %j', async (name, sentence) => {
    const { body } = await register({ name, password: 'secret-1' });
    expect([body.reason, body.fields]).toEqual(['VALIDATION', { name: sentence }]);
  });

  it.each(['abc', '李雷韩', 'x'.repeat(50), 'ÅÄÖ-_.9', 'हिन्दी'])('takes the name %s', async (name) => {
    expect((await register({ name, password: 'secret-1' })).status).toBe(200);
  });

  it.each([['five5'], ['x'.repeat(101)], ['nul\0nul'], [123_456], [null]])(
    'refuses the password %j',
    async (password) => {
      const { body } = await register({ name: 'lily', password });
      expect([body.reason, Object.keys(body.fields)]).toEqual(['VALIDATION', ['password']]);
    },
  );

  it('counts an emoji of a password as one character', async () => {
    expect((await register({ name: 'lily', password: '😀'.repeat(100) })).status).toBe(200);
    expect((await register({ name: 'lily', password: '😀'.repeat(5) })).status).toBe(400);
  });

  it('gives the sentence of a taken name, whichever code the service uses', async () => {
    gateway.services.on('register', () => {
      throw new DomainError('USER_NAME_TAKEN', 'conflict', { fields: { name: { code: 'any.code' } } });
    });
    const { body } = await register({ name: 'lily', password: 'secret-1' });
    expect(body).toMatchObject({ code: 409, message: '用户名已被使用', fields: { name: '用户名已被使用' } });
  });

  it('says how long to wait', async () => {
    gateway.services.on('register', () => {
      throw new DomainError('RATE_LIMITED', 'rate-limited', { retryAfter: 3541.2 });
    });
    const { status, headers, body } = await register({ name: 'lily', password: 'secret-1' });
    expect([status, headers.get('retry-after'), body.message]).toEqual([503, '3542', '请求过于频繁']);
  });
});

describe('signing in', () => {
  const signIn = (body: unknown) => gateway.ask('POST', '/api/user/sign-in', { body });

  it('passes on what was given', async () => {
    await signIn({ name: ' +8613800000001 ', password: 'x', totp: '123456' });
    expect(lastOf('signIn')).toMatchObject({ name: '+8613800000001', password: 'x', totp: '123456' });
  });

  it.each([
    [{ name: 'lily' }, ['password']],
    [{ name: '   ', password: 'x' }, ['name']],
    [{ name: 'x'.repeat(101), password: '' }, ['name', 'password']],
  ])('refuses %j', async (body, fields) => {
    expect(Object.keys((await signIn(body)).body.fields)).toEqual(fields);
  });

  it('keeps its own text for wrong credentials', async () => {
    gateway.services.on('signIn', () => {
      throw new DomainError('BAD_CREDENTIALS', 'unauthenticated');
    });
    const { body } = await signIn({ name: 'lily', password: 'x' });
    expect([body.code, body.message]).toEqual([401, '登录失败，请检查用户名和密码']);
  });
});

describe('the own account', () => {
  it('refreshes the token that was sent', async () => {
    await gateway.ask('POST', '/api/user', { token: 'Bearer learner' });
    expect(lastOf('refresh')).toMatchObject({ token: 'learner' });
  });

  it('changes its password', async () => {
    const body = { oldPassword: '', newPassword: 'secret-2', confirmPassword: 'secret-2' };
    await gateway.ask('POST', '/api/user/update-password', { token: 'learner', body });
    expect(lastOf('updatePassword')).toMatchObject({ oldPassword: '', newPassword: 'secret-2', caller: { userId: 4 } });
  });

  it('sees a mismatch of passwords under the confirmation', async () => {
    const body = { oldPassword: 'x', newPassword: 'secret-2', confirmPassword: 'secret-3' };
    const answered = await gateway.ask('POST', '/api/user/update-password', { token: 'learner', body });
    expect(answered.body).toMatchObject({
      ...{ code: 400, reason: 'PASSWORD_MISMATCH', message: '两次输入的新密码不一致' },
      fields: { confirmPassword: '两次输入的新密码不一致' },
    });
  });

  it('has no session with a malformed id', async () => {
    const { body } = await gateway.ask('DELETE', '/api/user/sessions/not-a-uuid', { token: 'learner' });
    expect([body.code, body.reason]).toEqual([404, 'SESSION_NOT_FOUND']);
  });

  it('changes name and preference only', async () => {
    const body = { name: 'lily', type: 0, vipUntil: 'for ever', password: 7 };
    expect((await gateway.ask('PUT', '/api/user', { token: 'learner', body })).status).toBe(200);
    expect(lastOf('updateUser')).toMatchObject({
      id: 4,
      fields: { name: 'lily' },
      updateMask: ['name'],
      ownSettings: true,
    });
  });

  it('of a learner is the same under its id', async () => {
    await gateway.ask('PUT', '/api/user/4', { token: 'learner', body: { preferCore: 1, level: 100 } });
    expect(lastOf('updateUser')).toMatchObject({ id: 4, updateMask: ['prefer_core'], ownSettings: true });
  });
});

describe('managing users', () => {
  it.each([
    ['PUT', '/api/user/5'],
    ['PUT', '/api/user/abc'],
    ['PUT', '/api/user/new'],
    ['DELETE', '/api/user/4'],
    ['GET', '/api/user?limit=0'],
  ])('%s %s is for admins, whatever else is wrong', async (method, path) => {
    const { body } = await gateway.ask(method, path, {
      token: 'learner',
      ...(method === 'PUT' ? { body: { level: 'x' } } : {}),
    });
    expect([body.code, body.reason]).toEqual([403, 'ADMIN_REQUIRED']);
  });

  it('names what is to change, null too', async () => {
    const body = {
      vipUntil: null,
      phone: '13800138000',
      password: '',
      totpEnabled: false,
      deletedAt: null,
      name: undefined,
    };
    await gateway.ask('PUT', '/api/user/5', { token: 'manager', body });
    expect(lastOf('updateUser')).toMatchObject({
      ...{ id: 5, ownSettings: false, fields: { phone: '13800138000', totpEnabled: false } },
      updateMask: ['vip_until', 'phone', 'totp_enabled', 'deleted_at'],
    });
  });

  it('creates users', async () => {
    const body = { name: 'new-one', password: 'secret-1', type: 1, email: 'a@b.cn', blockingUntil: null };
    await gateway.ask('PUT', '/api/user/new', { token: 'admin', body });
    expect(lastOf('createUser')).toMatchObject({
      ...{
        caller: { userId: 1, type: 0 },
        fields: { name: 'new-one', password: 'secret-1', type: 1, email: 'a@b.cn' },
      },
    });
  });

  it.each([
    [{ type: 3 }, 'type'],
    [{ level: 101 }, 'level'],
    [{ level: -1 }, 'level'],
    [{ vipUntil: 1.5 }, 'vipUntil'],
    [{ vipUntil: '2099' }, 'vipUntil'],
    [{ phone: '12345' }, 'phone'],
    [{ phone: '+0' }, 'phone'],
    [{ email: 'a@b@c' }, 'email'],
    [{ email: `${'x'.repeat(250)}@b.cn` }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ totpEnabled: true }, 'totpEnabled'],
    [{ deletedAt: 5 }, 'deletedAt'],
    [{ preferCore: 3 }, 'preferCore'],
  ])('refuses %j', async (body, field) => {
    const answered = await gateway.ask('PUT', '/api/user/5', { token: 'admin', body });
    expect([answered.body.reason, Object.keys(answered.body.fields)]).toEqual(['VALIDATION', [field]]);
  });

  it('lists by id unless asked otherwise', async () => {
    await gateway.ask('GET', '/api/user?type=0,1&includeDeleted=true', { token: 'admin' });
    expect(lastOf('listUsers')).toMatchObject({
      ...{ types: [0, 1], includeDeleted: true, sortBy: 'id', descending: false, limit: 100, offset: 0 },
    });
    const counted = await gateway.ask('GET', '/api/user?count=true&sort_by=vip_until', { token: 'admin' });
    expect(counted.body.data).toEqual({ count: 7 });
    const refused = await gateway.ask('GET', '/api/user?type=0,3', { token: 'admin' });
    expect(Object.keys(refused.body.fields)).toEqual(['type']);
  });
});
