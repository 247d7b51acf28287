import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anAdmin, aQuestion, aVip, readAloudId, singleChoiceId, submit } from './builders.js';
import { aMock, Sitting, someChoices, withoutVip } from './mock-builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
let mockId: number;
let blanksId: number;
let essayId: number;
beforeAll(async () => {
  service = await startQuestionService();
  const material = 'A {{1}} and a {{2}}.';
  blanksId = (
    await aQuestion(service, {
      type: 9,
      content: JSON.stringify({
        material,
        choices: [
          ['cat', 'car'],
          ['dog', 'dot'],
        ],
      }),
      answer: '{"blanks":[0,1]}',
    })
  ).id;
  essayId = (await aQuestion(service, { type: 1, content: '{"material":"Discuss."}', answer: '{}' })).id;
  mockId = await aMock(service, { speaking: [readAloudId], writing: [essayId], reading: [blanksId, singleChoiceId] });
});
afterAll(() => service?.stop());

/** Items: 0 recording, 1 essay, 2 blanks, 3 single choice. */
const sit = async () => {
  const sitting = await Sitting.begin(service, mockId);
  const recording = service.content.upload(sitting.caller.userId, readAloudId);
  return { sitting, recording };
};
const submissionsOf = async (userId: number) =>
  service.database.query<{ id: number; mock_session_id: string | null }>(
    'select id, mock_session_id from submission where user_id = $1 order by id',
    [userId],
  );
const outcomes = (result: { items: { outcome: string }[] }) => result.items.map(({ outcome }) => outcome);

