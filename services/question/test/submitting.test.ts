import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Tx } from '@pte/service-kit/database';
import { eventually } from '@pte/testing/eventually';
import { pendingScoring } from '../src/practice/submission.js';
import {
  aLearner,
  anAdmin,
  aQuestion,
  aVip,
  readAloudId,
  type Submit,
  singleChoiceId,
  submit,
  submitRequest,
} from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

const refusalOf = (given: Submit) =>
  service.practice.submitAnswer(submitRequest(given)).then(
    () => undefined,
    ({ reason, kind, details }) => ({ reason, kind, fields: Object.keys(details.fields ?? {}) }),
  );
const countOf = async (userId: number) =>
  (await service.practice.listSubmissions({ userId, questionId: singleChoiceId, limit: 1, offset: 0, countOnly: true }))
    .count;

describe('an answer to an objective question', () => {
  it('is marked in the call and answered with the key and its explanation', async () => {
    const caller = aLearner();
    const { json, replayed } = await service.practice.submitAnswer(submitRequest({ caller }));
    const validation = JSON.parse(json);
    const now = service.clock.now().getTime() / 1000;
    expect(replayed).toBe(false);
    expect(JSON.parse(validation.answer)).toEqual({ v: 1, choice: 1 });
    expect(JSON.parse(validation.analysis)).toMatchObject({ v: 1, zh: expect.any(String) });
    expect(validation.questionSubmit).toEqual({
      ...{ id: expect.any(Number), questionId: singleChoiceId, questionTypeId: 21, userId: caller.userId },
      ...{ answer: '{"answer":1}', timeUsed: 35, createdAt: now, score: '{"s":1,"f":1}', scoringStatus: 'scored' },
      ...{ analysis: expect.stringContaining('"status":"done"'), scoredAt: now, mockSessionId: null },
    });
  });

  it('gets no point when it is wrong', async () => {
    expect(await submit(service, { answer: '{"answer":3}' })).toMatchObject({
      score: '{"s":0,"f":1}',
      scoringStatus: 'scored',
    });
  });

  it('is told as created and as marked, in this order', async () => {
    const caller = aLearner();
    const { id, createdAt } = await submit(service, { caller });
    const common = {
      submissionId: id,
      questionId: singleChoiceId,
      questionTypeId: 21,
      userId: caller.userId,
      mockSessionId: null,
    };
    expect(await service.submissionEvents(id)).toEqual([
      {
        ...{ type: 'submission.created.v1', key: String(id) },
        data: { ...common, timeUsed: 35, createdAt, attempt: 1, scoring: null },
      },
      {
        ...{ type: 'submission.marked.v1', key: String(id) },
        data: {
          ...{ ...common, scoringStatus: 'scored', score: '{"s":1,"f":1}', points: 1, fullPoints: 1 },
          ...{ attempt: 1, markedAt: createdAt },
        },
      },
    ]);
  });

  it.each(['1', '{"answer":1,"more":true}', ' {"answer": 1 }'])(
    'is read from %j and stored in one form',
    async (answer) => {
      expect(await submit(service, { answer })).toMatchObject({ answer: '{"answer":1}', score: '{"s":1,"f":1}' });
    },
  );
});

