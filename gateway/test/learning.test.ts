import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@pte/service-kit/domain-error';
import { aGateway, type TestGateway } from './support/gateway.js';
import { aQuestionRow, fillWithQuestions } from './support/questions.js';
import { aPteProfile, aQuestionType, aSubmission, somePreferences } from './support/shapes.js';

let gateway: TestGateway;

const json = (value: unknown) => () => ({ json: JSON.stringify(value) });

beforeAll(async () => {
  gateway = await aGateway();
});

beforeEach(() => {
  const { services } = gateway;
  fillWithQuestions(services, [aQuestionRow(1)]);
  services.on('submitAnswer', json({ answer: '{}', analysis: '{}', questionSubmit: aSubmission }));
  services.on('setCollections', ({ types }: { types: number[] }) => ({ types }));
  services.on('listCollected', () => ({ questions: [aQuestionRow(1)], count: 1 }));
  services.on('listFinished', () => ({ json: '[]', count: 63 }));
  services.on('listSubmissions', () => ({ json: '[]', count: 2 }));
  services.on('listTypes', ({ includeDeleted }: { includeDeleted: boolean }) => {
    const types = [aQuestionType(0, 2), aQuestionType(2), aQuestionType(22, 1)];
    return { json: JSON.stringify(includeDeleted ? [...types, aQuestionType(100, 0, 9)] : types) };
  });
  services.on('countFinished', () => ({ counts: { 2: 5 } }));
  services.on('updateType', json(aQuestionType(2)));
  services.on('updatePreferences', json(somePreferences));
  services.on('setPteProfile', json(aPteProfile));
  services.calls.length = 0;
});

afterAll(() => gateway?.stop());

const lastOf = (method: string) => gateway.services.requestsOf(method).at(-1);

describe('submitting an answer', () => {
  const validate = (body: unknown, headers: Record<string, string> = {}, token = 'learner') =>
    gateway.ask('PUT', '/api/question/item/1/validate', { token, body, headers });
  const answer = { answer: '{"answer":1}', timeUsed: 35 };

  it('passes on the answer, who gives it and whether they are VIP', async () => {
    const { headers, body } = await validate(answer);
    expect([body.data.questionSubmit.id, headers.get('idempotent-replay')]).toEqual([881, null]);
    expect(lastOf('submitAnswer')).toEqual({
      ...{ caller: { userId: 4, type: 2, vip: false }, questionId: 1, ...answer, idempotencyKey: '' },
    });
    await validate(answer, {}, 'vip');
    expect(lastOf('submitAnswer')).toMatchObject({ caller: { userId: 3, vip: true } });
    await validate(answer, {}, 'manager');
    expect(lastOf('submitAnswer')).toMatchObject({ caller: { userId: 2, vip: true } });
  });

  it('says when it repeats the first answer', async () => {
    gateway.services.on('submitAnswer', () => ({ json: '{}', replayed: true }));
    const { headers } = await validate(answer, { 'idempotency-key': 'once_and-only' });
    expect(headers.get('idempotent-replay')).toBe('true');
    expect(lastOf('submitAnswer')).toMatchObject({ idempotencyKey: 'once_and-only' });
  });

  it.each(['short', 'x'.repeat(129), 'with space', 'ключ-ключ'.normalize()])('refuses the key %s', async (key) => {
    const { body } = await validate(answer, { 'idempotency-key': encodeURI(key) });
    expect([body.reason, Object.keys(body.fields)]).toEqual(['VALIDATION', ['idempotencyKey']]);
  });

  it.each([
    [{ timeUsed: 1 }, ['answer']],
    [{ answer: '{}' }, ['timeUsed']],
    [{ answer: { answer: 1 }, timeUsed: '1' }, ['answer', 'timeUsed']],
    [{ answer: 'x'.repeat(70_001), timeUsed: 1 }, ['answer']],
    [{ answer: 'a\0b', timeUsed: 1 }, ['answer']],
  ])('refuses %j', async (body, fields) => {
    const answered = await validate(body);
    expect([answered.body.reason, Object.keys(answered.body.fields)]).toEqual(['VALIDATION', fields]);
  });

  it('leaves shapes and ranges to those who know the question', async () => {
    expect((await validate({ answer: '', timeUsed: -1.5 })).status).toBe(200);
    gateway.services.on('submitAnswer', () => {
      throw new DomainError('ANSWER_SHAPE', 'invalid', { fields: { answer: { code: 'answerShape' } } });
    });
    const { body } = await validate(answer, { 'accept-language': 'en' });
    expect(body).toMatchObject({
      code: 400,
      message: 'Answer has a wrong form',
      fields: { answer: 'Answer has a wrong form' },
    });
  });

  it.each([
    ['JSON_KEY_UNDEFINED', 'content', 'JSON key content is undefined'],
    ['JSON_KEY_INVALID', 'answer', 'JSON key answer is not valid JSON'],
  ])('names the key of %s', async (reason, key, message) => {
    gateway.services.on('submitAnswer', () => {
      throw new DomainError(reason, 'invalid', { fields: { [key]: { code: 'required' } } });
    });
    expect((await validate(answer, { 'accept-language': 'en' })).body.message).toBe(message);
  });
});

