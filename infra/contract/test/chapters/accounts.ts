import { describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';
import { answers, badFields } from '../table.js';

const register = 'PUT /api/user/register';
const signIn = 'POST /api/user/sign-in';

/** api.md 3, and 1.7 where it speaks of passwords */
export const accounts = (api: Api) =>
  describe('accounts', () => {
    answers(api, [
      ...badFields('nobody', register, () => ({ name: api.freshName(), password: 'secret-pass' }), {
        name: [
          'ab',
          '  ab ',
          'a'.repeat(51),
          '123456',
          '１２３',
          'a b',
          'a@b.c',
          'a\nb',
          'abc\0',
          '😀😀😀',
          5,
          null,
          undefined,
        ],
        password: ['12345', 'p'.repeat(101), 'abc\0def', 123456, null, undefined],
        preferCore: [-1, 3, 1.5, '1', null],
      }),
      ...badFields('nobody', signIn, () => ({ name: 'learner', password: 'learner-demo-pass' }), {
        name: ['', ' ', 'a'.repeat(101), 1, undefined],
        password: ['', 'a'.repeat(101), 1, undefined],
        totp: [1, null, '\0'],
      }),
      ['nobody', signIn, '401 BAD_CREDENTIALS', { body: { name: 'no-such-person', password: 'x' } }],
      ['nobody', signIn, '200', { body: { name: ' LEARNER ', password: 'learner-demo-pass' } }],
      ['nobody', signIn, '200', { body: { name: '+8613800000004', password: 'learner-demo-pass' } }],
      ['learner', 'DELETE /api/user/sessions/nonsense', '404 SESSION_NOT_FOUND'],
      ['learner', 'DELETE /api/user/sessions/00000000-0000-4000-8000-000000000000', '404 SESSION_NOT_FOUND'],
    ]);

    it.each(['张三丰', 'a.b-c_d', 'éàü'])('takes %s as a part of a name', async (name) => {
      const body = { name: `${name}${api.freshName()}`, password: '      ' };
      expect((await api.ask('nobody', register, { body })).outcome).toBe('200');
    });

    it('gives a name once, whoever comes at the same moment and however it is written', async () => {
      const name = api.freshName('Mixed');
      const ask = (each: string) => api.ask('nobody', register, { body: { name: each, password: 'secret-pass' } });
      const outcomes = (await Promise.all(Array.from({ length: 10 }, () => ask(name)))).map(({ outcome }) => outcome);
      expect(outcomes.toSorted()).toEqual(['200', ...Array.from({ length: 9 }, () => '409 USER_NAME_TAKEN name')]);
      expect((await ask(name.toUpperCase())).outcome).toBe('409 USER_NAME_TAKEN name');
      expect((await ask(name.replace('M', 'Ｍ'))).outcome).toBe('409 USER_NAME_TAKEN name');
    });

    it('refreshes for several tabs at once, and signs out one session only', async () => {
      const { name, password, token } = await api.register();
      const tabs = await Promise.all([1, 2, 3].map(() => api.ask(token, 'POST /api/user')));
      for (const { data } of tabs) expect((await api.ask(data.token, 'GET /api/user/stats')).status).toBe(200);
      const other = (await api.ask('nobody', signIn, { body: { name, password } })).data.token;
      expect((await api.ask(other, 'POST /api/user/sign-out')).data).toBeNull();
      expect((await api.ask(other, 'GET /api/user/stats')).outcome).toBe('401 TOKEN_INVALID');
      expect((await api.ask(token, 'GET /api/user/stats')).outcome).toBe('200');
    });

    it('changes the password, which ends the other sessions', async () => {
      const { name, password, token } = await api.register();
      const other = (await api.ask('nobody', signIn, { body: { name, password } })).data.token;
      const change = (oldPassword: string, newPassword: string, confirmPassword: string) =>
        api.ask(token, 'POST /api/user/update-password', { body: { oldPassword, newPassword, confirmPassword } });
      expect((await change(password, 'new-secret', 'new-Secret')).outcome).toBe(
        '400 PASSWORD_MISMATCH confirmPassword',
      );
      expect((await change('wrong', 'new-secret', 'new-secret')).outcome).toBe('400 OLD_PASSWORD_WRONG oldPassword');
      expect((await change(password, 'new', 'new')).outcome).toBe('400 VALIDATION newPassword');
      expect((await change(password, 'new-secret', 'new-secret')).outcome).toBe('200');
      expect((await api.ask(other, 'GET /api/user/stats')).outcome).toBe('401 TOKEN_INVALID');
      expect((await api.ask(token, 'GET /api/user/stats')).outcome).toBe('200');
      expect((await api.ask('nobody', signIn, { body: { name, password } })).outcome).toBe('401 BAD_CREDENTIALS');
    });

    it('lists sessions and ends one by one, or all others', async () => {
      const mine = await api.register();
      const stranger = await api.register();
      const { name, password, token } = mine;
      const other = (await api.ask('nobody', signIn, { body: { name, password } })).data.token;
      const listed: { id: string; current: boolean }[] = await api.get(token, '/api/user/sessions');
      const id = listed.find(({ current }) => !current)?.id;
      expect((await api.ask(stranger.token, `DELETE /api/user/sessions/${id}`)).outcome).toBe('404 SESSION_NOT_FOUND');
      expect((await api.ask(token, `DELETE /api/user/sessions/${id}`)).data).toEqual({ id });
      expect((await api.ask(other, 'GET /api/user/stats')).outcome).toBe('401 TOKEN_INVALID');
      await api.ask('nobody', signIn, { body: { name, password } });
      expect((await api.ask(token, 'DELETE /api/user/sessions')).data).toEqual({ count: 1 });
    });

    it('refuses even the right password after ten wrong ones', async () => {
      const { name, password } = await api.register();
      const attempt = async (tried: string) =>
        (await api.ask('nobody', signIn, { body: { name, password: tried } })).outcome;
      for (let count = 0; count < 10; count += 1) expect(await attempt('wrong')).toBe('401 BAD_CREDENTIALS');
      expect(await attempt(password)).toBe('503 RATE_LIMITED');
    });
  });