describe('an answer that cannot be taken', () => {
  const badAnswers = [
    '{"answer":-1}',
    '{"answer":4}',
    '{"answer":1.5}',
    '{"answer":"1"}',
    '{"answer":[1]}',
    '{}',
    'null',
    '',
    'hello',
  ];

  it.each(badAnswers)('%j is refused for its shape and leaves nothing', async (answer) => {
    const caller = aLearner();
    expect(await refusalOf({ caller, answer })).toEqual({
      reason: 'ANSWER_SHAPE',
      kind: 'invalid',
      fields: ['answer'],
    });
    expect(await countOf(caller.userId)).toBe(0);
  });

  it.each([-1, 36_001, 1.5])('is refused for %d seconds', async (timeUsed) => {
    expect(await refusalOf({ timeUsed })).toEqual({ reason: 'ANSWER_SHAPE', kind: 'invalid', fields: ['timeUsed'] });
  });

  it.each([0, 36_000])('is taken for %d seconds', async (timeUsed) => {
    expect(await submit(service, { timeUsed })).toMatchObject({ timeUsed });
  });

  it('is refused for an unknown or deleted question, whoever asks', async () => {
    expect(await refusalOf({ questionId: 77 })).toMatchObject({ reason: 'QUESTION_NOT_FOUND', kind: 'not-found' });
    const { id } = await aQuestion(service);
    await service.bank.deleteQuestion({ caller: anAdmin(), id });
    expect(await refusalOf({ questionId: id, caller: anAdmin() })).toMatchObject({ reason: 'QUESTION_NOT_FOUND' });
  });

  it.each([25, 100])('is refused for a question of type %i, which nobody here can mark', async (type) => {
    await service.database.query(
      `insert into question_type (id, category, abbr, name, created_at, updated_at)
       values ($1, 0, 'Own', 'Of an admin', now(), now()) on conflict do nothing`,
      [type],
    );
    const [row] = await service.database.query<{ id: number }>(
      `insert into question (type, name, content, created_at, updated_at) values ($1, 'Other', '{}', $2, $2) returning id`,
      [type, service.clock.now()],
    );
    expect(await refusalOf({ questionId: row!.id })).toMatchObject({
      reason: 'QUESTION_TYPE_UNSUPPORTED',
      kind: 'invalid',
    });
  });

  it('is refused without a caller', async () => {
    expect(await refusalOf({ caller: undefined })).toMatchObject({ reason: 'UNAUTHORIZED' });
  });
});

describe('the order of checks', () => {
  it.each<[string, Submit]>([
    ['VIP_RECORDING_ONLY', { questionId: readAloudId, timeUsed: -1, answer: '7' }],
    ['ANSWER_SHAPE', { questionId: 77, timeUsed: -1 }],
    ['QUESTION_NOT_FOUND', { questionId: 77, answer: 'null' }],
    ['ANSWER_SHAPE', { questionId: readAloudId, caller: aVip(), answer: '7' }],
    ['RECORDING_REQUIRED', { questionId: readAloudId, caller: aVip(), answer: '{"answer":"none.webm"}' }],
  ])('answers %s first, case %#', async (reason, given) => {
    expect(await refusalOf(given)).toMatchObject({ reason });
  });
});

describe('the same answer twice', () => {
  it('within five seconds is one submission', async () => {
    const caller = aLearner();
    const first = await submit(service, { caller });
    service.clock.advance(4);
    expect(await submit(service, { caller })).toEqual(first);
    expect(await countOf(caller.userId)).toBe(1);
    expect(await service.submissionEvents(first.id)).toHaveLength(2);
  });

  it('is found again behind another answer', async () => {
    const caller = aLearner();
    const first = await submit(service, { caller });
    await submit(service, { caller, answer: '{"answer":2}' });
    expect(await submit(service, { caller })).toEqual(first);
  });

  it('is two submissions after five seconds, by two learners, or with another body', async () => {
    const caller = aLearner();
    const ids = [(await submit(service, { caller })).id];
    ids.push((await submit(service, { caller, timeUsed: 36 })).id, (await submit(service)).id);
    service.clock.advance(6);
    ids.push((await submit(service, { caller })).id);
    expect(new Set(ids).size).toBe(4);
  });

  it('at the same moment is one submission', async () => {
    const caller = aLearner();
    const both = await Promise.all(Array.from({ length: 8 }, () => submit(service, { caller })));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(await countOf(caller.userId)).toBe(1);
  });
});

