import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NoteViewsRequest, View } from '@pte/rpc/gen/pte/question/v1/history';
import { DomainError } from '@pte/service-kit/domain-error';
import { eventually } from '@pte/testing/eventually';
import { aGateway, type TestGateway } from './support/gateway.js';
import { aQuestionRow, fillWithQuestions } from './support/questions.js';
import { aHistoryEntry } from './support/shapes.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
  const { services } = gateway;
  fillWithQuestions(services, [aQuestionRow(1), aQuestionRow(2), aQuestionRow(25, { type: 25 })]);
  services.on('listHistory', () => ({ json: JSON.stringify([aHistoryEntry]), count: 1 }));
  services.on('clearHistory', () => ({ count: 2 }));
});

beforeEach(() => {
  gateway.services.on('noteViews', () => ({}));
  gateway.services.calls.length = 0;
});

afterAll(() => gateway?.stop());

const look = (path: string, token?: string) => gateway.ask('GET', path, { token });
const told = (): View[] => gateway.services.requestsOf<NoteViewsRequest>('noteViews').flatMap(({ views }) => views);
const seen = () => told().map(({ userId, questionId }) => `${userId}:${questionId}`);

describe('what learners look at', () => {
  it('is told soon, together, and once for each question', async () => {
    const before = Date.now() / 1000;
    for (const path of ['/api/question/item/1', '/api/question/item/2', '/api/question/item/1', '/api/mock/25']) {
      await look(path, 'learner');
    }
    await look('/api/question/item/1', 'vip');
    await eventually(() => expect(seen()).toEqual(['4:2', '4:1', '4:25', '3:1']), { timeout: 5_000 });
    expect(gateway.services.requestsOf('noteViews').length).toBeLessThan(4);
    for (const { viewedAt } of told()) expect(viewedAt).toBeGreaterThanOrEqual(before);
  });

  it('is nothing for the anonymous, for lists, and for what is not there', async () => {
    await look('/api/question/item/1');
    await look('/api/question/item?ids=1,2', 'learner');
    await look('/api/question/item/99', 'learner');
    await look('/api/mock/1', 'learner');
    await look('/api/question/item/2', 'manager');
    await eventually(() => expect(seen()).toEqual(['2:2']), { timeout: 5_000 });
  });

  it('is kept while nobody takes it, and no read fails with it', async () => {
    let attempts = 0;
    gateway.services.on('noteViews', () => {
      attempts += 1;
      if (attempts === 1) throw new DomainError('INTERNAL', 'internal');
      return {};
    });
    expect((await look('/api/question/item/1', 'learner')).status).toBe(200);
    await eventually(() => expect(attempts).toBe(1), { timeout: 5_000 });
    await look('/api/question/item/2', 'learner');
    await eventually(() => expect(seen()).toEqual(['4:1', '4:1', '4:2']), { timeout: 5_000 });
  });
});

describe('the history', () => {
  it('is told first what was seen a moment ago', async () => {
    await look('/api/question/item/2', 'learner');
    const { body } = await look('/api/user/history?kind=question&limit=5', 'learner');
    expect(body.data).toEqual([aHistoryEntry]);
    expect(gateway.services.calls.map(({ method }) => method).slice(-2)).toEqual(['noteViews', 'listHistory']);
    expect(gateway.services.requestsOf('listHistory')).toEqual([
      { userId: 4, kind: 'question', limit: 5, offset: 0, countOnly: false },
    ]);
    expect((await look('/api/user/history?count=true', 'learner')).body.data).toEqual({ count: 1 });
  });

  it('forgets one entry, a kind, or everything', async () => {
    const remove = (path: string) => gateway.ask('DELETE', `/api/user/history${path}`, { token: 'learner' });
    gateway.services.on('deleteHistoryEntry', ({ id }: { id: number }) => {
      if (id !== 5) throw new DomainError('HISTORY_NOT_FOUND', 'not-found');
      return { id };
    });
    expect((await remove('/5')).body.data).toEqual({ id: 5 });
    expect((await remove('/6')).body).toMatchObject({ code: 404, reason: 'HISTORY_NOT_FOUND', message: '资源不存在' });
    expect(Object.keys((await remove('/x')).body.fields)).toEqual(['id']);
    expect((await remove('?kind=article')).body.data).toEqual({ count: 2 });
    await remove('');
    expect(gateway.services.requestsOf('clearHistory')).toEqual([
      { userId: 4, kind: 'article' },
      { userId: 4, kind: undefined },
    ]);
  });

  it.each(['kind=mock', 'kind=question&kind=question', 'limit=0'])('refuses ?%s', async (query) => {
    const { body } = await look(`/api/user/history?${query}`, 'learner');
    expect([body.reason, Object.keys(body.fields)]).toEqual(['VALIDATION', [query.split('=')[0]]]);
  });

  it('loses nothing when the gateway stops', async () => {
    await look('/api/question/item/1', 'vip');
    await gateway.close();
    expect(seen()).toEqual(['3:1']);
  });
});
