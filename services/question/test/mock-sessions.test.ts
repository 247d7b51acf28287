import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anAdmin, aVip, readAloudId, singleChoiceId } from './builders.js';
import { aMock, remove, Sitting, someChoices } from './mock-builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
let mockId: number;
beforeAll(async () => {
  service = await startQuestionService();
  mockId = await aMock(service);
});
afterAll(() => service?.stop());

const seconds = () => Math.floor(service.clock.now().getTime() / 1000);
const notFound = { reason: 'MOCK_SESSION_NOT_FOUND', kind: 'not-found' };

describe('starting a mock', () => {
  it('copies its content and numbers its questions in the order of the exam', async () => {
    const caller = aVip();
    const sitting = await Sitting.begin(service, mockId, caller);
    const noAnswer = { answer: null, timeUsed: 0, savedAt: null };
    expect(await sitting.get()).toEqual({
      ...{ id: sitting.id, mockId, mockName: 'Mock', userId: caller.userId, status: 'active' },
      ...{ step: 'microphoneCheck', itemIndex: 0, createdAt: seconds(), serverTime: seconds() },
      ...{ examStartedAt: null, expiresAt: null, submittedAt: null, timeUsed: 0, resumed: false },
      content: {
        ...{ microphoneCheck: false, headsetCheck: false, selfIntroduction: false },
        ...{ speaking: [readAloudId], writing: [], reading: [singleChoiceId], listening: [] },
      },
      items: [
        { index: 0, section: 'speaking', questionId: readAloudId, questionTypeId: 2, ...noAnswer },
        { index: 1, section: 'reading', questionId: singleChoiceId, questionTypeId: 21, ...noAnswer },
      ],
    });
  });

  it('again goes on with it, on restart gives it up for a new one', async () => {
    const sitting = await Sitting.begin(service, mockId);
    await sitting.save(1, 2);
    expect(await sitting.start()).toMatchObject({ id: sitting.id, resumed: true, timeUsed: 10 });
    const second = await sitting.start(true);
    expect(second).toMatchObject({ resumed: false, status: 'active', timeUsed: 0 });
    expect(second.id).not.toBe(sitting.id);
    expect(await sitting.get()).toMatchObject({ status: 'abandoned' });
    await expect(sitting.save(1, 2)).rejects.toMatchObject({ reason: 'MOCK_SESSION_CLOSED', kind: 'conflict' });
    await expect(sitting.submit()).rejects.toMatchObject({ reason: 'MOCK_SESSION_CLOSED' });
    await expect(sitting.result()).rejects.toMatchObject({ reason: 'MOCK_NOT_SUBMITTED' });
  });

  it.each([false, true])('many times at one moment gives one session, restart %s', async (restart) => {
    const sitting = await Sitting.begin(service, mockId);
    const before = sitting.id;
    const started = await Promise.all(Array.from({ length: 6 }, () => sitting.start(restart)));
    const [active] = await service.database.query<{ id: string }>(
      `select id from mock_session where user_id = $1 and status = 'active'`,
      [sitting.caller.userId],
    );
    if (!restart) expect(new Set(started.map(({ id }) => id))).toEqual(new Set([before]));
    expect(started.map(({ id }) => id)).toContain(active!.id);
  });

  it('is untouched by later changes of the mock, and leaves out questions that are gone', async () => {
    const [kept, gone] = await someChoices(service, 2);
    const id = await aMock(service, { reading: [kept, gone] });
    const before = await Sitting.begin(service, id);
    await remove(service, gone!);
    expect((await before.get()).items).toHaveLength(2);
    const after = await (await Sitting.begin(service, id)).get();
    expect(after).toMatchObject({ content: { reading: [kept] }, items: [{ index: 0, questionId: kept }] });
    await remove(service, kept!);
    await expect(Sitting.begin(service, id)).rejects.toMatchObject({ reason: 'MOCK_EMPTY' });
  });

  it('is for mocks that are there', async () => {
    const deleted = await aMock(service);
    await remove(service, deleted);
    for (const id of [singleChoiceId, deleted, 2_000_000_000]) {
      await expect(Sitting.begin(service, id)).rejects.toMatchObject({ reason: 'MOCK_NOT_FOUND', kind: 'not-found' });
    }
  });
});

