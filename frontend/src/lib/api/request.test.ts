import { beforeAll, describe, expect, it } from '@jest/globals';
import { startTexts } from '../../testing/texts.js';
import { readEnvelope } from './envelope.js';
import { addressOf, headersOf } from './request.js';

const none = () => null;

beforeAll(() => startTexts());

describe('a request', () => {
  it('leaves out what is absent and writes the rest into the query', () => {
    const query = { type: 2, search: '', difficulty: null, hasPracticed: false, predictive: undefined };
    expect(addressOf({ path: '/question/item', query })).toBe('/api/question/item?type=2&hasPracticed=false');
    expect(addressOf({ path: '/user' })).toBe('/api/user');
  });

  it('carries the bare token, the language and a request id', () => {
    const headers = headersOf({ path: '/user', body: {}, idempotencyKey: 'abcdefgh' }, 'secret');
    expect(headers).toMatchObject({
      Authorization: 'secret',
      'Accept-Language': 'zh-CN',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'abcdefgh',
    });
    expect(headers['X-Request-Id']).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(headersOf({ path: '/user' }, null)).not.toHaveProperty('Authorization');
  });
});

describe('an answer', () => {
  it('is its data when the envelope says success', () => {
    const body = { code: 200, type: 'success', message: '成功', data: { id: 1 } };
    expect(readEnvelope(200, body, none)).toEqual({ data: { id: 1 } });
  });

  it('fails with the server message, reason and fields', () => {
    const fields = { name: '用户名已被使用' };
    const body = { code: 409, type: 'error', message: '用户名已被使用', data: null, reason: 'USER_NAME_TAKEN', fields };
    const header = (name: string) => (name === 'X-Request-Id' ? 'abc12345' : null);
    expect(readEnvelope(409, body, header)).toEqual({
      error: { status: 409, reason: 'USER_NAME_TAKEN', message: '用户名已被使用', fields, requestId: 'abc12345' },
    });
  });

  it('tells how long to wait', () => {
    const body = { code: 503, type: 'error', message: '请求过于频繁', reason: 'RATE_LIMITED' };
    expect(readEnvelope(503, body, (name) => (name === 'Retry-After' ? '12' : null))).toMatchObject({
      error: { retryAfter: 12 },
    });
  });

  it('without an envelope is judged by its status, with the mapped text', () => {
    expect(readEnvelope(200, { openapi: '3.1' }, none)).toEqual({ data: { openapi: '3.1' } });
    expect(readEnvelope(502, null, none)).toMatchObject({ error: { status: 502, message: '网关错误' } });
    expect(readEnvelope(418, null, none)).toMatchObject({ error: { message: '发生未知错误，请重试' } });
  });
});
