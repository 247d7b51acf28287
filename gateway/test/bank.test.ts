import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { questionChanged } from '@pte/events/bank/question-changed.v1';
import type { LearnerMark, ListQuestionsRequest } from '@pte/rpc/gen/pte/question/v1/question';
import { eventually } from '@pte/testing/eventually';
import { aGateway, type TestGateway } from './support/gateway.js';
import { aPublisher } from './support/publisher.js';
import { aQuestionRow, fillWithQuestions } from './support/questions.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

beforeEach(async () => {
  const rows = [aQuestionRow(1), aQuestionRow(2), aQuestionRow(3, { deleted: true })];
  fillWithQuestions(gateway.services, rows);
  await raise('question:1', 'question:2', 'question:3', 'questions', 'types');
  gateway.services.calls.length = 0;
});

afterAll(() => gateway?.stop());

/** As the question service does before it answers a write. */
async function raise(...names: string[]): Promise<void> {
  for (const name of names) await gateway.redis.incr(`${gateway.keyPrefix}version:${name}`);
}

const get = (path: string, token?: string) => gateway.ask('GET', `/api/question/${path}`, { token });

const marks = (given: Record<number, Partial<LearnerMark>>) => () => ({
  marks: Object.fromEntries(
    Object.entries(given).map(([id, mark]) => [id, { hasPracticed: false, collections: [], ...mark }]),
  ),
});

const key = { answer: '{"choice":1}', analysis: '{"en":"because"}', translation: '{"zh":"译文"}' };
const noKey = { answer: '{}', analysis: '{}', translation: '{}' };

describe('one question', () => {
  it('is whole but for its key to the anonymous', async () => {
    expect((await get('item/1')).body.data).toEqual({
      ...{ id: 1, type: 21, name: 'Question 1', difficulty: 1, isExercise: false, predictiveRate: 100 },
      ...{ hasPracticed: false, lastScore: null, collections: [], createdAt: 1, updatedAt: 1, deletedAt: null },
      ...{ content: '{"passage":"Text \\"1\\"","choices":["a","b"]}', ...noKey },
    });
  });

  it('opens its key to those who have submitted an answer', async () => {
    expect((await get('item/1', 'learner')).body.data).toMatchObject({ hasPracticed: false, ...noKey });
    gateway.services.on('getLearnerMarks', marks({ 1: { hasPracticed: true, lastScore: '', collections: [1, 3] } }));
    const { data } = (await get('item/1', 'learner')).body;
    expect(data).toMatchObject({ hasPracticed: true, lastScore: '', collections: [1, 3], ...key });
    expect((await get('item/2', 'learner')).body.data).toMatchObject(noKey);
  });

  it('opens its key to admins', async () => {
    expect((await get('item/1', 'manager')).body.data).toMatchObject({ hasPracticed: false, ...key });
  });

  it.each(['3', '99'])('deleted or unknown (%s) is not found', async (id) => {
    const { body } = await get(`item/${id}`, 'vip');
    expect([body.code, body.reason]).toEqual([404, 'QUESTION_NOT_FOUND']);
  });

  it('deleted is there for admins', async () => {
    expect((await get('item/3', 'admin')).body.data).toMatchObject({ id: 3, deletedAt: 9, ...key });
  });
});

describe('questions by id', () => {
  it('are a map without the deleted and the unknown, and without keys', async () => {
    gateway.services.on('getLearnerMarks', marks({ 1: { hasPracticed: true } }));
    const { data } = (await get('item?ids=1,2,3,99,1&type=-1', 'learner')).body;
    expect(Object.keys(data)).toEqual(['1', '2']);
    expect(data[1]).toMatchObject({ id: 1, hasPracticed: true, ...noKey });
  });

  it('show admins their keys', async () => {
    expect((await get('item?ids=1,3', 'admin')).body.data).toEqual({ 1: expect.objectContaining(key) });
  });

  it.each([Array.from({ length: 51 }, (_, id) => id).join(','), '1,x', '1,,2', '-1', '2147483648'])(
    'refuse %s',
    async (ids) => {
      const { body } = await get(`item?ids=${ids}`);
      expect([body.reason, Object.keys(body.fields)]).toEqual(['VALIDATION', ['ids']]);
    },
  );

  it('are read with one call, whoever asks for them in one moment', async () => {
    const ids = [1, 2, 99, 98];
    await Promise.all(ids.map((id) => get(`item/${id}`)));
    const asked = gateway.services.requestsOf<{ ids: number[] }>('getManyQuestions');
    expect(asked.flatMap((request) => request.ids).sort()).toEqual([...ids].sort());
    expect(asked.length).toBeLessThan(ids.length);
  });
});