describe('collections', () => {
  const collect = (types: unknown) =>
    gateway.ask('PUT', '/api/question/item/1/collection', { token: 'learner', body: { types } });

  it('are replaced', async () => {
    expect((await collect([4, 0])).body.data).toEqual({ id: 1, collections: [4, 0] });
    expect((await collect([])).body.data).toEqual({ id: 1, collections: [] });
  });

  it.each([[[5]], [[-1]], [[1, 1]], [['1']], ['1'], [undefined]])('refuse %j', async (types) => {
    const { body } = await collect(types);
    expect(Object.keys(body.fields)[0]).toMatch(/^types/);
  });

  it('are listed, the latest first', async () => {
    const { body } = await gateway.ask('GET', '/api/question/collection?type=1&questionType=21', { token: 'learner' });
    expect(body.data).toEqual([expect.objectContaining({ id: 1, collections: [] })]);
    expect(lastOf('listCollected')).toMatchObject({
      ...{ userId: 4, collectionType: 1, questionType: 21, sortBy: 'createdAt', descending: true, countOnly: false },
    });
  });
});

describe('question types', () => {
  const idsOf = async (query: string, token?: string) =>
    (await gateway.ask('GET', `/api/question-type${query}`, { token })).body.data.map(({ id }: { id: number }) => id);

  it.each([
    ['', [0, 2, 22]],
    ['?preferCore=2', [0, 2, 22]],
    ['?prefer_core=1', [2, 22]],
    ['?preferCore=0', [0, 2]],
  ])('%s: %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('carry what the caller has finished, cached for nobody', async () => {
    const finished = async (token?: string) =>
      (await gateway.ask('GET', '/api/question-type/2', { token })).body.data.finishedCount;
    expect([await finished(), await finished('learner'), await finished()]).toEqual([0, 5, 0]);
  });

  it('that are deleted are seen by admins only', async () => {
    expect(await idsOf('?includeDeleted=true', 'admin')).toContain(100);
    expect((await gateway.ask('GET', '/api/question-type/100', { token: 'admin' })).status).toBe(200);
    const { body } = await gateway.ask('GET', '/api/question-type/100', { token: 'learner' });
    expect([body.code, body.reason]).toEqual([404, 'QUESTION_TYPE_NOT_FOUND']);
    expect((await gateway.ask('GET', '/api/question-type?includeDeleted=true')).status).toBe(401);
  });

  it('change by the keys given', async () => {
    const body = { description: 'x', deletedAt: null, count: 5 };
    await gateway.ask('PUT', '/api/question-type/2', { token: 'admin', body });
    expect(lastOf('updateType')).toMatchObject({ id: 2, fields: { description: 'x' }, restore: true });
  });

  it.each([
    [{ abbr: '', name: 'x', type: 0 }, 'abbr'],
    [{ abbr: 'x'.repeat(11), name: 'x', type: 0 }, 'abbr'],
    [{ abbr: 'x', type: 0 }, 'name'],
    [{ abbr: 'x', name: 'x' }, 'type'],
    [{ abbr: 'x', name: 'x', type: 4 }, 'type'],
    [{ abbr: 'x', name: 'x', type: 0, mode: 3 }, 'mode'],
    [{ abbr: 'x', name: 'x', type: 0, directions: 'x'.repeat(5001) }, 'directions'],
  ])('refuse %j', async (body, field) => {
    const answered = await gateway.ask('PUT', '/api/question-type/new', { token: 'admin', body });
    expect(Object.keys(answered.body.fields)).toEqual([field]);
  });
});

