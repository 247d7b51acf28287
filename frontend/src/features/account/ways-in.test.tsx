import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wechatPending } from '../../lib/session/wechat-visit.js';
import { readToken, writeToken } from '../../lib/storage/token-cookie.js';
import { lily, openPage, press } from '../../testing/fake-bank.js';
import { type Route, serveApi } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { ForgotPasswordPage } from './forgot-password.page.js';
import { RegisterPage } from './register.page.js';
import { SignInPage } from './sign-in.page.js';

const session = { token: 'fresh', user: lily, expiresAt: 1 };
const serve = (routes: Record<string, Route> = {}) =>
  serveApi({
    'GET /config': () => ({ wechat: { authorizeUrl: null } }),
    'GET /user/preferences': () => ({}),
    ...routes,
  });
const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

beforeAll(() => startTexts());
beforeEach(() => sessionStorage.clear());

describe('coming back from WeChat', () => {
  const back = '/auth/sign-in?from=wechat&code=c0de&state=s1';
  const begun = (purpose: string, from = '/app/question/7') =>
    sessionStorage.setItem('pte-wechat-visit', JSON.stringify({ state: 's1', purpose, from }));

  it('signs in whom we know and goes back to where it began', async () => {
    begun('sign-in');
    const calls = serve({ 'POST /user/wechat/sign-in': () => session });
    const { address } = await openPage(<SignInPage />, back, { path: '/auth/sign-in', user: null });
    await waitFor(() => expect(address()).toBe('/app/question/7'));
    expect(readToken()).toBe('fresh');
    expect(calls.find(({ path }) => path === '/user/wechat/sign-in')?.body).toEqual({ code: 'c0de' });
  });

  it('leads a new face to the completion, and keeps the token out of the address', async () => {
    begun('sign-in');
    serve({ 'POST /user/wechat/sign-in': () => ({ oauthToken: 'secret-oauth', suggestedName: '小莉' }) });
    const { address } = await openPage(<SignInPage />, back, { path: '/auth/sign-in', user: null });
    await waitFor(() => expect(address()).toBe('/auth/register?from=wechat'));
    expect(wechatPending()).toEqual({ oauthToken: 'secret-oauth', suggestedName: '小莉', from: '/app/question/7' });
  });

  it('binds for who is signed in', async () => {
    begun('bind', '/app/me/security');
    writeToken('token');
    serve({ 'POST /user/wechat/bind': () => ({ ...lily, wechatBound: true }) });
    const { address, store } = await openPage(<SignInPage />, back, { path: '/auth/sign-in' });
    await waitFor(() => expect(address()).toBe('/app/me/security'));
    expect(store.getState().session.user?.wechatBound).toBe(true);
  });

  it('is refused when nobody here began it', async () => {
    const calls = serve();
    await openPage(<SignInPage />, back, { path: '/auth/sign-in', user: null });
    expect(await screen.findByText(/不是从本页发起的/)).toBeTruthy();
    expect(calls.some(({ path }) => path.includes('wechat'))).toBe(false);
  });
});

describe('completing a WeChat account', () => {
  const draft = { oauthToken: 'secret-oauth', suggestedName: '小莉_pte', from: '/app/question/7' };
  const open = () => openPage(<RegisterPage />, '/auth/register?from=wechat', { path: '/auth/register', user: null });
  beforeEach(() => sessionStorage.setItem('pte-wechat-pending', JSON.stringify(draft)));

  it('needs a name and the agreement, no password', async () => {
    const calls = serve({ 'POST /user/wechat/register': () => session });
    const { address } = await open();
    await type(/用户名/, 'xiaoli');
    await press(await screen.findByLabelText('我已阅读并同意'));
    await press(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(address()).toBe('/app/question/7'));
    const sent = calls.find(({ path }) => path === '/user/wechat/register')?.body;
    expect(sent).toEqual({ oauthToken: 'secret-oauth', name: 'xiaoli' });
    expect(wechatPending()).toBeNull();
  });

  it('begins anew when the authorisation has run out', async () => {
    serve({
      'POST /user/wechat/register': () => ({ status: 400, reason: 'OAUTH_TOKEN_INVALID', message: '请求参数错误' }),
    });
    const { address, store } = await open();
    await press(await screen.findByLabelText('我已阅读并同意'));
    await press(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(address()).toBe('/auth/sign-in'));
    expect(store.getState().toasts[0]?.message).toContain('过期');
  });
});

describe('a forgotten password', () => {
  const open = () => openPage(<ForgotPasswordPage />, '/auth/forgot-password', { path: '/auth/*', user: null });
  const askFor = async (email: string) => {
    await type(/邮箱/, email);
    await press(screen.getByRole('button', { name: '下一步' }));
  };

  it('is replaced by code, and nothing says whether the address is known', async () => {
    const calls = serve({ 'POST /user/password/forgot': () => null, 'POST /user/password/reset': () => null });
    const { address, store } = await open();
    await askFor('lily@example.com');
    expect(await screen.findByText(/若该邮箱已注册/)).toBeTruthy();
    await type(/验证码/, '123456');
    await type(/^新密码/, 'new-secret');
    await type(/再输入一次/, 'new-secret');
    await press(screen.getByRole('button', { name: '重设密码' }));
    await waitFor(() => expect(address()).toBe('/auth/sign-in'));
    expect(calls.at(-1)?.body).toEqual({
      ...{ email: 'lily@example.com', code: '123456', newPassword: 'new-secret', confirmPassword: 'new-secret' },
    });
    expect(store.getState().toasts[0]?.kind).toBe('success');
  });

  it('says that the code is wrong beside it and keeps the rest', async () => {
    serve({
      'POST /user/password/forgot': () => null,
      'POST /user/password/reset': () => ({ status: 400, reason: 'CODE_INVALID', message: '验证码错误或已过期' }),
    });
    await open();
    await askFor('lily@example.com');
    await type(/验证码/, '000000');
    await type(/^新密码/, 'new-secret');
    await type(/再输入一次/, 'new-secret');
    await press(screen.getByRole('button', { name: '重设密码' }));
    expect(await screen.findByText('验证码错误或已过期')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^新密码/).value).toBe('new-secret');
  });

  it('lets the code be sent again only after a minute', async () => {
    serve({ 'POST /user/password/forgot': () => null });
    await open();
    await askFor('lily@example.com');
    expect((await screen.findByRole('button', { name: /60 秒后可重发/ })).getAttribute('aria-disabled')).toBe('true');
  });
});
