import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import { escapeHtml, page } from '../web/html.js';
import { GrantedCodes, type WechatPerson } from './granted-codes.js';

export interface WechatSimulatorOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** 0 or absent: any free one. */
  readonly port?: number;
}

export interface WechatSimulator {
  /** Stands for both https://open.weixin.qq.com and https://api.weixin.qq.com. */
  readonly address: string;
  /** Where a browser is sent; the caller adds `redirect_uri` and `state`. */
  readonly authorizeUrl: string;
  /** A code as the page would give it. */
  grant(person: WechatPerson): string;
  /** The next calls of the API are answered with this status instead; 0 stands for an answer that never comes. */
  failNext(...statuses: readonly number[]): void;
  close(): Promise<void>;
}

type Query = Readonly<Record<string, string | undefined>>;

const texts: Readonly<Record<number, string>> = {
  40003: 'invalid openid',
  40013: 'invalid appid',
  40014: 'invalid access_token',
  40029: 'invalid code',
  40125: 'invalid appsecret',
  40163: 'code been used',
  41008: 'missing code',
};
const failure = (errcode: number) => ({ errcode, errmsg: texts[errcode] ?? 'system error' });

/** A stand-in for WeChat's OAuth for websites on the loopback: the page with the QR code, and the two calls behind it. */
export async function startWechatSimulator(options: WechatSimulatorOptions): Promise<WechatSimulator> {
  const codes = new GrantedCodes();
  const failures: number[] = [];
  const server = fastify({ forceCloseConnections: true });

  server.get<{ Querystring: Query }>('/connect/qrconnect', ({ query }, reply) => {
    const problem = pageProblem(query, options);
    return reply
      .code(problem ? 400 : 200)
      .type('text/html; charset=utf-8')
      .send(problem ? page('微信登录', `<p>${escapeHtml(problem)}</p>`) : confirmPage(query));
  });

  server.get<{ Querystring: Query }>('/connect/confirm', ({ query }, reply) => {
    const problem = pageProblem(query, options);
    if (problem)
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(page('微信登录', escapeHtml(problem)));
    const nickname = query['nickname']?.trim() || '微信用户';
    const target = new URL(query['redirect_uri'] ?? '');
    target.searchParams.set('code', codes.grant({ openid: openidOf(nickname), nickname }));
    target.searchParams.set('state', query['state'] ?? '');
    return reply.redirect(target.href);
  });

  server.addHook('preHandler', (request, reply, done) => {
    const status = request.url.startsWith('/sns/') ? failures.shift() : undefined;
    if (status === undefined) done();
    else if (status === 0) reply.hijack();
    else reply.code(status).send('');
  });

  // WeChat answers JSON as text/plain, and errors with status 200.
  server.get<{ Querystring: Query }>('/sns/oauth2/access_token', ({ query }, reply) =>
    reply.type('text/plain').send(JSON.stringify(accessToken(query, options, codes))),
  );
  server.get<{ Querystring: Query }>('/sns/userinfo', ({ query }, reply) =>
    reply.type('text/plain').send(JSON.stringify(userInfo(query, codes))),
  );

  const address = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    address,
    authorizeUrl: authorizeUrl(address, options.appId),
    grant: (person) => codes.grant(person),
    failNext: (...statuses) => void failures.push(...statuses),
    close: () => server.close(),
  };
}

/** As WeChat documents it; `address` https://open.weixin.qq.com for the real one. */
const authorizeUrl = (address: string, appId: string): string =>
  `${address}/connect/qrconnect?appid=${appId}&response_type=code&scope=snsapi_login#wechat_redirect`;

function pageProblem(query: Query, { appId }: WechatSimulatorOptions): string | null {
  if (query['appid'] !== appId) return 'AppID 参数错误';
  if (query['response_type'] !== 'code' || query['scope'] !== 'snsapi_login') return 'Scope 参数错误或没有 Scope 权限';
  const target = query['redirect_uri'] ?? '';
  return URL.canParse(target) && /^https?:$/.test(new URL(target).protocol) ? null : 'redirect_uri 参数错误';
}

/** The same person for the same nickname. */
const openidOf = (nickname: string): string =>
  `o${createHash('sha256').update(nickname).digest('base64url').slice(0, 27)}`;

function confirmPage(query: Query): string {
  const kept = ['appid', 'response_type', 'scope', 'redirect_uri', 'state']
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`)
    .join('');
  return page(
    '微信登录（模拟）',
    `<p>这里本应是一个二维码。点击“确认”相当于用微信扫码并同意。同一个昵称总是同一个微信用户。</p>
<form action="/connect/confirm">${kept}<label>昵称 <input name="nickname" value="小明" maxlength="40"></label>
<button>确认 · Confirm</button></form>`,
  );
}

function accessToken(query: Query, { appId, appSecret }: WechatSimulatorOptions, codes: GrantedCodes) {
  if (query['appid'] !== appId) return failure(40013);
  if (query['secret'] !== appSecret) return failure(40125);
  if (!query['code']) return failure(41008);
  if (query['grant_type'] !== 'authorization_code') return failure(40002);
  const redeemed = codes.redeem(query['code']);
  if ('errcode' in redeemed) return failure(redeemed.errcode);
  const { token, person } = redeemed;
  return { access_token: token, expires_in: 7200, refresh_token: token, openid: person.openid, scope: 'snsapi_login' };
}

function userInfo(query: Query, codes: GrantedCodes) {
  const person = codes.holderOf(query['access_token'] ?? '');
  if (!person) return failure(40014);
  if (query['openid'] !== person.openid) return failure(40003);
  return { ...person, sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [] };
}
