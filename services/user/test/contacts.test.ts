import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailSimulator, startMailSimulator } from '@pte/simulators/mail/mail-simulator';
import { type SmsSimulator, startSmsSimulator } from '@pte/simulators/sms/sms-simulator';
import { eventually } from '@pte/testing/eventually';
import { aLearner, aSuperAdmin, type Person, reasonOf, selfUser, signIn } from './people.js';
import { startUserService, type UserService } from './user-service.js';

const aliyun = { accessKeyId: 'key', accessKeySecret: 'secret', signName: 'PTE', templateCode: 'SMS_1' };

let service: UserService;
let mail: MailSimulator;
let sms: SmsSimulator;
beforeAll(async () => {
  [mail, sms] = await Promise.all([startMailSimulator(), startSmsSimulator(aliyun)]);
  service = await startUserService({
    SMTP_URL: mail.smtpAddress,
    MAIL_FROM: 'PTE <no-reply@pte.example>',
    ALIYUN_SMS_ACCESS_KEY_ID: aliyun.accessKeyId,
    ALIYUN_SMS_ACCESS_KEY_SECRET: aliyun.accessKeySecret,
    ALIYUN_SMS_SIGN_NAME: aliyun.signName,
    ALIYUN_SMS_TEMPLATE_CODE: aliyun.templateCode,
    ALIYUN_SMS_ENDPOINT: sms.address,
  });
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([mail?.close(), sms?.close()]);
});

let addresses = 0;
/** The domain in lower case, as mail servers are told it. */
const anEmail = () => `Person${++addresses}@example.com`;
const aPhone = () => `+86139${String(10_000_000 + ++addresses)}`;

const codeIn = (text: string) => /\d{6}/.exec(text)?.[0] ?? 'none';
const patience = { timeout: 15_000 };
/** The code of the newest mail to an address. */
const mailedCode = (email: string, count = 1) =>
  eventually(() => {
    const received = mail.mails.filter(({ to }) => to === email);
    expect(received).toHaveLength(count);
    return codeIn(received.at(-1)!.text);
  }, patience);
const textedCode = (phone: string) =>
  eventually(() => codeIn(sms.messages.findLast((each) => `+86${each.phone}` === phone)!.text), patience);

const sendEmail = ({ caller }: Person, email: string) => service.contacts.sendEmailCode({ caller, email });
const verifyEmail = ({ caller }: Person, email: string, code: string) =>
  service.contacts.verifyEmail({ caller, email, code });

