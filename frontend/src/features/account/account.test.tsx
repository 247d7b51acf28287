import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../../lib/storage/token-cookie.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { RegisterForm } from './register-form.js';
import { returnPath } from './return-path.js';
import { SignInForm } from './sign-in-form.js';

const sent: unknown[] = [];

const serve = (status: number, body: object) => {
  globalThis.fetch = (async (_address: string, { body: text }: { body: string }) => {
    sent.push(JSON.parse(text));
    return {
      status,
      headers: new Headers(),
      json: async () => ({
        code: status,
        type: status === 200 ? 'success' : 'error',
        message: '',
        data: null,
        ...body,
      }),
    };
  }) as unknown as typeof fetch;
};

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts());
beforeEach(() => {
  sent.length = 0;
});

describe('signing in', () => {
  it('keeps the session and goes on', async () => {
    const onSignedIn = jest.fn();
    serve(200, { data: { token: 'fresh', user: { id: 3, name: 'lily' }, expiresAt: 1 } });
    await renderInApp(<SignInForm onSignedIn={onSignedIn} />);
    await userEvent.type(field(/用户名/), '  lily ');
    await userEvent.type(field(/^密码/), 'secret-pass');
    await submit('登录');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ name: 'lily', password: 'secret-pass' }]);
    expect(readToken()).toBe('fresh');
    expect(localStorage.getItem('user-info')).toContain('lily');
  });

  it('shows the server sentence, keeps the name and clears the password', async () => {
    serve(401, { reason: 'BAD_CREDENTIALS', message: '登录失败，请检查用户名和密码' });
    await renderInApp(<SignInForm onSignedIn={() => undefined} />);
    await userEvent.type(field(/用户名/), 'lily');
    await userEvent.type(field(/^密码/), 'wrong-pass');
    await submit('登录');
    expect(await screen.findByText('登录失败，请检查用户名和密码')).toBeTruthy();
    expect(field(/用户名/).value).toBe('lily');
    expect(field(/^密码/).value).toBe('');
  });

  it('asks for both fields before it asks the server', async () => {
    await renderInApp(<SignInForm onSignedIn={() => undefined} />);
    await submit('登录');
    expect(await screen.findByText('请填写密码')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('two-step sign-in', () => {
  const enter = async (onSignedIn = () => undefined) => {
    serve(401, { reason: 'TOTP_REQUIRED', message: '请输入动态验证码' });
    await renderInApp(<SignInForm onSignedIn={onSignedIn} />);
    await userEvent.type(field(/用户名/), 'lily');
    await userEvent.type(field(/^密码/), 'secret-pass');
    await submit('登录');
    await screen.findByLabelText('动态验证码');
  };

  it('asks for a code once name and password were right, and sends all three', async () => {
    const onSignedIn = jest.fn(() => undefined);
    await enter(onSignedIn);
    serve(200, { data: { token: 'fresh', user: { id: 3, name: 'lily' }, expiresAt: 1 } });
    await userEvent.type(field(/动态验证码/), '123456');
    await submit('登录');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)).toEqual({ name: 'lily', password: 'secret-pass', totp: '123456' });
  });

  it('keeps the password when only the code is wrong', async () => {
    await enter();
    serve(401, { reason: 'TOTP_INVALID', message: '动态验证码错误' });
    await userEvent.type(field(/动态验证码/), '000000');
    await submit('登录');
    expect(await screen.findByText('动态验证码错误')).toBeTruthy();
    expect(field(/动态验证码/).value).toBe('');
    expect(field(/^密码/).value).toBe('secret-pass');
  });
});

describe('registering', () => {
  const fill = async (name: string, password: string, confirm: string) => {
    await renderInApp(<RegisterForm onRegistered={() => undefined} />);
    if (name) await userEvent.type(field(/用户名/), name);
    await userEvent.type(field(/^密码/), password);
    await userEvent.type(field(/确认密码/), confirm);
    await userEvent.click(field(/我已阅读并同意/));
    await submit('注册');
  };

  it.each([
    ['ab', 'secret', 'secret', '用户名长度为 3-50 个字符'],
    ['has space', 'secret', 'secret', /只能用字母/],
    ['123456', 'secret', 'secret', /不能全是数字/],
    ['lily', 'short', 'short', '密码长度为 6-100 个字符'],
    ['lily', 'secret', 'secrets', '两次输入的密码不一致'],
  ])('refuses %s / %s / %s', async (name, password, confirm, message) => {
    await fill(name, password, confirm);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('waits for the agreement, which nobody ticks for the learner', async () => {
    await renderInApp(<RegisterForm onRegistered={() => undefined} />);
    await userEvent.type(field(/用户名/), 'lily');
    await userEvent.type(field(/^密码/), 'secret');
    await userEvent.type(field(/确认密码/), 'secret');
    await submit('注册');
    expect(await screen.findByText('请先阅读并同意用户协议与隐私政策')).toBeTruthy();
    expect(document.activeElement).toBe(field(/我已阅读并同意/));
    expect(sent).toEqual([]);
  });

  it('puts the taken name beside its field', async () => {
    const message = '用户名已被使用';
    serve(409, { reason: 'USER_NAME_TAKEN', message, fields: { name: message } });
    await fill('小莉_2026', 'secret', 'secret');
    await waitFor(() => expect(field(/用户名/).getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('the way back after signing in', () => {
  it.each([
    ['/app/question/412?type=2', '/app/question/412?type=2'],
    [null, '/app'],
    ['https://evil.example/', '/app'],
    ['//evil.example', '/app'],
    ['/application', '/app'],
    ['/vip?plan=2', '/vip?plan=2'],
    ['/?page=report', '/?page=report'],
    ['/dashboard', '/app'],
  ])('%s leads to %s', (from, path) => {
    expect(returnPath(from)).toBe(path);
  });
});
