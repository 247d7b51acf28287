import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePorts } from '@pte/local/network';
import { aLearner, anAdmin, aQuestion, singleChoiceId, submit } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

describe('the limit on answers', () => {
  let service: QuestionService;
  beforeAll(async () => {
    service = await startQuestionService({ RATE_LIMIT_FACTOR: '0.025' });
  });
  afterAll(() => service?.stop());

  const limited = { reason: 'RATE_LIMITED', kind: 'rate-limited' };

  it('stops a learner at the number of stored answers, says how long, and opens again', async () => {
    const caller = aLearner();
    for (const timeUsed of [1, 2, 3]) {
      await submit(service, { caller, timeUsed });
      service.clock.advance(10);
    }
    await expect(submit(service, { caller, timeUsed: 4 })).rejects.toMatchObject({
      ...limited,
      details: { retryAfter: 30 },
    });
    await submit(service, { caller: aLearner(), timeUsed: 4 });
    service.clock.advance(31);
    await submit(service, { caller, timeUsed: 4 });
    await expect(submit(service, { caller, timeUsed: 5 })).rejects.toMatchObject(limited);
  });

  it('does not count what was refused or only found again', async () => {
    const caller = aLearner();
    await submit(service, { caller, timeUsed: 1 });
    for (let times = 0; times < 5; times += 1) {
      await submit(service, { caller, timeUsed: 1 });
      await expect(submit(service, { caller, answer: 'null' })).rejects.toMatchObject({ reason: 'ANSWER_SHAPE' });
    }
    await submit(service, { caller, timeUsed: 2 });
    await submit(service, { caller, timeUsed: 3 });
    await expect(submit(service, { caller, timeUsed: 4 })).rejects.toMatchObject(limited);
  });

  it('comes after every other check', async () => {
    const caller = aLearner();
    for (const timeUsed of [1, 2, 3]) await submit(service, { caller, timeUsed });
    await expect(submit(service, { caller, answer: 'null' })).rejects.toMatchObject({ reason: 'ANSWER_SHAPE' });
    await expect(submit(service, { caller, questionId: 77 })).rejects.toMatchObject({ reason: 'QUESTION_NOT_FOUND' });
  });
});

describe('without Redis', () => {
  let service: QuestionService;
  beforeAll(async () => {
    const [nobody] = await freePorts(1);
    service = await startQuestionService({ REDIS_URL: `redis://127.0.0.1:${nobody}`, RATE_LIMIT_FACTOR: '0.01' });
  });
  afterAll(() => service?.stop());

  it('answers are stored and marked, and nobody is limited', async () => {
    const caller = aLearner();
    for (const timeUsed of [1, 2, 3])
      expect(await submit(service, { caller, timeUsed })).toMatchObject({ scoringStatus: 'scored' });
  });

  it('admins write', async () => {
    const { id } = await aQuestion(service);
    expect(await service.bank.deleteQuestion({ caller: anAdmin(), id })).toMatchObject({ id });
    const { json } = await service.types.updateType({ id: 21, fields: { shortName: '单选' }, restore: false });
    expect(JSON.parse(json)).toMatchObject({ shortName: '单选' });
  });

  it('learners collect', async () => {
    const answer = await service.collections.setCollections({
      caller: aLearner(),
      questionId: singleChoiceId,
      types: [1],
    });
    expect(answer).toEqual({ types: [1] });
  });
});
