import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@pte/service-kit/domain-error';
import { type Asked, aGateway, type TestGateway } from './support/gateway.js';
import { aListedSession, aMockReport, aMockResult, aMockSession, aPteProfile, aSavedItem } from './support/shapes.js';

let gateway: TestGateway;

const json = (value: unknown) => () => ({ json: JSON.stringify(value) });
const away = () => {
  throw new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable');
};

beforeAll(async () => {
  gateway = await aGateway();
});

beforeEach(() => {
  const { services } = gateway;
  services.on('getPteProfile', () => ({ json: JSON.stringify(aPteProfile), examType: 1 }));
  for (const call of ['startSession', 'getSession', 'updateSession']) services.on(call, json(aMockSession));
  services.on('listMockSessions', () => ({ json: JSON.stringify([aListedSession]), count: 1 }));
  services.on('saveItem', json(aSavedItem));
  for (const call of ['submitSession', 'retrySession', 'getResult']) services.on(call, json(aMockResult()));
  services.on('getReport', json(aMockReport));
  services.calls.length = 0;
});

afterAll(() => gateway?.stop());

const sid = aListedSession.id;
const ask = (call: string, asked: Asked = {}) => {
  const [method = '', path = ''] = call.split(' ');
  return gateway.ask(method, `/api/mock/${path}`, { token: 'vip', ...asked });
};
const outcome = async (call: string, asked: Asked = {}) => {
  const { body } = await ask(call, asked);
  return [body.code, body.reason, body.fields && Object.keys(body.fields).join()].filter(Boolean).join(' ');
};
const lastOf = (method: string) => gateway.services.requestsOf(method).at(-1);
const vip = { userId: 3, type: 2, vip: true };

describe('sitting a mock', () => {
  it('begins with the exam of the profile', async () => {
    expect((await ask('PUT 25/session')).body.data).toEqual(aMockSession);
    expect(lastOf('startSession')).toEqual({ caller: vip, mockId: 25, restart: false, examType: 1 });
    await ask('PUT 25/session', { body: { restart: true } });
    expect(lastOf('startSession')).toMatchObject({ restart: true });
  });

  it('goes on while the user service is away', async () => {
    gateway.services.on('getPteProfile', away);
    expect(await outcome('PUT 25/session')).toBe('200');
    expect(lastOf('startSession')).toMatchObject({ examType: 0 });
  });

  it('is listed', async () => {
    expect((await ask('GET session?mock_id=25&status=submitted&limit=5')).body.data).toEqual([aListedSession]);
    expect(lastOf('listMockSessions')).toEqual({
      ...{ userId: 3, mockId: 25, status: 'submitted', limit: 5, offset: 0, countOnly: false },
    });
    expect((await ask('GET session?count=true')).body.data).toEqual({ count: 1 });
  });

  it('moves and saves', async () => {
    await ask(`PUT session/${sid}`, { body: { step: 'review' } });
    expect(lastOf('updateSession')).toEqual({ caller: vip, sessionId: sid, step: 'review', itemIndex: undefined });
    const answer = 'x'.repeat(70_000);
    expect((await ask(`PUT session/${sid}/item/3`, { body: { answer, timeUsed: 9 } })).body.data).toEqual(aSavedItem);
    expect(lastOf('saveItem')).toEqual({ caller: vip, sessionId: sid, index: 3, answer, timeUsed: 9 });
    await ask(`PUT session/${sid}/item/3`, { body: { answer: null, timeUsed: 9 } });
    expect(lastOf('saveItem')).toMatchObject({ answer: undefined });
  });

  it.each([
    ['-1', -1],
    ['-99999999999', -1],
    ['99999999999', 2_147_483_647],
  ])('asks the session whether it has item %s', async (index, asked) => {
    await ask(`PUT session/${sid}/item/${index}`, { body: { answer: '', timeUsed: 0 } });
    expect(lastOf('saveItem')).toMatchObject({ index: asked, answer: '' });
  });

  const good = { answer: '{}', timeUsed: 1 };
  it.each<[string, string, unknown]>([
    ['PUT 25/session', '400 VALIDATION restart', { restart: 'yes' }],
    [`PUT session/${sid}`, '400 VALIDATION step', { step: 'lunch' }],
    [`PUT session/${sid}`, '400 VALIDATION itemIndex', { itemIndex: -1 }],
    [`PUT session/${sid}/item/x`, '400 VALIDATION index', good],
    [`PUT session/${sid}/item/0`, '400 VALIDATION answer,timeUsed', {}],
    [`PUT session/${sid}/item/0`, '400 VALIDATION answer', { ...good, answer: 'x'.repeat(70_001) }],
    [`PUT session/${sid}/item/0`, '400 VALIDATION answer', { ...good, answer: { answer: 1 } }],
    [`PUT session/${sid}/item/0`, '400 VALIDATION timeUsed', { ...good, timeUsed: 36_001 }],
    [`PUT session/${sid}/item/0`, '400 VALIDATION timeUsed', { ...good, timeUsed: 1.5 }],
    ['PUT session/nonsense/item/0', '400 VALIDATION timeUsed', { answer: null }],
    ['PUT session/nonsense/item/0', '404 MOCK_SESSION_NOT_FOUND', good],
    ['GET session/nonsense', '404 MOCK_SESSION_NOT_FOUND', undefined],
    ['PUT session/nonsense', '404 MOCK_SESSION_NOT_FOUND', {}],
    ['POST session/nonsense/submit', '404 MOCK_SESSION_NOT_FOUND', undefined],
    ['POST session/nonsense/retry', '404 MOCK_SESSION_NOT_FOUND', undefined],
    ['GET session/nonsense/result', '404 MOCK_SESSION_NOT_FOUND', undefined],
    ['GET session/nonsense/report', '404 MOCK_SESSION_NOT_FOUND', undefined],
    ['GET session?status=done', '400 VALIDATION status', undefined],
    ['GET session?mockId=x', '400 VALIDATION mockId', undefined],
  ])('%s: %s for %j', async (call, expected, body) => {
    expect(await outcome(call, { body })).toBe(expected);
  });

  it.each([
    ['PUT 25/session', undefined, '401 UNAUTHORIZED'],
    ['PUT 25/session', 'learner', '403 VIP_REQUIRED'],
    [`GET session/${sid}/report`, 'learner', '403 VIP_REQUIRED'],
    [`GET session/${sid}/report`, 'manager', '200'],
    [`POST session/${sid}/submit`, 'learner', '200'],
    ['GET session', undefined, '401 UNAUTHORIZED'],
  ])('%s by %s: %s', async (call, token, expected) => {
    expect(await outcome(call, { token })).toBe(expected);
  });

  it.each(['MOCK_SESSION_CLOSED', 'MOCK_TIME_OVER'])('that is over refuses answers: %s', async (reason) => {
    gateway.services.on('saveItem', () => {
      throw new DomainError(reason, 'conflict');
    });
    expect(await outcome(`PUT session/${sid}/item/0`, { body: good })).toBe(`409 ${reason}`);
  });
});

