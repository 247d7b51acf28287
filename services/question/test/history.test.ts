import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anAdmin, aQuestion, readAloudId, singleChoiceId } from './builders.js';
import { aMock, remove } from './mock-builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

let learners = 5000;
const aLearnerId = () => ++learners;
/** Each question a second after the one before it. */
const view = (userId: number, questionIds: readonly number[], from = 1_790_000_000) =>
  service.history.noteViews({
    views: questionIds.map((questionId, place) => ({ userId, questionId, viewedAt: from + place })),
  });
const page = { limit: 20, offset: 0, countOnly: false };
const list = async (userId: number, given = {}) =>
  JSON.parse((await service.history.listHistory({ userId, ...page, ...given })).json) as {
    id: number;
    targetId: number;
  }[];
const targets = async (userId: number, given = {}) => (await list(userId, given)).map(({ targetId }) => targetId);
const count = async (userId: number, given = {}) =>
  (await service.history.listHistory({ userId, ...page, countOnly: true, ...given })).count;

describe('history', () => {
  it('shows what was viewed, the latest first, as it is called now', async () => {
    const userId = aLearnerId();
    await view(userId, [readAloudId, singleChoiceId]);
    const { id: mockId } = { id: await aMock(service) };
    await view(userId, [mockId], 1_790_000_100.25);
    const fields = { name: 'New title' };
    await service.bank.updateQuestion({ caller: anAdmin(), id: mockId, fields, restore: false });
    const [latest] = await list(userId);
    expect(latest).toEqual({
      ...{ id: expect.any(Number), kind: 'question', targetId: mockId, title: 'New title' },
      ...{ questionTypeId: 25, viewedAt: 1_790_000_100 },
    });
    expect(await targets(userId)).toEqual([mockId, singleChoiceId, readAloudId]);
    expect(await targets(userId, { limit: 1, offset: 1 })).toEqual([singleChoiceId]);
    expect(await count(userId)).toBe(3);
  });

  it('has each target once, at its latest view, whatever the order of arrival', async () => {
    const userId = aLearnerId();
    await view(userId, [readAloudId, singleChoiceId, readAloudId]);
    expect(await targets(userId)).toEqual([readAloudId, singleChoiceId]);
    const id = (await list(userId))[0]!.id;
    await view(userId, [singleChoiceId], 1_790_000_050);
    await view(userId, [singleChoiceId], 1_780_000_000);
    expect(await targets(userId)).toEqual([singleChoiceId, readAloudId]);
    expect((await list(userId))[1]?.id).toBe(id);
  });

  it('takes batches of several gateways at the same moment', async () => {
    const users = Array.from({ length: 5 }, aLearnerId);
    const views = users.flatMap((userId) =>
      [singleChoiceId, readAloudId].map((questionId) => ({ userId, questionId, viewedAt: 1_790_000_000 })),
    );
    await Promise.all(
      [views, views.toReversed(), views, views.toReversed()].map((batch) =>
        service.history.noteViews({ views: batch }),
      ),
    );
    for (const userId of users) expect(await count(userId)).toBe(2);
  });

  it('leaves out what is unknown or deleted, and shows it again when it is restored', async () => {
    const userId = aLearnerId();
    const { id } = await aQuestion(service);
    await view(userId, [id, 2_000_000_000]);
    await remove(service, id);
    expect(await list(userId)).toEqual([]);
    expect(await count(userId)).toBe(0);
    await view(userId, [id]);
    await service.bank.updateQuestion({ caller: anAdmin(), id, fields: {}, restore: true });
    expect(await targets(userId)).toEqual([id]);
  });

  it('keeps the newest 500', async () => {
    const userId = aLearnerId();
    const rows = await service.database.query<{ id: number }>(
      `insert into question (type, name, content, created_at, updated_at)
       select 21, 'Filler ' || n, '{}', now(), now() from generate_series(1, 502) n returning id`,
    );
    const ids = rows.map(({ id }) => id);
    await view(userId, ids.slice(0, 499));
    await view(userId, ids.slice(499), 1_790_001_000);
    expect(await count(userId)).toBe(500);
    expect(await targets(userId, { limit: 2, offset: 498 })).toEqual([ids[3], ids[2]]);
  });

  it('is of one kind where asked, and of known kinds only', async () => {
    const userId = aLearnerId();
    await view(userId, [readAloudId]);
    expect(await targets(userId, { kind: 'question' })).toEqual([readAloudId]);
    expect(await targets(userId, { kind: 'article' })).toEqual([]);
    await expect(list(userId, { kind: 'thread' })).rejects.toMatchObject({ reason: 'VALIDATION' });
    await expect(list(userId, { limit: 0 })).rejects.toMatchObject({ reason: 'VALIDATION' });
  });

  it('loses one entry, of its own learner', async () => {
    const [userId, other] = [aLearnerId(), aLearnerId()];
    await view(userId, [readAloudId, singleChoiceId]);
    const id = (await list(userId))[0]!.id;
    const missing = { reason: 'HISTORY_NOT_FOUND', kind: 'not-found' };
    await expect(service.history.deleteHistoryEntry({ userId: other, id })).rejects.toMatchObject(missing);
    expect(await service.history.deleteHistoryEntry({ userId, id })).toEqual({ id });
    await expect(service.history.deleteHistoryEntry({ userId, id })).rejects.toMatchObject(missing);
    expect(await targets(userId)).toEqual([readAloudId]);
  });

  it('is cleared, wholly or of one kind', async () => {
    const [userId, other] = [aLearnerId(), aLearnerId()];
    for (const learner of [userId, other]) await view(learner, [readAloudId, singleChoiceId]);
    expect(await service.history.clearHistory({ userId, kind: 'article' })).toEqual({ count: 0 });
    expect(await service.history.clearHistory({ userId, kind: 'question' })).toEqual({ count: 2 });
    expect(await service.history.clearHistory({ userId })).toEqual({ count: 0 });
    expect([await count(userId), await count(other)]).toEqual([0, 2]);
  });
});