describe('the way through a mock', () => {
  it('is kept, and the clock starts once', async () => {
    const sitting = await Sitting.begin(service, mockId);
    expect(await sitting.update({ step: 'headsetCheck' })).toMatchObject({ step: 'headsetCheck', examStartedAt: null });
    const started = seconds();
    expect(await sitting.update({ step: 'exam', itemIndex: 1 })).toMatchObject({
      ...{ step: 'exam', itemIndex: 1, examStartedAt: started, expiresAt: started + 3600 },
    });
    service.clock.advance(100);
    await sitting.update({ step: 'interstitial' });
    expect(await sitting.update({ step: 'exam' })).toMatchObject({ examStartedAt: started, itemIndex: 1 });
    expect(await sitting.start()).toMatchObject({ step: 'exam', serverTime: started + 100, resumed: true });
  });

  it.each([
    ['step', { step: 'break' }],
    ['itemIndex', { itemIndex: -1 }],
    ['itemIndex', { itemIndex: 2 }],
  ])('knows no other %s, case %#', async (field, given) => {
    const sitting = await Sitting.begin(service, mockId);
    await expect(sitting.update(given)).rejects.toMatchObject({
      ...{ reason: 'VALIDATION', details: { fields: { [field]: expect.anything() } } },
    });
  });
});

describe('saving an answer', () => {
  it('keeps the last one, unjudged, and is cleared by nothing', async () => {
    const sitting = await Sitting.begin(service, mockId);
    await sitting.saveText(1, 'no answer of any form', 5);
    const saved = { index: 1, section: 'reading', questionId: singleChoiceId, questionTypeId: 21 };
    expect(await sitting.save(1, 2, 7)).toEqual({ ...saved, answer: '{"answer":2}', timeUsed: 7, savedAt: seconds() });
    expect(await sitting.get()).toMatchObject({ items: [{ answer: null }, { answer: '{"answer":2}' }], timeUsed: 7 });
    for (const nothing of ['', undefined]) {
      await sitting.save(1, 2);
      expect(await sitting.saveText(1, nothing)).toMatchObject({ answer: null, timeUsed: 10 });
    }
  });

  it('is refused for what cannot be kept', async () => {
    const sitting = await Sitting.begin(service, mockId);
    const longest = '😀'.repeat(70_000);
    expect(await sitting.saveText(1, longest)).toMatchObject({ answer: longest });
    const wrong = (field: string) => ({ reason: 'VALIDATION', details: { fields: { [field]: expect.anything() } } });
    await expect(sitting.saveText(1, `${longest}x`)).rejects.toMatchObject(wrong('answer'));
    await expect(sitting.saveText(1, 'a\0b')).rejects.toMatchObject(wrong('answer'));
    for (const timeUsed of [-1, 1.5, 36_001]) {
      await expect(sitting.save(1, 2, timeUsed)).rejects.toMatchObject(wrong('timeUsed'));
    }
    for (const index of [-1, 2]) {
      await expect(sitting.save(index, 2)).rejects.toMatchObject({ reason: 'MOCK_ITEM_NOT_FOUND', kind: 'not-found' });
    }
  });

  it('ends when the session is submitted', async () => {
    const sitting = await Sitting.begin(service, mockId);
    await sitting.submit();
    await expect(sitting.save(1, 2)).rejects.toMatchObject({ reason: 'MOCK_SESSION_CLOSED', kind: 'conflict' });
    await expect(sitting.update({ step: 'exam' })).rejects.toMatchObject({ reason: 'MOCK_SESSION_CLOSED' });
    expect(await sitting.get()).toMatchObject({ status: 'submitted', step: 'result', submittedAt: seconds() });
  });

  it('never comes between a submit and its submissions', async () => {
    const sitting = await Sitting.begin(service, mockId);
    const saves = Array.from({ length: 20 }, (_, n) => sitting.save(1, n % 4, n).catch(() => undefined));
    const [result] = await Promise.all([sitting.submit(), ...saves]);
    const [, item] = (await sitting.get()).items;
    expect(item.timeUsed).toBe(result.items[1].timeUsed);
    expect(await sitting.result()).toEqual(result);
  });
});

