import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aLearner, aVip, readAloudId, type Submit, submit, submitRequest } from './builders.js';
import { aMock, Sitting, withoutVip } from './mock-builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService({ CONTENT_GRPC_URL: '127.0.0.1:1' });
});
afterAll(() => service?.stop());

const submissions = () => service.database.query<{ n: number }>('select count(*)::int as n from submission');

describe('while the content service is away', () => {
  const recording = (given: Submit = {}) =>
    submitRequest({
      caller: aVip(),
      questionId: readAloudId,
      answer: '{"answer":"1790000000123-5f0c.webm"}',
      ...given,
    });

  it('a recording is neither refused nor stored: it may be sent again', async () => {
    const before = await submissions();
    await expect(service.practice.submitAnswer(recording())).rejects.toMatchObject({
      ...{ reason: 'UPSTREAM_UNAVAILABLE', kind: 'unavailable' },
    });
    expect(await submissions()).toEqual(before);
  });

  it('an Idempotency-Key is not spent', async () => {
    const request = recording({ idempotencyKey: 'key-0123456789' });
    await expect(service.practice.submitAnswer(request)).rejects.toMatchObject({ reason: 'UPSTREAM_UNAVAILABLE' });
    expect(await service.database.query('select key from idempotency_key')).toEqual([]);
  });

  it('a mock with a recording stays as it is: it may be submitted again, and without VIP it needs nobody', async () => {
    const sitting = await Sitting.begin(service, await aMock(service));
    await sitting.save(0, '1790000000123-5f0c.webm');
    await sitting.save(1, 1);
    const before = await submissions();
    await expect(sitting.submit()).rejects.toMatchObject({ reason: 'UPSTREAM_UNAVAILABLE', kind: 'unavailable' });
    expect(await submissions()).toEqual(before);
    expect(await sitting.get()).toMatchObject({ status: 'active', timeUsed: 20 });
    await sitting.update({ step: 'exam' });
    service.clock.advance(3661);
    expect(await service.overdueSessions.run()).toBe(0);
    expect(await sitting.submit(withoutVip(sitting.caller))).toMatchObject({ notice: 'NOT_VIP_OBJECTIVE_ONLY' });
  });

  it('objective answers are marked as ever', async () => {
    expect(await submit(service, { caller: aLearner() })).toMatchObject({ scoringStatus: 'scored' });
  });
});
