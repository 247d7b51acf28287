import { describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';

interface Refusal {
  readonly call: string;
  readonly body: object;
  readonly zh: string;
  readonly en: string;
}

const refusals: readonly Refusal[] = [
  {
    call: 'POST /api/user/sign-in',
    body: { name: 'no-such-person', password: 'x' },
    zh: '登录失败，请检查用户名和密码',
    en: 'Sign-in failed, check your credentials',
  },
  {
    call: 'PUT /api/user/register',
    body: { name: 'admin', password: 'secret-pass' },
    zh: '用户名已被使用',
    en: 'Username is already taken',
  },
  {
    call: 'POST /api/user/email/verify',
    body: { email: 'a@b.cn', code: '000000' },
    zh: '验证码错误或已过期',
    en: 'Code is wrong or has expired',
  },
  {
    call: 'POST /api/user/phone/send',
    body: { phone: '13800000004' },
    zh: '该手机号已绑定到此账号',
    en: 'Phone is already bound to this account',
  },
  {
    call: 'POST /api/user/phone/send',
    body: { phone: '13800000001' },
    zh: '该手机号已被其他用户使用',
    en: 'Phone is used by another user',
  },
  {
    call: 'POST /api/user/update-password',
    body: { oldPassword: 'wrong', newPassword: 'secret-pass', confirmPassword: 'secret-pass' },
    zh: '原密码不正确',
    en: 'Old password is wrong',
  },
  {
    call: 'POST /api/user/update-password',
    body: { oldPassword: 'x', newPassword: 'secret-pass', confirmPassword: 'another' },
    zh: '两次输入的新密码不一致',
    en: 'New passwords do not match',
  },
  { call: 'GET /api/user/plan', body: {}, zh: '需要 VIP 权限', en: 'VIP permission is required' },
  { call: 'GET /api/user', body: {}, zh: '需要管理员权限', en: 'Admin permission is required' },
];

/** Texts of api.md 17 that belong to accounts. */
export const refusalTexts = (api: Api) =>
  describe('what refusals say', () => {
    it.each(refusals)('$call: $en', async ({ call, body, zh, en }) => {
      const said = async (language: string) => {
        const headers = { 'accept-language': language };
        const answer = await api.ask('learner', call, { ...(call.startsWith('GET') ? {} : { body }), headers });
        return answer.body.message;
      };
      expect(await said('zh-CN')).toBe(zh);
      expect(await said('en-US,en;q=0.9')).toBe(en);
    });
  });