describe('what was submitted', () => {
  it('is listed and counted', async () => {
    const { body } = await gateway.ask('GET', '/api/question/finished?count=true&type=2', { token: 'learner' });
    expect(body.data).toEqual({ count: 63 });
    expect(lastOf('listFinished')).toEqual({ userId: 4, questionType: 2, limit: 20, offset: 0, countOnly: true });
  });

  it('of one question needs that question', async () => {
    const refused = await gateway.ask('GET', '/api/question/submission', { token: 'learner' });
    expect(Object.keys(refused.body.fields)).toEqual(['questionId']);
    await gateway.ask('GET', '/api/question/submission?question_id=1', { token: 'learner' });
    expect(lastOf('listSubmissions')).toMatchObject({ userId: 4, questionId: 1, countOnly: false });
  });

  it('is scored anew for VIP only', async () => {
    const { body } = await gateway.ask('POST', '/api/question/submission/881/rescore', { token: 'learner' });
    expect([body.code, body.reason, body.message]).toEqual([403, 'VIP_REQUIRED', '需要 VIP 权限']);
  });
});

describe('preferences', () => {
  it.each(['', 'https://pte.example', 'http://127.0.0.1:8080/x'])('take the address "%s"', async (serverEndpoint) => {
    const asked = { token: 'learner', body: { serverEndpoint } };
    expect((await gateway.ask('PUT', '/api/user/preferences', asked)).status).toBe(200);
  });

  it.each(['javascript:alert(1)', 'pte.example', 'http://', `https://${'x'.repeat(255)}`])(
    'refuse the address %s',
    async (serverEndpoint) => {
      const asked = { token: 'learner', body: { serverEndpoint } };
      expect(Object.keys((await gateway.ask('PUT', '/api/user/preferences', asked)).body.fields)).toEqual([
        'serverEndpoint',
      ]);
    },
  );
});

describe('the PTE profile', () => {
  const targets = { targetTotal: 65, targetSpeaking: 10, targetWriting: 90, targetReading: 65, targetListening: 65 };
  const set = (body: unknown) => gateway.ask('PUT', '/api/user/pte', { token: 'learner', body });
  const fieldsOf = async (body: unknown) => Object.keys((await set(body)).body.fields);

  it('is null before it is set', async () => {
    gateway.services.on('getPteProfile', () => ({ json: 'null', examType: 0 }));
    expect((await gateway.ask('GET', '/api/user/pte', { token: 'learner' })).body.data).toBeNull();
    expect((await gateway.ask('GET', '/api/user/pte')).body.reason).toBe('UNAUTHORIZED');
  });

  it('is academic and without a day unless said otherwise', async () => {
    expect((await set(targets)).body.data).toEqual(aPteProfile);
    expect(lastOf('setPteProfile')).toEqual({ userId: 4, ...targets, examDate: undefined, examType: 0 });
    await set({ ...targets, examDate: null, examType: 1, updatedAt: 5 });
    expect(lastOf('setPteProfile')).toMatchObject({ examDate: undefined, examType: 1 });
    await set({ ...targets, examDate: 1_792_000_000 });
    expect(lastOf('setPteProfile')).toMatchObject({ examDate: 1_792_000_000 });
  });

  it('names each target that is missing or bad', async () => {
    expect(await fieldsOf({})).toEqual(Object.keys(targets));
    expect(await fieldsOf({ ...targets, targetTotal: 9, targetReading: 91, targetListening: '65' })).toEqual([
      ...['targetTotal', 'targetReading', 'targetListening'],
    ]);
  });

  it.each([{ targetWriting: 65.5 }, { examType: 2 }, { examType: '1' }, { examDate: '1' }, { examDate: -1 }])(
    'refuses %j',
    async (bad) => {
      expect(await fieldsOf({ ...targets, ...bad })).toEqual(Object.keys(bad));
    },
  );
});

describe('the numbers of the site', () => {
  it('are counted once while the bank stays', async () => {
    let questions = 225;
    gateway.services.on('countBank', () => ({ questions }));
    const stats = async () => (await gateway.ask('GET', '/api/stats/site')).body.data;
    expect(await stats()).toEqual({ questionCount: 225, articleCount: 0 });
    questions = 226;
    expect(await stats()).toMatchObject({ questionCount: 225 });
    await gateway.redis.incr(`${gateway.keyPrefix}version:questions`);
    expect(await stats()).toMatchObject({ questionCount: 226 });
  });
});
