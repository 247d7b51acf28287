import { describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';
import { answers } from '../table.js';

const learner = JSON.stringify({ name: 'learner', password: 'learner-demo-pass' });
const signIn = 'POST /api/user/sign-in';
const json = { 'content-type': 'application/json' };
const ofSize = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;

/** api.md 1.1 and 1.3 */
export const transport = (api: Api) =>
  describe('transport', () => {
    answers(api, [
      ['nobody', signIn, '400 UNSUPPORTED_MEDIA_TYPE', { body: learner, headers: { 'content-type': 'text/plain' } }],
      ['nobody', signIn, '200', { body: learner, headers: { 'content-type': 'application/json;charset=UTF-8' } }],
      ['nobody', signIn, '400 MALFORMED_JSON', { body: '{"name":', headers: json }],
      ['nobody', signIn, '400 MALFORMED_JSON', { body: '[]', headers: json }],
      ['nobody', signIn, '400 MALFORMED_JSON', { body: 'null', headers: json }],
      ['nobody', signIn, '400 VALIDATION name,password'],
      ['nobody', signIn, '400 VALIDATION name,password', { body: ofSize(1_048_576), headers: json }],
      ['nobody', signIn, '413 BODY_TOO_LARGE', { body: ofSize(1_048_577), headers: json }],
      ['learner', 'PUT /api/user', '200'],
      ['nobody', 'POST /api/nowhere', '404 ROUTE_NOT_FOUND', { body: '{', headers: json }],
      ['nobody', 'PATCH /api/user', '404 ROUTE_NOT_FOUND'],
      ['nobody', 'GET /api/user/sign-in', '404 ROUTE_NOT_FOUND'],
      ['learner', 'PUT /api/user/sessions', '404 ROUTE_NOT_FOUND'],
      ['nobody', 'GET /api/question/item/new', '404 ROUTE_NOT_FOUND'],
      ['nobody', 'GET /api/user/', '404 ROUTE_NOT_FOUND'],
      ['nobody', 'GET /api/article', '404 ROUTE_NOT_FOUND'],
      ['nobody', 'GET /api/%zz', '404 ROUTE_NOT_FOUND'],
      ['not-a-token', 'PUT /api/user', '400 MALFORMED_JSON', { body: '{', headers: json }],
    ]);

    it.each([
      ['my-request-0001', true],
      ['short', false],
      ['has_underscore', false],
      ['x'.repeat(65), false],
    ])('echoes the request id %s: %s', async (id, echoed) => {
      const { headers } = await api.ask('nobody', 'GET /api/config', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id') === id).toBe(echoed);
    });

    it.each([
      ['en', 'en-US'],
      ['fr, en-GB;q=0.5', 'en-US'],
      ['zh, en;q=0.9', 'zh-CN'],
      ['zh;q=0.5, en;q=0.9', 'en-US'],
      ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
      ['en;q=0', 'zh-CN'],
      ['en;q=nonsense', 'zh-CN'],
      ['*', 'zh-CN'],
    ])('answers Accept-Language "%s" in %s', async (language, spoken) => {
      const { headers, body } = await api.ask('nobody', 'GET /api/user/stats', {
        headers: { 'accept-language': language },
      });
      expect(headers.get('content-language')).toBe(spoken);
      expect(body.message).toBe(spoken === 'en-US' ? 'Unauthorized' : '未登录或登录已失效');
    });

    it.each(['NONSENSE\r\n\r\n', `GET /api/config HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`])(
      'answers what is no request in the same form',
      async (text) => {
        const answer = await api.send(text);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer).toMatch(/\r\nX-Request-Id: \S{8,64}\r\n/);
        expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, type: 'error', data: null });
      },
    );
  });
