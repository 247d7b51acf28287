import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWechatSimulator, type WechatSimulator } from '@pte/simulators/wechat/wechat-simulator';
import type { WechatPending } from '../src/wechat/meet-wechat-person.js';
import {
  aLearner,
  aName,
  aSuperAdmin,
  type Person,
  password,
  reasonOf,
  selfUser,
  signIn,
  signInAnswer,
  someClient,
} from './people.js';
import { startUserService, type UserService } from './user-service.js';

const application = { appId: 'wx1', appSecret: 'wechat-secret' };

let service: UserService;
let wechat: WechatSimulator;
beforeAll(async () => {
  wechat = await startWechatSimulator(application);
  service = await startUserService({
    ...{ WECHAT_APP_ID: application.appId, WECHAT_APP_SECRET: application.appSecret, WECHAT_API_URL: wechat.address },
  });
});
afterAll(async () => {
  await service?.stop();
  await wechat?.close();
});

let people = 0;
const someone = (nickname = '小明') => ({ openid: `openid-${++people}`, nickname });

const enter = async (code: string, ip = someClient.ip) =>
  JSON.parse((await service.wechats.signInWithWechat({ code, client: { ...someClient, ip } })).json);
const pendingOf = async (person = someone()): Promise<WechatPending> => enter(wechat.grant(person));
const register = (oauthToken: string, name: string, given?: string) =>
  service.wechats.registerWithWechat({ oauthToken, name, password: given, client: someClient });
const bind = ({ caller }: Person, code: string) => service.wechats.bindWechat({ caller, code });
const unbind = ({ caller }: Person) => service.wechats.unbindWechat({ caller });

describe('someone new with WeChat', () => {
  it('gets a token and a name to register with, and signs in from then on', async () => {
    const person = someone(aName());
    const { oauthToken, suggestedName } = await pendingOf(person);
    expect(suggestedName).toBe(person.nickname);
    const { user, token } = signInAnswer(await register(oauthToken, suggestedName));
    expect(user).toMatchObject({ name: suggestedName, type: 2, preferCore: 2, wechatBound: true, hasPassword: false });
    expect(await reasonOf(service.accounts.resolveToken({ token }))).toBe('');
    expect(await enter(wechat.grant(person))).toMatchObject({ user: { id: user.id }, expiresAt: expect.any(Number) });
  });

  it('may give a password too', async () => {
    const name = aName();
    const { oauthToken } = await pendingOf();
    expect(await reasonOf(register(oauthToken, name, 'short'))).toBe('VALIDATION');
    expect(signInAnswer(await register(oauthToken, name, password)).user.hasPassword).toBe(true);
    expect((await signIn(service, name)).user.name).toBe(name);
  });

  it('has another try after a taken name, and one account whatever comes at the same moment', async () => {
    const { oauthToken } = await pendingOf();
    expect(await reasonOf(register(oauthToken, (await aLearner(service)).name))).toBe('USER_NAME_TAKEN');
    const reasons = await Promise.all([1, 2, 3].map(() => reasonOf(register(oauthToken, aName()))));
    expect(reasons.toSorted()).toEqual(['', 'OAUTH_TOKEN_INVALID', 'OAUTH_TOKEN_INVALID']);
  });

  it('has ten minutes, and one account for each WeChat account', async () => {
    const person = someone();
    const [late, first, second] = [await pendingOf(), await pendingOf(person), await pendingOf(person)];
    expect(await reasonOf(register(first.oauthToken, aName()))).toBe('');
    expect(await reasonOf(register(second.oauthToken, aName()))).toBe('WECHAT_TAKEN');
    expect(await reasonOf(register('nonsense', aName()))).toBe('OAUTH_TOKEN_INVALID');
    service.clock.advance(600);
    expect(await reasonOf(register(late.oauthToken, aName()))).toBe('OAUTH_TOKEN_INVALID');
  });
});

describe('a code of WeChat', () => {
  it('is good once, and only if WeChat gave it', async () => {
    const code = wechat.grant(someone());
    await enter(code);
    expect(await reasonOf(enter(code))).toBe('WECHAT_CODE_INVALID');
    expect(await reasonOf(enter('nonsense'))).toBe('WECHAT_CODE_INVALID');
    expect(await reasonOf(enter('demo-someone'))).toBe('WECHAT_CODE_INVALID');
  });

  it('is of no use while WeChat is broken', async () => {
    wechat.failNext(502);
    expect(await reasonOf(enter(wechat.grant(someone())))).toBe('WECHAT_UNAVAILABLE');
  });

  it('signs in thirty times an hour from one address; what failed does not count', async () => {
    const ip = '198.51.100.7';
    for (let i = 0; i < 5; i++) expect(await reasonOf(enter('nonsense', ip))).toBe('WECHAT_CODE_INVALID');
    for (let i = 0; i < 30; i++) expect(await reasonOf(enter(wechat.grant(someone()), ip))).toBe('');
    expect(await reasonOf(enter(wechat.grant(someone()), ip))).toBe('RATE_LIMITED');
  });
});