async function bindEmail(person: Person, email = anEmail()): Promise<string> {
  await sendEmail(person, email);
  await verifyEmail(person, email, await mailedCode(email));
  // The next code to this address may be sent.
  service.clock.advance(61);
  return email;
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an e-mail address', () => {
  it('is bound by the code that is sent to it, in any case, and signs in', async () => {
    const [person, email] = [await aLearner(service), anEmail()];
    expect(await sendEmail(person, email)).toEqual({ expiresIn: 600 });
    const code = await mailedCode(email);
    expect(mail.mails.at(-1)).toMatchObject({
      from: 'no-reply@pte.example',
      subject: expect.stringContaining('验证码'),
    });
    const user = selfUser(await verifyEmail(person, email.toUpperCase(), code));
    expect(user).toMatchObject({ email: email.toUpperCase(), emailVerifiedAt: service.clock.now().getTime() / 1000 });
    expect((await signIn(service, email)).user.id).toBe(person.id);
    expect(await reasonOf(verifyEmail(person, email, code))).toBe('CODE_INVALID');
  });

  it('leaves neither the code nor the message behind', async () => {
    const [person, email] = [await aLearner(service), anEmail()];
    await sendEmail(person, email);
    const code = await mailedCode(email);
    await eventually(async () => expect(await service.database.query('select 1 from outgoing_message')).toEqual([]));
    const kept = await service.database.query('select * from verification_code where user_id = $1', [person.id]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('wants the code of this user, for this purpose, and the last one', async () => {
    const [person, stranger, email] = [await aLearner(service), await aLearner(service), anEmail()];
    await sendEmail(person, email);
    const first = await mailedCode(email);
    expect(await reasonOf(verifyEmail(stranger, email, first))).toBe('CODE_INVALID');
    const reset = service.contacts.resetPassword({ email, code: first, newPassword: 'new-password' });
    expect(await reasonOf(reset)).toBe('CODE_INVALID');
    service.clock.advance(61);
    await sendEmail(person, email);
    const second = await mailedCode(email, 2);
    if (first !== second) expect(await reasonOf(verifyEmail(person, email, first))).toBe('CODE_INVALID');
    expect(await reasonOf(verifyEmail(person, email, second))).toBe('');
  });

  it('is lost to five wrong codes, however many come at the same moment', async () => {
    const [person, email] = [await aLearner(service), anEmail()];
    await sendEmail(person, email);
    const code = await mailedCode(email);
    const reasons = await Promise.all(
      Array.from({ length: 5 }, () => reasonOf(verifyEmail(person, email, wrongOf(code)))),
    );
    expect(new Set(reasons)).toEqual(new Set(['CODE_INVALID']));
    expect(await reasonOf(verifyEmail(person, email, code))).toBe('CODE_INVALID');
  });

  it('is still to be had after four wrong codes, and not after ten minutes', async () => {
    const [person, late] = [await aLearner(service), await aLearner(service)];
    const [email, other] = [anEmail(), anEmail()];
    await Promise.all([sendEmail(person, email), sendEmail(late, other)]);
    const [code, lateCode] = [await mailedCode(email), await mailedCode(other)];
    for (let i = 0; i < 4; i++) await reasonOf(verifyEmail(person, email, wrongOf(code)));
    expect(await reasonOf(verifyEmail(person, email, code))).toBe('');
    service.clock.advance(600);
    expect(await reasonOf(verifyEmail(late, other, lateCode))).toBe('CODE_INVALID');
  });

  it('is refused to whoever has it and to others; a deleted user has it no more', async () => {
    const [admin, owner, stranger] = [await aSuperAdmin(service), await aLearner(service), await aLearner(service)];
    const email = await bindEmail(owner);
    expect(await reasonOf(sendEmail(owner, email.toLowerCase()))).toBe('EMAIL_ALREADY_BOUND');
    expect(await reasonOf(sendEmail(stranger, email))).toBe('EMAIL_TAKEN');
    await service.users.deleteUser({ caller: admin.caller, id: owner.id });
    expect(await reasonOf(sendEmail(stranger, email))).toBe('');
  });

  it('goes to the first of two who verify it', async () => {
    const [first, second, email] = [await aLearner(service), await aLearner(service), anEmail()];
    await sendEmail(first, email);
    const firstCode = await mailedCode(email);
    service.clock.advance(61);
    await sendEmail(second, email);
    const secondCode = await mailedCode(email, 2);
    expect(await reasonOf(verifyEmail(first, email, firstCode))).toBe('');
    expect(await reasonOf(verifyEmail(second, email, secondCode))).toBe('EMAIL_TAKEN');
  });

  it.each(['nobody', 'a@b@c', 'a b@c', `${'a'.repeat(250)}@b.cn`])('is not no. %#', async (email) => {
    expect(await reasonOf(sendEmail(await aLearner(service), email))).toBe('VALIDATION');
  });
});

describe('how often codes are sent', () => {
  it('is once a minute to one address and to one user; what was refused does not count', async () => {
    const [person, other, email] = [await aLearner(service), await aLearner(service), anEmail()];
    await sendEmail(person, email);
    await expect(sendEmail(person, email)).rejects.toMatchObject({
      reason: 'RATE_LIMITED',
      details: { retryAfter: 60 },
    });
    expect(await reasonOf(sendEmail(other, email))).toBe('RATE_LIMITED');
    expect(await reasonOf(sendEmail(person, anEmail()))).toBe('RATE_LIMITED');
    expect(await reasonOf(sendEmail(other, anEmail()))).toBe('');
    expect(await reasonOf(service.contacts.sendPhoneCode({ caller: person.caller, phone: aPhone() }))).toBe('');
    service.clock.advance(61);
    expect(await reasonOf(sendEmail(person, email))).toBe('');
  });

  it('is ten times a day', async () => {
    const person = await aLearner(service);
    const again = () => {
      service.clock.advance(61);
      return reasonOf(sendEmail(person, anEmail()));
    };
    for (let i = 0; i < 10; i++) expect(await again()).toBe('');
    expect(await again()).toBe('RATE_LIMITED');
  });
});

describe('a phone number', () => {
  it('is bound by the code of a short message, in its international form', async () => {
    const [person, phone] = [await aLearner(service), aPhone()];
    const { caller } = person;
    await service.contacts.sendPhoneCode({ caller, phone: phone.slice(3) });
    const code = await textedCode(phone);
    const user = selfUser(await service.contacts.verifyPhone({ caller, phone, code }));
    expect(user.phone).toBe(phone);
    expect((await signIn(service, phone)).user.id).toBe(person.id);
    expect(await reasonOf(service.contacts.sendPhoneCode({ caller, phone }))).toBe('PHONE_ALREADY_BOUND');
    const stranger = (await aLearner(service)).caller;
    expect(await reasonOf(service.contacts.sendPhoneCode({ caller: stranger, phone }))).toBe('PHONE_TAKEN');
    expect(await reasonOf(service.contacts.sendPhoneCode({ caller: stranger, phone: '12' }))).toBe('VALIDATION');
  });
});

describe('a server that is away', () => {
  it('loses no mail and no message, and keeps nobody waiting', async () => {
    const [person, email, phone] = [await aLearner(service), anEmail(), aPhone()];
    mail.refuseNext(2);
    sms.refuseNext(1);
    await sendEmail(person, email);
    await service.contacts.sendPhoneCode({ caller: person.caller, phone });
    const arrived = eventually(
      () => {
        service.clock.advance(4);
        expect(mail.mails.some(({ to }) => to === email)).toBe(true);
        expect(sms.messages.some((each) => `+86${each.phone}` === phone)).toBe(true);
      },
      { timeout: 20_000, interval: 500 },
    );
    await arrived;
    expect(await reasonOf(verifyEmail(person, email, await mailedCode(email)))).toBe('');
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => reasonOf(service.contacts.forgotPassword({ email }));
  const reset = (email: string, code: string, newPassword = 'brand-new-password') =>
    service.contacts.resetPassword({ email, code, newPassword });

  it('comes back by a code, which ends all sessions', async () => {
    const person = await aLearner(service);
    const email = await bindEmail(person);
    expect(await forgot(email.toUpperCase())).toBe('');
    const code = await mailedCode(email, 2);
    expect(await reasonOf(reset(email, code, 'short'))).toBe('VALIDATION');
    expect(await reasonOf(reset(email, code))).toBe('');
    expect(await reasonOf(service.accounts.resolveToken({ token: person.token }))).toBe('TOKEN_INVALID');
    expect(await reasonOf(signIn(service, person.name))).toBe('BAD_CREDENTIALS');
    expect(await reasonOf(signIn(service, person.name, 'brand-new-password'))).toBe('');
    expect(await reasonOf(reset(email, code, 'another-password'))).toBe('CODE_INVALID');
    expect(await service.events()).toContainEqual({
      type: 'session.revoked.v1',
      data: { userId: person.id, sessionId: null },
    });
  });

  it('does not tell who has an address: the same answer, the same limit, a mail to its owner only', async () => {
    const email = await bindEmail(await aLearner(service));
    const unknown = anEmail();
    for (const each of [email, unknown]) {
      expect(await forgot(each)).toBe('');
      expect(await forgot(each)).toBe('RATE_LIMITED');
      expect(await reasonOf(reset(each, '000000'))).toBe('CODE_INVALID');
    }
    await mailedCode(email, 2);
    expect(mail.mails.filter(({ to }) => to === unknown)).toEqual([]);
    expect(await forgot('no address')).toBe('VALIDATION');
  });

  it('is lost to five wrong codes', async () => {
    const email = await bindEmail(await aLearner(service));
    await forgot(email);
    const code = await mailedCode(email, 2);
    for (let i = 0; i < 5; i++) expect(await reasonOf(reset(email, wrongOf(code)))).toBe('CODE_INVALID');
    expect(await reasonOf(reset(email, code))).toBe('CODE_INVALID');
  });
});
