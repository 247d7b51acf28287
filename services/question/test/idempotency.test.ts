import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aLearner, aVip, readAloudId, type Submit, singleChoiceId, submitRequest } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

const idempotencyKey = 'key-0123456789';
const send = (given: Submit) => service.practice.submitAnswer(submitRequest({ idempotencyKey, ...given }));
const countOf = async (userId: number) =>
  (
    await service.database.query<{ n: number }>('select count(*)::int as n from submission where user_id = $1', [
      userId,
    ])
  )[0]!.n;

describe('the same key with the same body', () => {
  it('gives the first answer again and creates nothing, also after the five seconds of a double click', async () => {
    const caller = aLearner();
    const first = await send({ caller });
    service.clock.advance(3600);
    expect(await send({ caller })).toEqual({ json: first.json, replayed: true });
    expect(await countOf(caller.userId)).toBe(1);
  });

  it('at the same moment waits for the first one', async () => {
    const caller = aLearner();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ caller })));
    expect(new Set(answers.map(({ json }) => json)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await countOf(caller.userId)).toBe(1);
  });

  it('gives the first refusal again', async () => {
    const caller = aLearner();
    await expect(send({ caller, answer: 'null' })).rejects.toMatchObject({ reason: 'ANSWER_SHAPE' });
    await expect(send({ caller, answer: 'null' })).rejects.toMatchObject({
      reason: 'ANSWER_SHAPE',
      kind: 'invalid',
      details: { fields: { answer: expect.anything() }, replayed: true },
    });
  });

  it('is free again after a day', async () => {
    const caller = aLearner();
    const first = await send({ caller });
    service.clock.advance(24 * 3600 + 1);
    const second = await send({ caller });
    expect(second.replayed).toBe(false);
    expect(second.json).not.toBe(first.json);
  });
});

describe('the same key with another body', () => {
  it('is refused after an answer and after a refusal', async () => {
    const reused = { reason: 'IDEMPOTENCY_KEY_REUSED', kind: 'conflict' };
    const [answered, refused] = [aLearner(), aLearner()];
    await send({ caller: answered });
    await expect(send({ caller: answered, timeUsed: 36 })).rejects.toMatchObject(reused);
    await expect(send({ caller: refused, answer: 'null' })).rejects.toMatchObject({ reason: 'ANSWER_SHAPE' });
    await expect(send({ caller: refused })).rejects.toMatchObject(reused);
  });

  it('at the same moment lets exactly one in', async () => {
    const caller = aLearner();
    const outcomes = await Promise.allSettled([1, 2, 3].map((timeUsed) => send({ caller, timeUsed })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf(caller.userId)).toBe(1);
  });
});

describe('a key', () => {
  it('belongs to one learner and one question', async () => {
    const [one, other] = [aLearner(), aLearner()];
    const answers = [
      await send({ caller: one }),
      await send({ caller: other }),
      await send({ caller: one, questionId: singleChoiceId + 1 }),
    ];
    expect(answers.map(({ replayed }) => replayed)).toEqual([false, false, false]);
  });

  it('is not spent by a refusal that depends on the caller’s role', async () => {
    const { userId } = aVip();
    const answer = JSON.stringify({ answer: service.content.upload(userId, readAloudId) });
    const given = { questionId: readAloudId, answer };
    await expect(send({ ...given, caller: { userId, type: 2, vip: false } })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    expect(await send({ ...given, caller: { userId, type: 2, vip: true } })).toMatchObject({ replayed: false });
  });

  it('that is held too long is in progress', async () => {
    const caller = aLearner();
    await service.database.inTransaction(async (tx) => {
      await tx.query(
        `insert into idempotency_key (user_id, call, key, body_hash, created_at) values ($1, $2, $3, '', $4)`,
        [caller.userId, `validate:${singleChoiceId}`, idempotencyKey, service.clock.now()],
      );
      await expect(
        service.practice.submitAnswer(submitRequest({ caller, idempotencyKey }), { timeout: 15_000 }),
      ).rejects.toMatchObject({ reason: 'IDEMPOTENCY_IN_PROGRESS', kind: 'conflict' });
    });
  });

  it('is forgotten after a day', async () => {
    const caller = aLearner();
    await send({ caller });
    service.clock.advance(24 * 3600 + 1);
    await service.keys.forget();
    expect(await service.database.query('select key from idempotency_key where user_id = $1', [caller.userId])).toEqual(
      [],
    );
  });
});
