import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller, ListCollectedRequest } from '@pte/rpc/gen/pte/question/v1/question';
import { aLearner, anAdmin, aQuestion, readAloudId, singleChoiceId, submit } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

const collect = async (caller: Caller, questionId: number, types: number[]) =>
  (await service.collections.setCollections({ caller, questionId, types })).types;
const request = ({ userId }: Caller, given: Partial<ListCollectedRequest> = {}): ListCollectedRequest => ({
  ...{ userId, sortBy: '', descending: true, limit: 20, offset: 0, countOnly: false },
  ...given,
});
const list = async (caller: Caller, given: Partial<ListCollectedRequest> = {}) =>
  (await service.collections.listCollected(request(caller, given))).questions.map(({ id }) => id);

describe('collections', () => {
  it('are replaced as a set, and none removes the question', async () => {
    const caller = aLearner();
    expect(await collect(caller, singleChoiceId, [4, 1])).toEqual([1, 4]);
    expect(await collect(caller, singleChoiceId, [2])).toEqual([2]);
    expect(await list(caller, { collectionType: 1 })).toEqual([]);
    expect(await list(caller, { collectionType: 2 })).toEqual([singleChoiceId]);
    expect(await collect(caller, singleChoiceId, [])).toEqual([]);
    expect(await list(caller)).toEqual([]);
  });

  it('are each learner’s own', async () => {
    const [one, other] = [aLearner(), aLearner()];
    await collect(one, singleChoiceId, [0]);
    expect(await list(other)).toEqual([]);
  });

  it.each([[[5]], [[-1]], [[1, 1]]])('refuse %j', async (types) => {
    await expect(collect(aLearner(), singleChoiceId, types)).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { types: expect.anything() } },
    });
  });

  it('refuse unknown and deleted questions', async () => {
    await expect(collect(aLearner(), 77, [1])).rejects.toMatchObject({ reason: 'QUESTION_NOT_FOUND' });
    const { id } = await aQuestion(service);
    await service.bank.deleteQuestion({ caller: anAdmin(), id });
    await expect(collect(anAdmin(), id, [1])).rejects.toMatchObject({ reason: 'QUESTION_NOT_FOUND' });
  });
});

describe('the list of collected questions', () => {
  it('holds each question once, latest collected first; changing the set does not move it', async () => {
    const caller = aLearner();
    await collect(caller, singleChoiceId, [0, 1, 3]);
    service.clock.advance(1);
    await collect(caller, readAloudId, [1]);
    service.clock.advance(1);
    await collect(caller, singleChoiceId, [1]);
    expect(await list(caller)).toEqual([readAloudId, singleChoiceId]);
    expect(await list(caller, { sortBy: 'createdAt', descending: false })).toEqual([singleChoiceId, readAloudId]);
    expect(await list(caller, { sortBy: 'id', descending: false })).toEqual([readAloudId, singleChoiceId]);
    expect(await list(caller, { limit: 1, offset: 1 })).toEqual([singleChoiceId]);
  });

  it('can be narrowed by collection and question type, and counted alike', async () => {
    const caller = aLearner();
    await collect(caller, singleChoiceId, [0, 1]);
    await collect(caller, readAloudId, [1]);
    expect(await list(caller, { questionType: 2 })).toEqual([readAloudId]);
    expect(await list(caller, { collectionType: 0 })).toEqual([singleChoiceId]);
    const counted = await service.collections.listCollected(request(caller, { collectionType: 1, countOnly: true }));
    expect(counted).toEqual({ questions: [], count: 2 });
  });

  it('leaves out deleted questions', async () => {
    const caller = aLearner();
    const { id } = await aQuestion(service);
    await collect(caller, id, [1]);
    await service.bank.deleteQuestion({ caller: anAdmin(), id });
    expect(await list(caller)).toEqual([]);
  });

  it.each(['predictiveRate', 'content'])('cannot be sorted by %s', async (sortBy) => {
    await expect(list(aLearner(), { sortBy })).rejects.toMatchObject({ reason: 'VALIDATION' });
  });
});

describe('the marks of a learner', () => {
  it('join practice and collections; a question without any is missing', async () => {
    const caller = aLearner();
    await submit(service, { caller });
    await collect(caller, singleChoiceId, [3]);
    await collect(caller, readAloudId, [1]);
    const questionIds = [singleChoiceId, readAloudId, singleChoiceId + 1];
    const { marks } = await service.bank.getLearnerMarks({ userId: caller.userId, questionIds });
    expect(marks).toEqual({
      [singleChoiceId]: { hasPracticed: true, lastScore: '{"s":1,"f":1}', collections: [3] },
      [readAloudId]: { hasPracticed: false, lastScore: undefined, collections: [1] },
    });
  });

  it('tell the newest score, not the best', async () => {
    const caller = aLearner();
    await submit(service, { caller });
    await submit(service, { caller, answer: '{"answer":0}' });
    const { marks } = await service.bank.getLearnerMarks({ userId: caller.userId, questionIds: [singleChoiceId] });
    expect(marks[singleChoiceId]).toMatchObject({ lastScore: '{"s":0,"f":1}' });
  });
});
