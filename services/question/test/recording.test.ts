import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@pte/rpc/gen/pte/question/v1/question';
import { eventually } from '@pte/testing/eventually';
import { aLearner, anAdmin, aVip, readAloudId, submit } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';
import { aScoringService, newerScore, someScore } from './scoring-service.js';

let service: QuestionService;
let scoring: ReturnType<typeof aScoringService>;
beforeAll(async () => {
  service = await startQuestionService();
  scoring = aScoringService(service);
});
afterAll(() => service?.stop());

const patience = { timeout: 30_000 };
const record = (caller: Caller, fileName = service.content.upload(caller.userId, readAloudId)) =>
  submit(service, { caller, questionId: readAloudId, answer: JSON.stringify({ answer: fileName }) });
const get = async (caller: Caller, id: number) =>
  JSON.parse((await service.practice.getSubmission({ caller, id })).json);
const follow = (caller: Caller, id: number, expected: object) =>
  eventually(async () => expect(await get(caller, id)).toMatchObject(expected), patience);
const rescore = async (caller: Caller, id: number) => JSON.parse((await service.practice.rescore({ caller, id })).json);
const markedOf = async (id: number) =>
  (await service.submissionEvents(id)).filter(({ type }) => type === 'submission.marked.v1').map(({ data }) => data);

describe('a recording', () => {
  it('is stored as its bare file name and waits for its score', async () => {
    const caller = aVip();
    const fileName = service.content.upload(caller.userId, readAloudId);
    expect(await record(caller, fileName)).toMatchObject({
      ...{ answer: fileName, score: '', scoringStatus: 'pending', scoredAt: null },
      analysis: '{"v":1,"status":"pending"}',
    });
  });

  it('is told to the scoring service with what was shown, and not as marked', async () => {
    const caller = aVip();
    const { id, answer } = await record(caller);
    const [question] = (await service.bank.getManyQuestions({ ids: [readAloudId] })).questions;
    expect(await service.submissionEvents(id)).toEqual([
      {
        ...{ type: 'submission.created.v1', key: String(id) },
        data: expect.objectContaining({
          ...{ submissionId: id, attempt: 1, questionTypeId: 2 },
          scoring: { answer, content: question!.content, key: question!.answer },
        }),
      },
    ]);
  });

  it.each<[string, (caller: Caller) => string]>([
    ['of somebody else', () => service.content.upload(7, readAloudId)],
    ['of another question', (caller) => service.content.upload(caller.userId, readAloudId + 1)],
    ['that does not exist', () => '1790000000123-ffff.webm'],
    ['outside the folder', () => '../user-avatars/7'],
    ['without a name', () => ''],
  ])('%s is refused', async (_case, fileName) => {
    const caller = aVip();
    await expect(record(caller, fileName(caller))).rejects.toMatchObject({
      reason: 'RECORDING_REQUIRED',
      details: { fields: { answer: expect.anything() } },
    });
  });

  it('is for VIPs and admins', async () => {
    const learner = aLearner();
    await expect(record(learner)).rejects.toMatchObject({ reason: 'VIP_RECORDING_ONLY', kind: 'forbidden' });
    expect(await record({ ...anAdmin(), vip: false })).toMatchObject({ scoringStatus: 'pending' });
  });
});

describe('a worker that takes a recording', () => {
  it('is shown, told to nobody, and its outcome comes as ever', async () => {
    const caller = aVip();
    const { id, analysis } = await record(caller);
    await scoring.begins(id);
    await follow(caller, id, { scoringStatus: 'scoring', score: '', analysis, scoredAt: null });
    expect(await markedOf(id)).toEqual([]);
    await expect(rescore(anAdmin(), id)).rejects.toMatchObject({ reason: 'SCORING_IN_PROGRESS' });
    await scoring.scores(id);
    await follow(caller, id, { scoringStatus: 'scored', score: JSON.stringify(someScore) });
  });

  it('and is never heard of again fails it in time', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    await scoring.begins(id);
    await follow(caller, id, { scoringStatus: 'scoring' });
    service.clock.advance(361);
    await service.overdue.run();
    expect(await get(caller, id)).toMatchObject({ scoringStatus: 'failed' });
  });
});

describe('an outcome of the scoring service', () => {
  it('is stored once and then told, however often it comes', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    const event = randomUUID();
    await scoring.scores(id, { id: event });
    await scoring.scores(id, { id: event });
    await scoring.scores(id);
    const last = await record(caller);
    await scoring.fails(last.id);
    await follow(caller, id, {
      scoringStatus: 'scored',
      score: JSON.stringify(someScore),
      scoredAt: expect.any(Number),
    });
    await follow(caller, last.id, { scoringStatus: 'failed' });
    expect(await markedOf(id)).toEqual([
      expect.objectContaining({ scoringStatus: 'scored', points: 11.5, fullPoints: 15, attempt: 1, questionTypeId: 2 }),
    ]);
  });

  it('that failed keeps the answer and says why', async () => {
    const caller = aVip();
    const { id, answer } = await record(caller);
    await scoring.fails(id);
    await follow(caller, id, { scoringStatus: 'failed', score: '', answer });
    expect(JSON.parse((await get(caller, id)).analysis)).toEqual({
      v: 1,
      status: 'failed',
      code: 'AUDIO_UNREADABLE',
    });
    expect(await markedOf(id)).toEqual([
      expect.objectContaining({ scoringStatus: 'failed', score: '', points: 0, fullPoints: 0 }),
    ]);
  });

  it('for a submission that nobody has is passed over', async () => {
    const caller = aVip();
    await scoring.scores(2_000_000_000);
    const { id } = await record(caller);
    await scoring.scores(id);
    await follow(caller, id, { scoringStatus: 'scored' });
  });
});