describe('binding WeChat', () => {
  it('lets a user sign in both ways, until it is unbound', async () => {
    const [learner, person] = [await aLearner(service), someone()];
    expect(selfUser(await bind(learner, wechat.grant(person))).wechatBound).toBe(true);
    expect((await enter(wechat.grant(person))).user.id).toBe(learner.id);
    expect(await reasonOf(bind(learner, wechat.grant(someone())))).toBe('WECHAT_ALREADY_BOUND');
    expect(await reasonOf(bind(learner, wechat.grant(person)))).toBe('WECHAT_ALREADY_BOUND');
    expect(await reasonOf(bind(await aLearner(service), wechat.grant(person)))).toBe('WECHAT_TAKEN');
    expect(selfUser(await unbind(learner)).wechatBound).toBe(false);
    expect(await reasonOf(unbind(learner))).toBe('WECHAT_NOT_BOUND');
    expect(await enter(wechat.grant(person))).toHaveProperty('oauthToken');
  });

  it('goes to one of two who bind the same at the same moment', async () => {
    const [one, other, person] = [await aLearner(service), await aLearner(service), someone()];
    const reasons = await Promise.all([one, other].map((each) => reasonOf(bind(each, wechat.grant(person)))));
    expect(reasons.toSorted()).toEqual(['', 'WECHAT_TAKEN']);
  });

  it('is not undone for those who have no other way in', async () => {
    const { user, token } = signInAnswer(await register((await pendingOf()).oauthToken, aName()));
    const { caller } = await service.accounts.resolveToken({ token });
    const person = { id: user.id, name: user.name, token, caller: caller! };
    expect(await reasonOf(unbind(person))).toBe('PASSWORD_NOT_SET');
    await service.accounts.updatePassword({ caller, oldPassword: '', newPassword: password });
    expect(await reasonOf(unbind(person))).toBe('');
  });

  it('ends with the deletion of the user; a blocked one is told', async () => {
    const [admin, learner, person] = [await aSuperAdmin(service), await aLearner(service), someone()];
    await bind(learner, wechat.grant(person));
    const blocked = 'update account set blocking_until = $2 where id = $1';
    await service.database.query(blocked, [learner.id, new Date('2030-01-01')]);
    expect(await reasonOf(enter(wechat.grant(person)))).toBe('USER_BLOCKED');
    await service.users.deleteUser({ caller: admin.caller, id: learner.id });
    const { oauthToken } = await pendingOf(person);
    expect(await reasonOf(register(oauthToken, aName()))).toBe('');
    expect((await enter(wechat.grant(person))).user.id).not.toBe(learner.id);
  });
});

describe('without an application of WeChat', () => {
  let plain: UserService;
  let demo: UserService;
  beforeAll(async () => {
    [plain, demo] = await Promise.all([startUserService(), startUserService({ DEMO_MODE: 'true' })]);
  });
  afterAll(() => Promise.all([plain?.stop(), demo?.stop()]));

  const reasonIn = ({ wechats }: UserService, code: string) =>
    reasonOf(wechats.signInWithWechat({ code, client: someClient }));

  it('nobody signs in', async () => {
    expect(await reasonIn(plain, 'demo-lily')).toBe('WECHAT_UNAVAILABLE');
    const { caller } = await aLearner(plain);
    expect(await reasonOf(plain.contacts.sendEmailCode({ caller, email: 'lily@example.com' }))).toBe(
      'UPSTREAM_UNAVAILABLE',
    );
    expect(await reasonOf(plain.contacts.forgotPassword({ email: 'lily@example.com' }))).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('the demo takes its own codes, and shows what it would have sent', async () => {
    expect(await reasonIn(demo, 'demo-lily')).toBe('');
    expect(await reasonIn(demo, 'lily')).toBe('WECHAT_CODE_INVALID');
    const { caller } = await aLearner(demo);
    await demo.contacts.sendEmailCode({ caller, email: 'Lily@example.com' });
    const [message = '{}'] = await demo.redis.lrange(demo.redisKey('demo-outbox:lily@example.com'), 0, -1);
    const { code, ...rest } = JSON.parse(message);
    const createdAt = demo.clock.now().getTime() / 1000;
    const text = expect.stringContaining(code);
    expect(rest).toEqual({ to: 'lily@example.com', channel: 'email', purpose: 'email', text, createdAt });
    expect(selfUser(await demo.contacts.verifyEmail({ caller, email: 'Lily@example.com', code })).email).toBe(
      'Lily@example.com',
    );
  });
});
