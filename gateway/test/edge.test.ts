import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aGateway, type TestGateway } from './support/gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway?.stop());

describe('the edge', () => {
  it('wraps data in the envelope, with the headers every answer has', async () => {
    const { status, headers, body } = await gateway.ask('GET', '/api/health/live');
    expect([status, body]).toEqual([200, { code: 200, type: 'success', message: '成功', data: { status: 'up' } }]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-language': 'zh-CN',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
    });
  });
});