describe('scoring anew', () => {
  const failed = async (caller: Caller) => {
    const { id } = await record(caller);
    await scoring.fails(id);
    await follow(caller, id, { scoringStatus: 'failed' });
    return id;
  };

  it('starts a next attempt, and what the earlier one says no longer counts', async () => {
    const caller = aVip();
    const id = await failed(caller);
    expect(await rescore(caller, id)).toMatchObject({ id, scoringStatus: 'pending', score: '', scoredAt: null });
    const created = (await service.submissionEvents(id)).filter(({ type }) => type === 'submission.created.v1');
    expect(created.map(({ data }) => data['attempt'])).toEqual([1, 2]);
    expect(created[1]!.data['scoring']).toEqual(created[0]!.data['scoring']);
    await scoring.scores(id, { attempt: 1, score: [{ i: 0, s: 0, f: 5 }] });
    await scoring.scores(id, { attempt: 2 });
    await follow(caller, id, { scoringStatus: 'scored', score: JSON.stringify(someScore) });
    expect((await markedOf(id)).map(({ attempt, scoringStatus }) => [attempt, scoringStatus])).toEqual([
      [1, 'failed'],
      [2, 'scored'],
    ]);
  });

  it('is refused while it is being scored, also to admins', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    await expect(rescore(caller, id)).rejects.toMatchObject({ reason: 'SCORING_IN_PROGRESS', kind: 'conflict' });
    await expect(rescore(anAdmin(), id)).rejects.toMatchObject({ reason: 'SCORING_IN_PROGRESS' });
  });

  it('of a scored one is for admins', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    await scoring.scores(id);
    await follow(caller, id, { scoringStatus: 'scored' });
    await expect(rescore(caller, id)).rejects.toMatchObject({ reason: 'SUBMISSION_NOT_FAILED', kind: 'conflict' });
    expect(await rescore(anAdmin(), id)).toMatchObject({ scoringStatus: 'pending' });
  });

  it('is for the owner, as long as they are VIP', async () => {
    const caller = aVip();
    const id = await failed(caller);
    await expect(rescore(aVip(), id)).rejects.toMatchObject({ reason: 'SUBMISSION_NOT_FOUND' });
    await expect(rescore({ ...caller, vip: false }, id)).rejects.toMatchObject({ reason: 'VIP_REQUIRED' });
    expect(await rescore(caller, id)).toMatchObject({ scoringStatus: 'pending' });
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const caller = aVip();
    const id = await failed(caller);
    const both = await Promise.allSettled([rescore(caller, id), rescore(caller, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of an objective answer marks it against the key as it is now', async () => {
    const caller = aLearner();
    const { id } = await submit(service, { caller, answer: '{"answer":0}' });
    const admin = anAdmin();
    const fields = { answer: '{"choice":0}' };
    await service.bank.updateQuestion({ caller: admin, id: 21001, fields, restore: false });
    expect(await rescore(admin, id)).toMatchObject({ scoringStatus: 'scored', score: '{"s":1,"f":1}' });
    expect((await markedOf(id)).map(({ attempt, points }) => [attempt, points])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
});

describe('the score of a newer engine', () => {
  it('replaces the one it was made from, which stays until then', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    await scoring.scores(id);
    await follow(caller, id, { scoringStatus: 'scored', score: JSON.stringify(someScore) });
    await scoring.replaces(id);
    await follow(caller, id, { scoringStatus: 'scored', score: JSON.stringify(newerScore) });
    expect((await markedOf(id)).map(({ attempt, points, isReplacement }) => [attempt, points, isReplacement])).toEqual([
      [1, 11.5, undefined],
      [1, 15, true],
    ]);
  });

  it('comes too late for a next attempt', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    await scoring.fails(id);
    await follow(caller, id, { scoringStatus: 'failed' });
    await rescore(caller, id);
    await scoring.replaces(id);
    await scoring.scores(id, { attempt: 2 });
    await follow(caller, id, { scoringStatus: 'scored', score: JSON.stringify(someScore) });
    expect(await markedOf(id)).toHaveLength(2);
  });
});

describe('a submission that nobody scores', () => {
  it('fails after six minutes, and its late score is passed over', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    service.clock.advance(359);
    await service.overdue.run();
    expect(await get(caller, id)).toMatchObject({ scoringStatus: 'pending' });
    service.clock.advance(2);
    expect(await service.overdue.run()).toBeGreaterThanOrEqual(1);
    expect(await get(caller, id)).toMatchObject({ scoringStatus: 'failed', score: '' });
    expect(JSON.parse((await get(caller, id)).analysis)).toEqual({ v: 1, status: 'failed', code: 'TIMEOUT' });
    expect(await markedOf(id)).toHaveLength(1);
    expect(await service.overdue.run()).toBe(0);
  });

  it('counts its time from the last attempt', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    service.clock.advance(400);
    await service.overdue.run();
    await rescore(caller, id);
    service.clock.advance(300);
    await service.overdue.run();
    expect(await get(caller, id)).toMatchObject({ scoringStatus: 'pending' });
  });

  it('is failed once by two replicas', async () => {
    const caller = aVip();
    const { id } = await record(caller);
    service.clock.advance(400);
    await Promise.all([service.overdue.run(), service.overdue.run(), service.overdue.run()]);
    expect(await markedOf(id)).toHaveLength(1);
  });
});
