import { describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api, Learner } from '../api.js';
import { answers, badFields, type Row } from '../table.js';

const sendEmail = 'POST /api/user/email/send';
const verifyEmail = 'POST /api/user/email/verify';
const sendPhone = 'POST /api/user/phone/send';
const verifyPhone = 'POST /api/user/phone/verify';
const forgot = 'POST /api/user/password/forgot';
const reset = 'POST /api/user/password/reset';

const wrongEmails = ['', 'x', 'a@b@c', `${'a'.repeat(250)}@b.cn`, 5, null, undefined];
const wrongPhones = ['', '123', '12345678901', '+123', 5, null, undefined];
const wrongCodes = ['', 5, null, undefined];

/** E-mail, phone and forgotten passwords: api.md 3, 1.7, and the outbox of 16 */
export const contacts = (api: Api) =>
  describe('contacts', () => {
    const anEmail = () => `${api.freshName('Mail')}@example.com`;
    let phones = 0;
    const aPhone = () => `139${String(20_000_000 + ++phones)}`;

    const newest = (to: string, purpose: string) =>
      eventually(async () => {
        const [message] = await api.get('admin', `/api/dev/outbox?to=${encodeURIComponent(to.toLowerCase())}&limit=1`);
        expect(message).toMatchObject({ to: to.toLowerCase(), purpose });
        return message;
      });
    const outcome = async (who: string, call: string, body: object) => (await api.ask(who, call, { body })).outcome;
    const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

    async function withEmail(): Promise<Learner & { email: string }> {
      const learner = await api.register();
      const email = anEmail();
      await api.ask('admin', `PUT /api/user/${learner.id}`, { body: { email } });
      return { ...learner, email };
    }

    answers(api, [
      ...[sendEmail, verifyEmail, sendPhone, verifyPhone].map((call): Row => ['nobody', call, '401 UNAUTHORIZED']),
      ...badFields('learner', sendEmail, () => ({}), { email: wrongEmails }),
      ...badFields('learner', sendPhone, () => ({}), { phone: wrongPhones }),
      ...badFields('learner', verifyEmail, () => ({ email: 'a@b.cn', code: '000000' }), {
        email: wrongEmails,
        code: wrongCodes,
      }),
      ...badFields('learner', verifyPhone, () => ({ phone: '13912345678', code: '000000' }), {
        phone: wrongPhones,
        code: wrongCodes,
      }),
      ...badFields('nobody', forgot, () => ({}), { email: wrongEmails }),
      ...badFields(
        'nobody',
        reset,
        () => ({ email: 'a@b.cn', code: '000000', newPassword: 'new-pass', confirmPassword: 'new-pass' }),
        { email: wrongEmails, code: wrongCodes },
      ),
      ['learner', verifyEmail, '400 CODE_INVALID code', { body: { email: 'a@b.cn', code: 'abc' } }],
      ['learner', sendPhone, '409 PHONE_ALREADY_BOUND phone', { body: { phone: '13800000004' } }],
      ['learner', sendPhone, '409 PHONE_TAKEN phone', { body: { phone: '+8613800000001' } }],
      ['not-a-token', forgot, '200', { body: { email: 'nobody@example.com' } }],
      [
        'nobody',
        reset,
        '400 CODE_INVALID code',
        { body: { email: 'a@b.cn', code: '000000', newPassword: 'new-pass', confirmPassword: 'new-pass' } },
      ],
      [
        'nobody',
        reset,
        '400 PASSWORD_MISMATCH confirmPassword',
        { body: { email: 'a@b.cn', code: '000000', newPassword: 'new-pass', confirmPassword: 'other' } },
      ],
      [
        'nobody',
        reset,
        '400 VALIDATION newPassword',
        { body: { email: 'a@b.cn', code: '000000', newPassword: 'new', confirmPassword: 'new' } },
      ],
    ]);

    it('are bound by the code that was sent, once', async () => {
      const { token, password } = await api.register();
      const email = anEmail();
      expect((await api.ask(token, sendEmail, { body: { email } })).data).toEqual({ expiresIn: 600 });
      const { code, text, channel, createdAt } = await newest(email, 'email');
      expect({ channel, text }).toEqual({ channel: 'email', text: expect.stringContaining(code) });
      expect(Math.abs(createdAt - Date.now() / 1000)).toBeLessThan(60);
      expect(await outcome(token, verifyEmail, { email, code: wrongOf(code) })).toBe('400 CODE_INVALID code');
      const { data } = await api.ask(token, verifyEmail, { body: { email: ` ${email}`, code } });
      expect(data).toMatchObject({ email, emailVerifiedAt: expect.any(Number) });
      expect(await outcome(token, verifyEmail, { email, code })).toBe('400 CODE_INVALID code');
      expect(await outcome(token, sendEmail, { email })).toBe('409 EMAIL_ALREADY_BOUND email');
      expect(await outcome('learner', sendEmail, { email: email.toUpperCase() })).toBe('409 EMAIL_TAKEN email');
      expect(await outcome('nobody', 'POST /api/user/sign-in', { name: email.toUpperCase(), password })).toBe('200');
    });

    it('are phones too, with +86 unless they say otherwise', async () => {
      const { token } = await api.register();
      const phone = aPhone();
      expect((await api.ask(token, sendPhone, { body: { phone } })).data).toEqual({ expiresIn: 600 });
      const { code, channel } = await newest(`+86${phone}`, 'phone');
      expect(channel).toBe('sms');
      expect((await api.ask(token, verifyPhone, { body: { phone, code } })).data.phone).toBe(`+86${phone}`);
    });

    it('have dead codes after five wrong ones', async () => {
      const { token } = await api.register();
      const email = anEmail();
      await api.ask(token, sendEmail, { body: { email } });
      const { code } = await newest(email, 'email');
      for (let count = 0; count < 5; count += 1)
        expect(await outcome(token, verifyEmail, { email, code: wrongOf(code) })).toBe('400 CODE_INVALID code');
      expect(await outcome(token, verifyEmail, { email, code })).toBe('400 CODE_INVALID code');
    });

    it('get one code a minute, by destination and by user', async () => {
      const [one, other] = [await api.register(), await api.register()];
      const email = anEmail();
      expect(await outcome(one.token, sendEmail, { email })).toBe('200');
      expect(await outcome(one.token, sendEmail, { email })).toBe('503 RATE_LIMITED');
      expect(await outcome(one.token, sendEmail, { email: anEmail() })).toBe('503 RATE_LIMITED');
      expect(await outcome(other.token, sendEmail, { email })).toBe('503 RATE_LIMITED');
      expect(await outcome(one.token, sendEmail, { email: 'no address' })).toBe('400 VALIDATION email');
    });

    it('bring a forgotten password back and tell nobody who has an address', async () => {
      const { email, name, password, token } = await withEmail();
      const unknown = anEmail();
      const bodies = [];
      for (const each of [email, unknown]) {
        const { status, body } = await api.ask('nobody', forgot, { body: { email: each } });
        bodies.push({ status, ...body });
        expect(await outcome('nobody', forgot, { email: each })).toBe('503 RATE_LIMITED');
      }
      expect(bodies[0]).toEqual(bodies[1]);
      expect(bodies[0].data).toBeNull();
      const { code } = await newest(email, 'reset');
      expect(await api.get('admin', `/api/dev/outbox?to=${unknown.toLowerCase()}`)).toEqual([]);
      const change = { email: email.toUpperCase(), code, newPassword: 'brand-new', confirmPassword: 'brand-new' };
      expect((await api.ask('nobody', reset, { body: change })).data).toBeNull();
      expect(await outcome('nobody', reset, change)).toBe('400 CODE_INVALID code');
      expect((await api.ask(token, 'GET /api/user/stats')).outcome).toBe('401 TOKEN_INVALID');
      expect(await outcome('nobody', 'POST /api/user/sign-in', { name, password })).toBe('401 BAD_CREDENTIALS');
      expect(await outcome('nobody', 'POST /api/user/sign-in', { name, password: 'brand-new' })).toBe('200');
    });
  });
