import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SelfUser } from '../../lib/api/shapes.js';
import { writeToken } from '../../lib/storage/token-cookie.js';
import { lily, openPage, press, serveBank } from '../../testing/fake-bank.js';
import type { Route } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { PtePage } from './pte.page.js';
import { SecurityPage } from './security.page.js';

const someone = (change: Partial<SelfUser> = {}): SelfUser => ({
  ...lily,
  ...{ phone: null, email: null, wechatBound: false, totpEnabled: false, hasPassword: true },
  ...change,
});
const fill = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

beforeAll(() => startTexts());
beforeEach(() => {
  writeToken('token');
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

const openSecurity = async (routes: Record<string, Route>, user = someone()) => {
  const calls = serveBank({
    'GET /config': () => ({ wechat: { authorizeUrl: null } }),
    'GET /user/sessions': () => [],
    ...routes,
  });
  return { calls, ...(await openPage(<SecurityPage />, '/app/me/security', { user })) };
};

describe('binding a phone', () => {
  const bind = async (phone: string, code: string) => {
    await press(await screen.findByRole('button', { name: '绑定 手机' }));
    await fill(/手机号/, phone);
    await press(screen.getByRole('button', { name: '发送验证码' }));
    await fill(/验证码/, code);
    await press(screen.getByRole('button', { name: '确认' }));
  };

  it('sends a code, wants it back and shows the number', async () => {
    const { calls } = await openSecurity({
      'POST /user/phone/send': () => ({ expiresIn: 600 }),
      'POST /user/phone/verify': () => someone({ phone: '+8613800138000' }),
    });
    await bind('13800138000', '123456');
    expect(await screen.findByText('+8613800138000')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ phone: '13800138000', code: '123456' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says beside the field that the number is another’s', async () => {
    const message = '该手机号已被其他用户使用';
    await openSecurity({ 'POST /user/phone/send': () => ({ status: 409, reason: 'PHONE_TAKEN', message }) });
    await press(await screen.findByRole('button', { name: '绑定 手机' }));
    await fill(/手机号/, '13800138000');
    await press(screen.getByRole('button', { name: '发送验证码' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText(/手机号/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: '发送验证码' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('two-step sign-in', () => {
  it('is turned on with the secret that was scanned and a code', async () => {
    const { calls } = await openSecurity({
      'POST /user/totp/setup': () => ({ totpSecret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/PTE' }),
      'POST /user/totp': () => someone({ totpEnabled: true }),
    });
    await press(await screen.findByRole('button', { name: '开启两步验证' }));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await fill(/动态验证码/, '123456');
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: '开启两步验证' }));
    expect(await screen.findByText(/已开启/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ totpSecret: 'JBSWY3DPEHPK3PXP', code: '123456' });
  });

  it('is turned off with the password and a code only', async () => {
    const { calls } = await openSecurity(
      { 'POST /user/totp/disable': () => ({ status: 400, reason: 'OLD_PASSWORD_WRONG', message: '当前密码错误' }) },
      someone({ totpEnabled: true }),
    );
    await press(await screen.findByRole('button', { name: '关闭两步验证' }));
    const submit = () => press(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭两步验证' }));
    await submit();
    expect(await screen.findByText('请填写密码和动态验证码')).toBeTruthy();
    await fill(/当前密码/, 'wrong');
    await fill(/动态验证码/, '123456');
    await submit();
    expect(await screen.findByText('当前密码错误')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ password: 'wrong', code: '123456' });
  });
});

describe('targets', () => {
  const labels = [/总分目标/, /口语目标/, /写作目标/, /阅读目标/, /听力目标/];
  const open = (routes: Record<string, Route>, user: SelfUser = someone()) => {
    const calls = serveBank({ 'GET /user/pte': () => null, ...routes });
    return openPage(<PtePage />, '/app/me/pte', { user }).then((page) => ({ calls, ...page }));
  };

  it('are all required, 10-90', async () => {
    const { calls } = await open({});
    await fill(/总分目标/, '91');
    await press(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findAllByText('请填写 10-90 的整数')).toHaveLength(5);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('are saved with the day of the exam', async () => {
    const { calls, store } = await open({ 'PUT /user/pte': ({ body }) => body as object });
    for (const label of labels) await fill(label, '65');
    await fill(/考试日期/, '2030-12-24');
    await press(screen.getByLabelText('核心'));
    await press(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']));
    const sent = calls.find(({ method }) => method === 'PUT')?.body as Record<string, number>;
    expect(sent).toMatchObject({ targetTotal: 65, targetListening: 65, examType: 1 });
    expect(new Date((sent['examDate'] ?? 0) * 1000).toLocaleDateString('sv-SE')).toBe('2030-12-24');
  });
});

describe('the learning plan', () => {
  const vip = someone({ vipUntil: 4_070_908_800 });
  const open = (routes: Record<string, Route>, user = vip) => {
    serveBank({ 'GET /user/pte': () => null, ...routes });
    return openPage(<PtePage />, '/app/me/pte?tab=plan', { user });
  };

  it('shows today with what is done, and the days after it', async () => {
    await open({
      'GET /user/plan': () => ({
        generatedAt: 1,
        examDate: 2,
        daysLeft: 23,
        focus: ['speaking'],
        days: [
          { date: '2026-11-21', items: [{ questionTypeId: 2, target: 5, done: 5 }] },
          { date: '2026-11-22', items: [{ questionTypeId: 21, target: 3, done: 0 }] },
        ],
      }),
    });
    expect(
      await screen.findByText('✓ 5/5', { normalizer: (text) => text.replaceAll(/\s+/g, ' ').trim() }),
    ).toBeTruthy();
    expect(screen.getByText('今天的计划已全部完成')).toBeTruthy();
    expect(screen.getByText(/距考试 23 天/).textContent).toContain('重点：口语');
    expect(await screen.findByRole('link', { name: /RMCS/ })).toBeTruthy();
  });

  it('asks for targets first', async () => {
    await open({ 'GET /user/plan': () => ({ status: 409, reason: 'PTE_PROFILE_REQUIRED', message: '数据冲突' }) });
    expect(await screen.findByRole('link', { name: '设置目标分' })).toBeTruthy();
  });

  it('is a labelled sample for who has no VIP', async () => {
    await open({}, someone());
    expect(await screen.findByText('示例')).toBeTruthy();
    expect(screen.getByRole('link', { name: '开通 VIP' }).getAttribute('href')).toBe('/vip');
  });
});