describe('the same answer in two transactions', () => {
  it('waits for the first and becomes its submission', async () => {
    const { database, submissions, clock } = service;
    const { userId } = aLearner();
    const given = {
      ...{ userId, questionId: singleChoiceId, questionTypeId: 21, answer: '{"answer":1}', timeUsed: 35 },
      ...{ mockSessionId: null, createdAt: clock.now(), attempt: 1, scoring: pendingScoring(clock.now()) },
    };
    const answer = { submission: given, bodyHash: Buffer.from('body'), shown: { content: '{}', key: '{}' } };
    const add = async (tx: Tx) => (await submissions.addEach(tx, [answer]))[0];
    const [stored, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = database.inTransaction(async (tx) => {
      const added = await add(tx);
      stored.resolve();
      await mayCommit.promise;
      return added;
    });
    await stored.promise;
    const second = database.inTransaction(add);
    await eventually(async () => expect(await waiting()).toBe(1));
    mayCommit.resolve();
    expect(await second).toEqual({ ...(await first), isNew: false });
    expect(await countOf(userId)).toBe(1);
  });

  const waiting = async () => {
    const [row] = await service.database.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%practised_question%'`,
    );
    return row?.n;
  };
});

describe('reading submissions', () => {
  it('lists those of a question, newest first, and counts them', async () => {
    const caller = aLearner();
    const ids: number[] = [];
    for (const timeUsed of [1, 2, 3]) {
      ids.unshift((await submit(service, { caller, timeUsed })).id);
      service.clock.advance(1);
    }
    await submit(service, { caller, questionId: singleChoiceId + 1 });
    const page = { userId: caller.userId, questionId: singleChoiceId, offset: 0, countOnly: false };
    const listed = async (given: object) =>
      JSON.parse((await service.practice.listSubmissions({ ...page, limit: 20, ...given })).json);
    expect((await listed({})).map(({ id }: { id: number }) => id)).toEqual(ids);
    expect((await listed({ limit: 1, offset: 1 })).map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
    expect(await countOf(caller.userId)).toBe(3);
    await expect(listed({ limit: 0 })).rejects.toMatchObject({ reason: 'VALIDATION' });
  });

  it('lists all that was finished, with question and type, and null for a question that is gone', async () => {
    const caller = aLearner();
    const { id: questionId } = await aQuestion(service, { name: 'Soon gone' });
    await submit(service, { caller, questionId, answer: '{"answer":2}' });
    service.clock.advance(1);
    await submit(service, { caller });
    const page = { userId: caller.userId, limit: 20, offset: 0, countOnly: false };
    const finished = async (given = {}) =>
      JSON.parse((await service.practice.listFinished({ ...page, ...given })).json);
    const [newest, older] = await finished();
    expect(newest.question).toMatchObject({
      id: singleChoiceId,
      hasPracticed: true,
      lastScore: '{"s":1,"f":1}',
      collections: [],
    });
    expect(newest.questionType).toMatchObject({ id: 21, abbr: 'RMCS', finishedCount: 2 });
    expect(older.question.name).toBe('Soon gone');
    await service.bank.deleteQuestion({ caller: anAdmin(), id: questionId });
    expect((await finished())[1].question).toBeNull();
    expect(await finished({ questionType: 2 })).toEqual([]);
    expect(await service.practice.listFinished({ ...page, questionType: 21, countOnly: true })).toEqual({
      json: '[]',
      count: 2,
    });
  });

  it('shows one to its owner and to admins only', async () => {
    const caller = aLearner();
    const { id } = await submit(service, { caller });
    const get = async (by: typeof caller) =>
      JSON.parse((await service.practice.getSubmission({ caller: by, id })).json);
    expect(await get(caller)).toMatchObject({ id, question: { id: singleChoiceId }, questionType: { id: 21 } });
    expect(await get(anAdmin())).toMatchObject({ id, userId: caller.userId });
    await expect(get(aVip())).rejects.toMatchObject({ reason: 'SUBMISSION_NOT_FOUND', kind: 'not-found' });
    await expect(service.practice.getSubmission({ caller, id: 2_000_000_000 })).rejects.toMatchObject({
      reason: 'SUBMISSION_NOT_FOUND',
    });
  });
});