describe('the end of the exam', () => {
  const inExam = async () => {
    const sitting = await Sitting.begin(service, mockId);
    await sitting.update({ step: 'exam' });
    await sitting.save(1, 1);
    return sitting;
  };

  it('leaves a minute for what a slow network brings', async () => {
    const sitting = await inExam();
    service.clock.advance(3660);
    expect(await sitting.save(1, 0)).toMatchObject({ answer: '{"answer":0}' });
    service.clock.advance(1);
    await expect(sitting.save(1, 2)).rejects.toMatchObject({ reason: 'MOCK_TIME_OVER', kind: 'conflict' });
    expect(await sitting.result()).toMatchObject({ items: [{ outcome: 'skipped' }, { score: '{"s":0,"f":1}' }] });
    await expect(sitting.save(1, 2)).rejects.toMatchObject({ reason: 'MOCK_SESSION_CLOSED' });
  });

  it('is noticed on the way too, and a start after it begins anew', async () => {
    const [moved, started] = [await inExam(), await inExam()];
    service.clock.advance(3661);
    await expect(moved.update({ step: 'review' })).rejects.toMatchObject({ reason: 'MOCK_TIME_OVER' });
    expect(await started.start()).toMatchObject({ resumed: false, status: 'active', examStartedAt: null });
    for (const sitting of [moved, started]) expect(await sitting.get()).toMatchObject({ status: 'submitted' });
  });

  it('comes by itself for what was left lying', async () => {
    const [over, running] = [await inExam(), await Sitting.begin(service, mockId)];
    service.clock.advance(61);
    await running.update({ step: 'exam' });
    await service.overdueSessions.run();
    service.clock.advance(3600);
    expect(await service.overdueSessions.run()).toBe(1);
    expect(await over.result()).toMatchObject({ items: [{ outcome: 'skipped' }, { score: '{"s":1,"f":1}' }] });
    expect(await running.get()).toMatchObject({ status: 'active' });
    expect(await service.overdueSessions.run()).toBe(0);
  });
});

describe('a session', () => {
  it('is seen by its learner and admins, changed by its learner only', async () => {
    const sitting = await Sitting.begin(service, mockId);
    expect(await sitting.get(anAdmin())).toMatchObject({ id: sitting.id, userId: sitting.caller.userId });
    const stranger = aVip();
    await expect(sitting.get(stranger)).rejects.toMatchObject(notFound);
    for (const by of [stranger, anAdmin()]) {
      await expect(sitting.update({ step: 'exam' }, by)).rejects.toMatchObject(notFound);
      await expect(sitting.save(1, 2, 10, by)).rejects.toMatchObject(notFound);
      await expect(sitting.submit(by)).rejects.toMatchObject(notFound);
    }
  });

  it.each([randomUUID(), 'no-uuid', ''])('called %s is not there', async (id) => {
    const sitting = await Sitting.begin(service, mockId);
    sitting.id = id;
    const calls = ['get', 'submit', 'retry', 'result', 'report'] as const;
    for (const call of calls) await expect(sitting[call]()).rejects.toMatchObject(notFound);
    await expect(sitting.save(0, 1)).rejects.toMatchObject(notFound);
    await expect(sitting.update({ itemIndex: 0 })).rejects.toMatchObject(notFound);
  });

  it('is listed, newest first, without items and content', async () => {
    const caller = aVip();
    const first = await Sitting.begin(service, mockId, caller);
    await first.save(1, 2, 9);
    await first.submit();
    service.clock.advance(1);
    const second = await Sitting.begin(service, mockId, caller);
    const other = await Sitting.begin(service, await aMock(service), caller);
    const page = { userId: caller.userId, limit: 20, offset: 0, countOnly: false };
    const list = async (given = {}) =>
      JSON.parse((await service.mocks.listMockSessions({ ...page, ...given })).json) as { id: string }[];
    expect(new Set((await list()).slice(0, 2).map(({ id }) => id))).toEqual(new Set([other.id, second.id]));
    expect(await list({ mockId, status: 'submitted' })).toEqual([
      expect.objectContaining({ id: first.id, timeUsed: 9, status: 'submitted', mockName: 'Mock' }),
    ]);
    expect((await list())[2]).not.toHaveProperty('items');
    expect((await list())[2]).not.toHaveProperty('content');
    expect((await list({ limit: 1, offset: 2 })).map(({ id }) => id)).toEqual([first.id]);
    expect(await service.mocks.listMockSessions({ ...page, mockId, countOnly: true })).toMatchObject({ count: 2 });
    await expect(list({ status: 'lost' })).rejects.toMatchObject({ reason: 'VALIDATION' });
    await expect(list({ limit: 101 })).rejects.toMatchObject({ reason: 'VALIDATION' });
  });
});
