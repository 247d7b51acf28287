import type { FakeServices } from './fake-services.js';
import { aSelfUser, aSignIn } from './shapes.js';

const email = 'lily@example.com';
const phone = '13812345678';
const code = '123456';
const newPassword = 'secret-1';
const aPlan = {
  ...{ generatedAt: 1_790_000_000, examDate: 1_792_000_000, daysLeft: 23, focus: ['speaking', 'listening'] },
  days: [{ date: '2026-11-21', items: [{ questionTypeId: 2, target: 5, done: 0 }] }],
};

const post = (path: string, body?: object, token?: string) => ({ call: `POST ${path}`, path, body, token });
const mine = (path: string, body?: object) => post(path, body, 'learner');

/** Avatar, contacts, one-time codes, WeChat and the plan. */
export const accountCases = [
  post('/api/user/password/forgot', { email }),
  post('/api/user/password/reset', { email, code, newPassword, confirmPassword: newPassword }),
  mine('/api/oss/tryUploadAvatar'),
  mine('/api/user/email/send', { email }),
  mine('/api/user/email/verify', { email, code }),
  mine('/api/user/phone/send', { phone }),
  mine('/api/user/phone/verify', { phone, code }),
  mine('/api/user/totp/setup'),
  mine('/api/user/totp', { totpSecret: 'MZXW6YTBOI', code }),
  mine('/api/user/totp/disable', { password: '', code }),
  post('/api/user/wechat/sign-in', { code }),
  post('/api/user/wechat/register', { oauthToken: 'k3J', name: 'lily_2026' }),
  mine('/api/user/wechat/bind', { code }),
  mine('/api/user/wechat/unbind'),
  { call: 'GET /api/user/plan', path: '/api/user/plan', token: 'vip' },
  post('/api/user/plan/regenerate', undefined, 'vip'),
];

export function fillWithAccounts(services: FakeServices): void {
  const answer = (value: object, ...calls: string[]) => {
    for (const call of calls) services.on(call, () => value);
  };
  const json = (value: object, ...calls: string[]) => answer({ json: JSON.stringify(value) }, ...calls);
  answer({}, 'forgotPassword', 'resetPassword');
  answer({ expiresIn: 600 }, 'sendEmailCode', 'sendPhoneCode');
  answer({ totpSecret: 'MZXW6YTBOI', otpauthUrl: 'otpauth://totp/x' }, 'setUpTotp');
  json(aSelfUser, 'verifyEmail', 'verifyPhone', 'enableTotp', 'disableTotp', 'bindWechat', 'unbindWechat');
  json({ oauthToken: 'k3J', suggestedName: 'lily' }, 'signInWithWechat');
  json(aSignIn, 'registerWithWechat');
  json(aPlan, 'getPlan', 'regeneratePlan');
}