describe('submitting a mock', () => {
  it('makes one submission of each answered item and says what became of the others', async () => {
    const { sitting, recording } = await sit();
    await sitting.save(0, recording, 40);
    await sitting.save(2, [0, -1], 50);
    await sitting.save(3, 9, 60);
    const result = await sitting.submit();
    const ids = (await submissionsOf(sitting.caller.userId)).map(({ id }) => id);
    expect(result).toEqual({
      ...{ sessionId: sitting.id, mockId, failed: [3], pendingCount: 1, timeUsed: 150, complete: false },
      ...{ notice: null, noticeMessage: null },
      items: [
        {
          ...{ index: 0, section: 'speaking', questionId: readAloudId, questionTypeId: 2, timeUsed: 40 },
          ...{ submissionId: ids[0], outcome: 'submitted', scoringStatus: 'pending', score: '' },
        },
        {
          ...{ index: 1, section: 'writing', questionId: essayId, questionTypeId: 1, timeUsed: 0 },
          ...{ submissionId: null, outcome: 'skipped', scoringStatus: null, score: '' },
        },
        {
          ...{ index: 2, section: 'reading', questionId: blanksId, questionTypeId: 9, timeUsed: 50 },
          ...{ submissionId: ids[1], outcome: 'submitted', scoringStatus: 'scored', score: '{"s":1,"f":2}' },
        },
        {
          ...{ index: 3, section: 'reading', questionId: singleChoiceId, questionTypeId: 21, timeUsed: 60 },
          ...{ submissionId: null, outcome: 'failed', scoringStatus: null, score: '' },
        },
      ],
    });
    const stored = JSON.parse((await service.practice.getSubmission({ caller: sitting.caller, id: ids[0]! })).json);
    expect(stored).toMatchObject({ answer: recording, mockSessionId: sitting.id, timeUsed: 40 });
  });

  it('announces each submission as practice does', async () => {
    const { sitting, recording } = await sit();
    await sitting.save(0, recording);
    await sitting.save(3, 1);
    const { items } = await sitting.submit();
    const mockSessionId = sitting.id;
    expect(await service.submissionEvents(items[0].submissionId)).toMatchObject([
      { type: 'submission.created.v1', data: { mockSessionId, attempt: 1, scoring: { answer: recording } } },
    ]);
    expect(await service.submissionEvents(items[3].submissionId)).toMatchObject([
      { type: 'submission.created.v1', data: { mockSessionId, scoring: null } },
      { type: 'submission.marked.v1', data: { mockSessionId, points: 1, fullPoints: 1 } },
    ]);
  });

  it('takes an answer of moments ago for its own, and leaves no double click behind', async () => {
    const { sitting } = await sit();
    const practised = { caller: sitting.caller, answer: '{"answer":1}', timeUsed: 10 };
    await submit(service, practised);
    await sitting.save(3, 1, 10);
    expect(await sitting.submit()).toMatchObject({ items: [{}, {}, {}, { outcome: 'submitted' }] });
    await submit(service, { ...practised, timeUsed: 11 });
    expect(await submissionsOf(sitting.caller.userId)).toHaveLength(3);
  });

  it.each<[string, unknown]>([
    ['nothing but gaps', [-1, -1]],
    ['no choice', []],
    ['null', null],
    ['blank text', '  '],
  ])('skips %s', async (_name, value) => {
    const { sitting } = await sit();
    await sitting.save(2, value);
    const result = await sitting.submit();
    expect(outcomes(result)).toEqual(['skipped', 'skipped', 'skipped', 'skipped']);
    expect(result).toMatchObject({ notice: 'NOTHING_SUBMITTED', failed: [], complete: true });
  });

  it.each<[string, number, unknown]>([
    ['a recording of somebody else', 0, '1790000000123-5f0c.webm'],
    ['text instead of a choice', 3, 'one'],
    ['an index outside', 2, [0, 2]],
    ['too few blanks', 2, [0]],
    ['an essay that is too long', 1, 'x'.repeat(10_001)],
  ])('fails for %s', async (_name, index, value) => {
    const { sitting } = await sit();
    await sitting.save(index, value);
    expect(await sitting.submit()).toMatchObject({ failed: [index], notice: 'NOTHING_SUBMITTED' });
    expect(await submissionsOf(sitting.caller.userId)).toEqual([]);
  });

  it('takes the same question in two sections twice', async () => {
    const wfd = { type: 20, content: '{"audioUrl":"a.mp3"}', answer: '{"text":"Birds fly."}' };
    const { id } = await aQuestion(service, wfd);
    const sitting = await Sitting.begin(service, await aMock(service, { writing: [id], listening: [id] }));
    await sitting.save(0, 'Birds fly.');
    await sitting.save(1, 'Birds');
    const { items } = await sitting.submit();
    expect(items.map(({ score }: { score: string }) => JSON.parse(score).s)).toEqual([2, 1]);
    const { marks } = await service.bank.getLearnerMarks({ userId: sitting.caller.userId, questionIds: [id] });
    expect(JSON.parse(marks[id]!.lastScore!).s).toBe(1);
  });
});

describe('whoever is not VIP any more', () => {
  it('submits objective answers only, and nothing of the others is stored', async () => {
    const { sitting } = await sit();
    await sitting.save(0, 'no-matter.webm');
    await sitting.save(1, 'My essay.');
    await sitting.save(3, 1);
    const result = await sitting.submit(withoutVip(sitting.caller));
    expect(outcomes(result)).toEqual(['vipOnly', 'vipOnly', 'skipped', 'submitted']);
    expect(result).toMatchObject({ notice: 'NOT_VIP_OBJECTIVE_ONLY', complete: true, failed: [] });
    expect(await submissionsOf(sitting.caller.userId)).toHaveLength(1);
  });

  it('submits nothing when nothing was objective', async () => {
    const { sitting } = await sit();
    await sitting.save(1, 'My essay.');
    expect(await sitting.submit(withoutVip(sitting.caller))).toMatchObject({ notice: 'NOTHING_SUBMITTED' });
  });

  it('is treated as last seen when the server submits', async () => {
    const { sitting } = await sit();
    await sitting.update({ step: 'exam' }, withoutVip(sitting.caller));
    await sitting.save(1, 'My essay.');
    service.clock.advance(3661);
    await service.overdueSessions.run();
    expect(outcomes(await sitting.result())).toEqual(['skipped', 'vipOnly', 'skipped', 'skipped']);
  });
});

