import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWechatSimulator, type WechatSimulator } from '../src/wechat/wechat-simulator.js';

const application = { appId: 'wx1', appSecret: 'secret' };
let wechat: WechatSimulator;
beforeAll(async () => {
  wechat = await startWechatSimulator(application);
});
afterAll(() => wechat.close());

/** Where a client sends the browser. */
const page = (given: object = {}) => {
  const url = new URL(wechat.authorizeUrl);
  const added: Record<string, string> = {
    redirect_uri: 'https://pte.example/auth/sign-in?from=wechat',
    state: 'a"b',
    ...given,
  };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url;
};
const api = async (path: string, query: Record<string, string>) => {
  const response = await fetch(`${wechat.address}${path}?${new URLSearchParams(query)}`);
  return { type: response.headers.get('content-type'), body: JSON.parse(await response.text()) };
};
const accessToken = (given: Record<string, string>) =>
  api('/sns/oauth2/access_token', { appid: 'wx1', secret: 'secret', grant_type: 'authorization_code', ...given });

describe('the page of WeChat', () => {
  it('shows a button, which leads back with code and state', async () => {
    const html = await (await fetch(page())).text();
    expect(html).toContain('<form action="/connect/confirm">');
    expect(html).toContain('value="a&quot;b"');
    const confirm = page({ nickname: '小红' });
    confirm.pathname = '/connect/confirm';
    const back = await fetch(confirm, { redirect: 'manual' });
    const target = new URL(back.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('https://pte.example/auth/sign-in');
    expect(Object.fromEntries(target.searchParams)).toEqual({ from: 'wechat', code: expect.any(String), state: 'a"b' });
    const { body } = await accessToken({ code: target.searchParams.get('code') ?? '' });
    const { body: info } = await api('/sns/userinfo', { access_token: body.access_token, openid: body.openid });
    expect(info).toMatchObject({ nickname: '小红', openid: body.openid });
  });

  it.each<Record<string, string>>([
    { appid: 'other' },
    { scope: 'snsapi_base' },
    { redirect_uri: 'javascript:alert(1)' },
  ])('refuses %j', async (given: object) => expect((await fetch(page({ ...given }))).status).toBe(400));
});

describe('the API of WeChat', () => {
  it('answers JSON as text, with what was granted', async () => {
    const { type, body } = await accessToken({ code: wechat.grant({ openid: 'o1', nickname: 'x' }) });
    expect(type).toContain('text/plain');
    expect(body).toMatchObject({ openid: 'o1', expires_in: 7200, scope: 'snsapi_login' });
  });

  it('refuses with its own numbers: wrong application, secret, code, and a code for the second time', async () => {
    const code = wechat.grant({ openid: 'o1', nickname: 'x' });
    const numberOf = async (given: Record<string, string>) => (await accessToken({ code, ...given })).body.errcode;
    expect(await numberOf({ appid: 'other' })).toBe(40013);
    expect(await numberOf({ secret: 'other' })).toBe(40125);
    expect(await numberOf({ code: 'other' })).toBe(40029);
    expect(await numberOf({ code: '' })).toBe(41008);
    expect(await numberOf({})).toBeUndefined();
    expect(await numberOf({})).toBe(40163);
    expect((await api('/sns/userinfo', { access_token: 'other', openid: 'o1' })).body.errcode).toBe(40014);
  });
});