describe('lists', () => {
  it('give summaries, and whole questions to admins', async () => {
    const [summary] = (await get('item')).body.data;
    expect(Object.keys(summary)).not.toEqual(expect.arrayContaining(['content']));
    expect((await get('item', 'admin')).body.data[0]).toMatchObject(key);
    expect(
      gateway.services.requestsOf<ListQuestionsRequest>('listQuestions').map(({ withTexts }) => withTexts),
    ).toEqual([false, true]);
  });

  it('count and page as asked', async () => {
    expect((await get('item?count=true&limit=0')).body.data).toEqual({ count: 3 });
    const { data } = (await get('item?with_count=true')).body;
    expect([data.data.length, data.count]).toEqual([2, 3]);
  });

  const cases: [string, string | undefined, Partial<ListQuestionsRequest>][] = [
    ['', undefined, { type: undefined, sortBy: 'createdAt', descending: true, limit: 20, offset: 0 }],
    ['type=21&difficulty=-1&limit=100&offset=1000000', undefined, { type: 21, difficulty: undefined, limit: 100 }],
    ['type=-1&sort_by=predictive_rate&sort_order=asc', undefined, { sortBy: 'predictiveRate', descending: false }],
    ['sortBy=name&sort_by=id', undefined, { sortBy: 'name', descending: true }],
    ['predictive=high', undefined, { predictiveHigh: true, sortBy: 'predictiveRate', descending: true }],
    ['predictive=high&sortBy=id', undefined, { predictiveHigh: true, sortBy: 'id' }],
    ['is_exercise=true&search=%20tide%20&unknown=1', undefined, { isExercise: true, search: 'tide' }],
    ['hasPracticed=true', undefined, { hasPracticed: true, userId: undefined }],
    ['hasPracticed=false', 'learner', { hasPracticed: false, userId: 4 }],
    ['includeDeleted=true', 'admin', { includeDeleted: true, withTexts: true }],
    ['search=&limit=&difficulty=', undefined, { search: undefined, limit: 20 }],
  ];

  it.each(cases)('?%s as %s', async (query, token, request) => {
    expect((await get(`item?${query}`, token)).status).toBe(200);
    expect(gateway.services.requestsOf('listQuestions').at(-1)).toMatchObject(request);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1.5', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1000001', 'offset'],
    ['sortBy=content', 'sortBy'],
    ['sortOrder=up', 'sortOrder'],
    ['isExercise=1', 'isExercise'],
    ['difficulty=3', 'difficulty'],
    ['predictive=low', 'predictive'],
    ['limit=1&limit=2', 'limit'],
    ['sort_by=id&sort_by=name', 'sortBy'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=a%00b', 'search'],
  ])('refuse %s', async (query, field) => {
    const { body } = await get(`item?${query}`);
    expect([body.code, body.reason, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', [field]]);
  });

  it('refuse a search of one character with its own reason', async () => {
    const { body } = await get('item?search=%20x%20');
    expect([body.reason, body.message]).toEqual(['SEARCH_TOO_SHORT', '搜索关键词至少 2 个字符']);
  });

  it('of predictions are those that are likely', async () => {
    await gateway.ask('GET', '/api/prediction?type=2&limit=5');
    expect(gateway.services.requestsOf('listQuestions').at(-1)).toMatchObject({
      ...{ type: 2, predictiveHigh: true, sortBy: 'predictiveRate', descending: true, limit: 5 },
    });
  });
});

describe('cached reads', () => {
  const reads = () => gateway.services.requestsOf('getManyQuestions').length;

  it('ask the service once while nothing changes', async () => {
    await get('item/1');
    await get('item/1', 'learner');
    await get('item?ids=1');
    expect(reads()).toBe(1);
    await get('item');
    await get('item');
    expect(gateway.services.requestsOf('listQuestions')).toHaveLength(1);
  });

  it('show a write as soon as it is answered, on every gateway', async () => {
    const replica = await gateway.replica();
    const nameAt = async (url: string) => {
      const response = await fetch(`${url}/api/question/item/1`);
      return ((await response.json()) as { data: { name: string } }).data.name;
    };
    expect([await nameAt(gateway.url), await nameAt(replica.url)]).toEqual(['Question 1', 'Question 1']);
    fillWithQuestions(gateway.services, [aQuestionRow(1, { name: 'Renamed' })]);
    await raise('question:1');
    expect([await nameAt(gateway.url), await nameAt(replica.url)]).toEqual(['Renamed', 'Renamed']);
    await replica.stop();
  });

  it('go by the event too, where the version could not be raised', async () => {
    const publisher = await aPublisher(gateway.topicPrefix);
    await get('item/1');
    fillWithQuestions(gateway.services, [aQuestionRow(1, { name: 'By event' })]);
    await eventually(
      async () => {
        await publisher.publish(questionChanged({ questionId: 1, questionTypeId: 21, deleted: false }));
        expect((await get('item/1')).body.data.name).toBe('By event');
      },
      { timeout: 30_000, interval: 500 },
    );
    await publisher.close();
  });
});

describe('writing', () => {
  const ask = (method: string, path: string, body?: unknown, token = 'admin') =>
    gateway.ask(method, `/api/question/item/${path}`, { token, body });

  it('creates and answers the whole question', async () => {
    gateway.services.on('createQuestion', () => ({ question: aQuestionRow(8) }));
    const body = { type: 21, name: ' New ', content: '{}', answer: '{}', views: 3 };
    expect((await ask('PUT', 'new', body)).body.data).toMatchObject({ id: 8, ...key });
    expect(gateway.services.requestsOf('createQuestion').at(-1)).toMatchObject({
      caller: { userId: 1, type: 0, vip: true },
      fields: { type: 21, name: 'New', content: '{}', answer: '{}', analysis: undefined, difficulty: undefined },
    });
  });

  it('changes the keys given, and restores', async () => {
    gateway.services.on('updateQuestion', () => ({ question: aQuestionRow(1) }));
    await ask('PUT', '1', { isExercise: true, deletedAt: null });
    expect(gateway.services.requestsOf('updateQuestion').at(-1)).toMatchObject({
      ...{ id: 1, restore: true, fields: { isExercise: true, name: undefined } },
    });
    await ask('PUT', '1', { name: 'x', deletedAt: 1_790_000_000 });
    expect(gateway.services.requestsOf('updateQuestion').at(-1)).toMatchObject({ restore: false });
  });

  it('deletes', async () => {
    gateway.services.on('deleteQuestion', ({ id }: { id: number }) => ({ id, deletedAt: 1_790_000_000 }));
    expect((await ask('DELETE', '1')).body.data).toEqual({ id: 1, deletedAt: 1_790_000_000 });
  });

  it.each([
    [{ name: 'x', content: '{}' }, 'type'],
    [{ type: 21, content: '{}' }, 'name'],
    [{ type: 21, name: '' }, 'name'],
    [{ type: 21, name: 'x'.repeat(201) }, 'name'],
    [{ type: 21, name: 'a\nb' }, 'name'],
    [{ type: '21', name: 'x' }, 'type'],
    [{ type: 21, name: 'x', difficulty: -1 }, 'difficulty'],
    [{ type: 21, name: 'x', difficulty: 3 }, 'difficulty'],
    [{ type: 21, name: 'x', difficulty: 1.5 }, 'difficulty'],
    [{ type: 21, name: 'x', difficulty: '1' }, 'difficulty'],
    [{ type: 21, name: 'x', predictiveRate: 10_001 }, 'predictiveRate'],
    [{ type: 21, name: 'x', isExercise: 'true' }, 'isExercise'],
    [{ type: 21, name: 'x', content: { passage: '' } }, 'content'],
    [{ type: 21, name: 'x', content: 'x'.repeat(200_001) }, 'content'],
  ])('refuses %j', async (body, field) => {
    const answered = await ask('PUT', 'new', body);
    expect([answered.body.reason, Object.keys(answered.body.fields)]).toEqual(['VALIDATION', [field]]);
  });
});
