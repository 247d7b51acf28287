import { describe, expect, it } from '@jest/globals';
import { oneTimeCode } from '@pte/testing/one-time-code';
import type { Api, Learner } from '../api.js';
import { answers, badFields, type Row } from '../table.js';

const signIn = 'POST /api/user/sign-in';
const enable = 'POST /api/user/totp';
const disable = 'POST /api/user/totp/disable';
const enter = 'POST /api/user/wechat/sign-in';
const join = 'POST /api/user/wechat/register';
const bind = 'POST /api/user/wechat/bind';
const unbind = 'POST /api/user/wechat/unbind';

/** One-time codes and WeChat: api.md 3 and 16 */
export const signInWays = (api: Api) =>
  describe('ways of signing in', () => {
    const outcome = async (who: string, call: string, body?: object) => (await api.ask(who, call, { body })).outcome;
    const aWechat = () => `demo-${api.freshName('openid')}`;
    const longText = 'a'.repeat(256);

    async function careful(): Promise<Learner & { secret: string }> {
      const learner = await api.register();
      const { totpSecret: secret } = (await api.ask(learner.token, 'POST /api/user/totp/setup')).data;
      await api.ask(learner.token, enable, { body: { totpSecret: secret, code: oneTimeCode(secret) } });
      return { ...learner, secret };
    }

    answers(api, [
      ...['POST /api/user/totp/setup', enable, disable, bind, unbind].map(
        (call): Row => ['nobody', call, '401 UNAUTHORIZED'],
      ),
      ...badFields('learner', enable, () => ({ totpSecret: 'MZXW6YTBOI', code: '000000' }), {
        totpSecret: ['', 5, null, undefined],
        code: ['', 5, null, undefined],
      }),
      ...badFields('learner', disable, () => ({ password: 'x', code: '000000' }), {
        password: ['p'.repeat(101), 5, null, undefined],
        code: ['', 5, null, undefined],
      }),
      ...badFields('nobody', enter, () => ({}), { code: ['', longText, 5, null, undefined] }),
      ...badFields('learner', bind, () => ({}), { code: ['', longText, 5, null, undefined] }),
      ...badFields('nobody', join, () => ({ oauthToken: 'x', name: api.freshName(), password: 'secret-pass' }), {
        oauthToken: ['', 5, null, undefined],
        name: ['ab', '123456', 'a b', 5, null, undefined],
        password: ['12345', 5, null],
      }),
      ['learner', enable, '400 TOTP_SECRET_UNKNOWN totpSecret', { body: { totpSecret: 'MZXW6YTBOI', code: '000000' } }],
      ['nobody', enter, '400 WECHAT_CODE_INVALID code', { body: { code: 'nonsense' } }],
      ['learner', bind, '400 WECHAT_CODE_INVALID code', { body: { code: 'nonsense' } }],
      ['nobody', join, '400 OAUTH_TOKEN_INVALID oauthToken', { body: { oauthToken: 'x', name: 'somebody_new' } }],
      ['learner', unbind, '409 WECHAT_NOT_BOUND'],
    ]);

    it('ask for a one-time code once that is switched on, take each once, and can be told to stop', async () => {
      const learner = await api.register();
      const { token, name, password } = learner;
      const { data } = await api.ask(token, 'POST /api/user/totp/setup');
      expect(Object.keys(data)).toEqual(['totpSecret', 'otpauthUrl']);
      expect(data.totpSecret).toMatch(/^[A-Z2-7]{16,}$/);
      expect(data.otpauthUrl).toMatch(/^otpauth:\/\/totp\//);
      const code = oneTimeCode(data.totpSecret);
      const wrong = String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');
      const turnOn = (given: string) => api.ask(token, enable, { body: { totpSecret: data.totpSecret, code: given } });
      expect((await turnOn(wrong)).outcome).toBe('400 TOTP_INVALID code');
      expect((await turnOn(code)).data).toMatchObject({ id: learner.id, totpEnabled: true });
      expect((await turnOn(code)).outcome).toBe('409 TOTP_ALREADY_ENABLED');
      expect(await outcome(token, 'POST /api/user/totp/setup')).toBe('409 TOTP_ALREADY_ENABLED');

      const attempt = (totp?: string) => outcome('nobody', signIn, { name, password, totp });
      expect(await attempt()).toBe('401 TOTP_REQUIRED');
      expect(await attempt('')).toBe('401 TOTP_REQUIRED');
      expect(await attempt(wrong)).toBe('401 TOTP_INVALID');
      expect(await attempt(code)).toBe('200');
      expect(await attempt(code)).toBe('401 TOTP_INVALID');

      const next = oneTimeCode(data.totpSecret, 1);
      expect(await outcome(token, disable, { password: 'wrong', code: next })).toBe('400 OLD_PASSWORD_WRONG password');
      expect(await outcome(token, disable, { password, code: wrong })).toBe('400 TOTP_INVALID code');
      const off = await api.ask(token, disable, { body: { password, code: next } });
      expect(off.data).toMatchObject({ totpEnabled: false });
      expect(await attempt()).toBe('200');
    });

    it('are freed of one-time codes by admins, who can only switch them off', async () => {
      const { id, name, password } = await careful();
      const change = (totpEnabled: boolean) => api.ask('manager', `PUT /api/user/${id}`, { body: { totpEnabled } });
      expect((await change(true)).outcome).toBe('400 VALIDATION totpEnabled');
      expect((await change(false)).data.totpEnabled).toBe(false);
      expect(await outcome('nobody', signIn, { name, password })).toBe('200');
    });

    it('are WeChat too: a token to register with first, then a session', async () => {
      const code = aWechat();
      const { data } = await api.ask('nobody', enter, { body: { code } });
      expect(Object.keys(data)).toEqual(['oauthToken', 'suggestedName']);
      expect(await outcome('nobody', join, { oauthToken: data.oauthToken, name: 'ADMIN' })).toBe(
        '409 USER_NAME_TAKEN name',
      );
      const name = api.freshName('wechat');
      const joined = await api.ask('nobody', join, { body: { oauthToken: data.oauthToken, name } });
      expect(joined.data.user).toMatchObject({ name, wechatBound: true, hasPassword: false, type: 2, preferCore: 2 });
      expect(await outcome('nobody', join, { oauthToken: data.oauthToken, name: api.freshName() })).toBe(
        '400 OAUTH_TOKEN_INVALID oauthToken',
      );
      const again = await api.ask('not-a-token', enter, { body: { code } });
      expect(again.data.user.id).toBe(joined.data.user.id);
      const { token } = again.data;
      expect(await outcome(token, unbind)).toBe('409 PASSWORD_NOT_SET');
      const first = { oldPassword: '', newPassword: 'secret-pass', confirmPassword: 'secret-pass' };
      expect(await outcome(token, 'POST /api/user/update-password', first)).toBe('200');
      expect((await api.ask(token, unbind)).data).toMatchObject({ wechatBound: false, hasPassword: true });
    });

    it('can be bound and unbound, one WeChat account to one user', async () => {
      const [one, other] = [await api.register(), await api.register()];
      const code = aWechat();
      expect((await api.ask(one.token, bind, { body: { code } })).data.wechatBound).toBe(true);
      expect(await outcome(one.token, bind, { code: aWechat() })).toBe('409 WECHAT_ALREADY_BOUND');
      expect(await outcome(other.token, bind, { code })).toBe('409 WECHAT_TAKEN');
      expect((await api.ask('nobody', enter, { body: { code } })).data.user.id).toBe(one.id);
      expect(await outcome(one.token, unbind)).toBe('200');
      expect(await outcome(one.token, unbind)).toBe('409 WECHAT_NOT_BOUND');
      expect(await outcome(other.token, bind, { code })).toBe('200');
    });
  });
