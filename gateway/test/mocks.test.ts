import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ListQuestionsRequest } from '@pte/rpc/gen/pte/question/v1/question';
import { DomainError } from '@pte/service-kit/domain-error';
import { type Asked, aGateway, type TestGateway } from './support/gateway.js';
import { aQuestionRow, fillWithQuestions } from './support/questions.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
  const rows = [aQuestionRow(21), aQuestionRow(25, { type: 25 }), aQuestionRow(26, { type: 25, deleted: true })];
  fillWithQuestions(gateway.services, rows);
  for (const call of ['createQuestion', 'updateQuestion']) {
    gateway.services.on(call, () => ({ question: aQuestionRow(25, { type: 25 }) }));
  }
  gateway.services.on('deleteQuestion', ({ id }: { id: number }) => ({ id, deletedAt: 9 }));
});

beforeEach(() => {
  gateway.services.calls.length = 0;
});

afterAll(() => gateway?.stop());

const ask = (call: string, asked: Asked = {}) => {
  const [method = '', path = ''] = call.split(' ');
  return gateway.ask(method, `/api/${path}`, asked);
};
const lastOf = (method: string) => gateway.services.requestsOf(method).at(-1);
/** Status, reason and fields, as the contract's tables write them. */
const outcome = async (call: string, asked: Asked = {}) => {
  const { body } = await ask(call, asked);
  return [body.code, body.reason, body.fields && Object.keys(body.fields).join()].filter(Boolean).join(' ');
};
const noKey = { answer: '{}', analysis: '{}', translation: '{}' };

describe('mocks', () => {
  it.each([
    ['', undefined, { type: 25, sortBy: 'createdAt', descending: true, limit: 20, predictiveHigh: false }],
    ['type=21&predictive=high&ids=1&offset=1', undefined, { type: 25, predictiveHigh: false }],
    ['hasPracticed=true&difficulty=2&is_exercise=false', 'learner', { hasPracticed: true, userId: 4, difficulty: 2 }],
    ['includeDeleted=true&sortBy=name&sortOrder=asc', 'admin', { includeDeleted: true, descending: false }],
  ] as [string, string | undefined, Partial<ListQuestionsRequest>][])(
    'are listed: ?%s',
    async (query, token, asked) => {
      expect((await ask(`GET mock?${query}`, { token })).status).toBe(200);
      expect(lastOf('listQuestions')).toMatchObject({ type: 25, ...asked });
    },
  );

  it('are read like questions, and tell who has practised them', async () => {
    expect((await ask('GET mock/25')).body.data).toMatchObject({ id: 25, type: 25, hasPracticed: false, ...noKey });
    gateway.services.on('getLearnerMarks', () => ({ marks: { 25: { hasPracticed: true, collections: [] } } }));
    const { data } = (await ask('GET mock/25', { token: 'learner' })).body;
    expect(data).toMatchObject({ hasPracticed: true, lastScore: null });
    gateway.services.on('getLearnerMarks', () => ({ marks: {} }));
    expect((await ask('GET mock?search=exam')).body.data[0]).not.toHaveProperty('content');
  });

  it.each([
    ['GET mock/99', 'nobody', '404 MOCK_NOT_FOUND'],
    ['GET mock/21', 'nobody', '404 MOCK_NOT_FOUND'],
    ['GET mock/26', 'vip', '404 MOCK_NOT_FOUND'],
    ['GET mock/26', 'manager', '200'],
    ['GET mock/x', 'nobody', '400 VALIDATION id'],
    ['GET mock/new', 'nobody', '404 ROUTE_NOT_FOUND'],
    ['GET mock?includeDeleted=true', 'learner', '403 ADMIN_REQUIRED'],
    ['PUT mock/new', 'learner', '403 ADMIN_REQUIRED'],
    ['DELETE mock/99', 'learner', '403 ADMIN_REQUIRED'],
    ['DELETE mock/21', 'admin', '404 MOCK_NOT_FOUND'],
    ['PUT mock/21', 'admin', '404 MOCK_NOT_FOUND'],
  ])('%s by %s: %s', async (call, who, expected) => {
    const body = call.startsWith('PUT') ? {} : undefined;
    expect(await outcome(call, { token: who === 'nobody' ? undefined : who, body })).toBe(expected);
  });

  const mock = { name: 'Mock 1', content: '{"reading":[21]}', difficulty: 0 };

  it('are created, changed and deleted by admins', async () => {
    const token = 'admin';
    expect((await ask('PUT mock/new', { token, body: { ...mock, type: 25 } })).body.data).toMatchObject({ id: 25 });
    expect(lastOf('createQuestion')).toMatchObject({ fields: { ...mock, type: 25, answer: undefined } });
    await ask('PUT mock/26', { token, body: { difficulty: 2, deletedAt: null } });
    expect(lastOf('updateQuestion')).toMatchObject({ id: 26, restore: true, fields: { difficulty: 2 } });
    expect((await ask('DELETE mock/25', { token })).body.data).toEqual({ id: 25, deletedAt: 9 });
  });

  it.each([
    ['PUT mock/new', {}, '400 VALIDATION name,difficulty'],
    ['PUT mock/new', { ...mock, type: 21 }, '400 QUESTION_TYPE_MISMATCH type'],
    ['PUT mock/new', { ...mock, type: 21, name: '' }, '400 VALIDATION name,type'],
    ['PUT mock/25', { type: 2 }, '400 QUESTION_TYPE_MISMATCH type'],
    ['PUT mock/99', { type: 2 }, '400 QUESTION_TYPE_MISMATCH type'],
    ['PUT mock/25', { difficulty: 3 }, '400 VALIDATION difficulty'],
  ])('%s %j: %s', async (call, body, expected) => {
    expect(await outcome(call, { token: 'manager', body })).toBe(expected);
  });

  it.each([
    ['en', 'question type not match'],
    ['zh', '题型不匹配'],
  ])('name the question that does not fit in %s', async (language, message) => {
    gateway.services.on('createQuestion', () => {
      const fields = { 'content.speaking[0]': { code: 'typeMismatch' } };
      throw new DomainError('MOCK_QUESTION_TYPE_MISMATCH', 'invalid', { fields });
    });
    const asked = { token: 'admin', body: mock, headers: { 'accept-language': language } };
    const { body } = await ask('PUT mock/new', asked);
    expect(body).toMatchObject({ code: 400, message, fields: { 'content.speaking[0]': message } });
  });
});