describe('handing in', () => {
  it('tells the exam of the profile and the key, and says when it repeats', async () => {
    gateway.services.on('submitSession', () => ({ json: JSON.stringify(aMockResult()), replayed: true }));
    const headers = { 'idempotency-key': 'once-and-only' };
    const { body, headers: answered } = await ask(`POST session/${sid}/submit`, { headers });
    expect([body.data, answered.get('idempotent-replay')]).toEqual([aMockResult(), 'true']);
    expect(lastOf('submitSession')).toEqual({
      ...{ caller: vip, sessionId: sid, examType: 1, idempotencyKey: 'once-and-only' },
    });
    const short = { headers: { 'idempotency-key': 'short' } };
    expect(await outcome(`POST session/${sid}/submit`, short)).toBe('400 VALIDATION idempotencyKey');
  });

  it('loses nothing while the user service is away', async () => {
    gateway.services.on('getPteProfile', away);
    expect(await outcome(`POST session/${sid}/submit`)).toBe('200');
    expect(lastOf('submitSession')).toMatchObject({ examType: undefined });
  });

  it.each([
    ['NOT_VIP_OBJECTIVE_ONLY', 'zh', '您不是 VIP 用户，仅提交了客观题答案'],
    ['NOT_VIP_OBJECTIVE_ONLY', 'en', 'You are not a VIP; only objective answers were submitted'],
    ['NOTHING_SUBMITTED', 'en', 'No answers were submitted'],
    [null, 'en', null],
  ])('words the notice %s in %s', async (notice, language, noticeMessage) => {
    const headers = { 'accept-language': language };
    for (const [call, path] of [
      ['submitSession', 'POST submit'],
      ['retrySession', 'POST retry'],
      ['getResult', 'GET result'],
    ] as const) {
      gateway.services.on(call, json(aMockResult(notice)));
      const [method, action] = path.split(' ');
      const { body } = await ask(`${method} session/${sid}/${action}`, { headers });
      expect(body.data).toEqual({ ...aMockResult(notice), noticeMessage });
    }
  });
});

describe('the report', () => {
  const report = async (token: string) => (await ask(`GET session/${sid}/report`, { token })).body.data;

  it('has the targets of its learner, whoever reads it', async () => {
    expect(await report('vip')).toEqual({ ...aMockReport, targets: aPteProfile });
    expect(lastOf('getPteProfile')).toEqual({ userId: 3 });
    expect(lastOf('getSession')).toBeUndefined();
    await report('manager');
    expect(lastOf('getPteProfile')).toEqual({ userId: 3 });
  });

  it('has none where none are set or nobody knows them', async () => {
    gateway.services.on('getPteProfile', () => ({ json: 'null', examType: 0 }));
    expect(await report('vip')).toMatchObject({ targets: null });
    gateway.services.on('getPteProfile', away);
    expect(await report('vip')).toMatchObject({ targets: null });
  });

  it('waits for the session to be handed in', async () => {
    gateway.services.on('getReport', () => {
      throw new DomainError('MOCK_NOT_SUBMITTED', 'conflict');
    });
    expect(await outcome(`GET session/${sid}/report`)).toBe('409 MOCK_NOT_SUBMITTED');
  });
});