describe('submitting again', () => {
  it('at the same moment or later gives the same and creates nothing', async () => {
    const { sitting } = await sit();
    await sitting.save(3, 1);
    const results = await Promise.all(Array.from({ length: 6 }, () => sitting.submit()));
    service.clock.advance(60);
    results.push(await sitting.submit(), await sitting.result());
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await submissionsOf(sitting.caller.userId)).toHaveLength(1);
  });

  it('with the same key repeats the first answer', async () => {
    const { sitting } = await sit();
    await sitting.save(3, 1);
    const send = () =>
      service.mocks.submitSession({ caller: sitting.caller, sessionId: sitting.id, idempotencyKey: 'key-0123456789' });
    const [first, second] = [await send(), await send()];
    expect([first.replayed, second]).toEqual([false, { json: first.json, replayed: true }]);
  });

  it('at the same moment as another session of the learner blocks neither', async () => {
    const caller = aVip();
    const other = await aMock(service, { reading: [singleChoiceId, blanksId] });
    const sittings = [await Sitting.begin(service, mockId, caller), await Sitting.begin(service, other, caller)];
    for (const [place, sitting] of sittings.entries()) {
      await sitting.save(place === 0 ? 2 : 1, [0, 1]);
      await sitting.save(place === 0 ? 3 : 0, 1);
    }
    await Promise.all(sittings.map((sitting) => sitting.submit()));
    expect(await submissionsOf(caller.userId)).toHaveLength(4);
  });
});

describe('a submitted mock', () => {
  it('counts as practised and opens its questions; one that is being taken does not', async () => {
    const { sitting } = await sit();
    const { userId } = sitting.caller;
    const marksOf = async (...questionIds: number[]) =>
      (await service.bank.getLearnerMarks({ userId, questionIds })).marks;
    await sitting.save(3, 1);
    expect(await marksOf(mockId, singleChoiceId)).toEqual({});
    await sitting.submit();
    expect(await marksOf(mockId, singleChoiceId, readAloudId)).toEqual({
      [mockId]: { hasPracticed: true, lastScore: undefined, collections: [] },
      [singleChoiceId]: { hasPracticed: true, lastScore: '{"s":1,"f":1}', collections: [] },
    });
    const list = { predictiveHigh: false, includeDeleted: false, sortBy: '', descending: true, limit: 100, offset: 0 };
    const asked = { ...list, type: 25, hasPracticed: true, userId, withRows: true, withCount: true, withTexts: false };
    expect(await service.bank.listQuestions(asked)).toMatchObject({ count: 1, questions: [{ id: mockId }] });
  });
});

describe('retrying', () => {
  it('tries objective items that failed, and only those', async () => {
    const [fixable] = await someChoices(service, 1);
    const sitting = await Sitting.begin(
      service,
      await aMock(service, { speaking: [readAloudId], reading: [fixable, singleChoiceId] }),
    );
    await sitting.save(0, 'lost.webm');
    await sitting.save(1, 3);
    await sitting.save(2, 1);
    expect(await sitting.submit()).toMatchObject({ failed: [0, 1] });
    expect(await sitting.retry()).toMatchObject({ failed: [0, 1] });
    await service.bank.updateQuestion({
      ...{ caller: anAdmin(), id: fixable!, restore: false },
      fields: { content: '{"title":"Why?","choices":["a","b","c","d"]}', answer: '{"choice":3}' },
    });
    const [retried] = await Promise.all([sitting.retry(), sitting.retry()]);
    expect(retried).toMatchObject({ failed: [0], items: [{}, { outcome: 'submitted', score: '{"s":1,"f":1}' }, {}] });
    expect(await submissionsOf(sitting.caller.userId)).toHaveLength(2);
    expect((await sitting.get()).items[0].answer).toBe('{"answer":"lost.webm"}');
  });

  it('comes after the submit, as result and report do', async () => {
    const { sitting } = await sit();
    for (const call of ['retry', 'result', 'report'] as const) {
      await expect(sitting[call]()).rejects.toMatchObject({ reason: 'MOCK_NOT_SUBMITTED', kind: 'conflict' });
    }
  });
});
