import { describe, expect, it } from '@jest/globals';
import type { Database } from '@pte/service-kit/database';
import type { IdempotencyKeys, KeyedCall } from '@pte/service-kit/idempotency-keys';
import { createLogger } from '@pte/service-kit/logging';
import { AnswerBatches } from './answer-batches.js';
import { pendingScoring } from './submission.js';
import type { FreshAnswer, SubmissionRepository } from './submission.repository.js';

const at = new Date('2026-03-10T12:00:00Z');
const bodyHash = Buffer.from('body');

const anAnswer = (userId: number, questionId = 5, key = '') => ({
  answer: {
    submission: {
      ...{ userId, questionId, questionTypeId: 21, answer: '{"answer":1}', timeUsed: 1, mockSessionId: null },
      ...{ createdAt: at, attempt: 1, scoring: pendingScoring(at) },
    },
    shown: { content: '{}', key: '{}' },
    bodyHash,
  },
  call: { userId, call: `validate:${questionId}`, key, bodyHash },
  respond: ({ userId: learner }: { userId: number }) => `of ${learner}`,
});

/** `hold` is awaited by each batch before it is stored. */
function batching(hold: () => Promise<void> = async () => undefined, refused: readonly string[] = []) {
  const batches: number[][] = [];
  const kept: string[] = [];
  const database = { inTransaction: async (work: (tx: unknown) => Promise<unknown>) => work(undefined) };
  const submissions = {
    addEach: async (_tx: unknown, answers: readonly FreshAnswer[]) => {
      batches.push(answers.map(({ submission }) => submission.userId));
      await hold();
      return answers.map(({ submission }) => ({ submission: { ...submission, id: 1 }, isNew: true }));
    },
  };
  const keys = {
    claimAll: async (_tx: unknown, calls: readonly KeyedCall[]) =>
      new Set(calls.filter(({ key }) => !refused.includes(key))),
    writeAll: async (_tx: unknown, answered: readonly { json: string }[]) =>
      void kept.push(...answered.map(({ json }) => json)),
  };
  const answers = new AnswerBatches(
    database as unknown as Database,
    submissions as unknown as SubmissionRepository,
    keys as unknown as IdempotencyKeys,
    createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }),
  );
  return { answers, batches, kept };
}

describe('answers that wait at the same moment', () => {
  it('are stored together while the one before them is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { answers, batches, kept } = batching(() => promise);
    const stored = Promise.all([1, 2, 3].map((userId) => answers.store(anAnswer(userId))));
    resolve();
    expect(await stored).toMatchObject([1, 2, 3].map((userId) => ({ json: `of ${userId}`, isNew: true })));
    expect(batches).toEqual([[1], [2, 3]]);
    expect(kept).toEqual(['of 1', 'of 2', 'of 3']);
  });

  it('are at most 64, and of one learner and question one after the other', async () => {
    const { answers, batches } = batching();
    const first = answers.store(anAnswer(0));
    const others = [7, 7, ...Array.from({ length: 70 }, (_, n) => 100 + n)];
    await Promise.all([first, ...others.map((userId) => answers.store(anAnswer(userId)))]);
    expect(batches.map(({ length }) => length)).toEqual([1, 64, 8]);
    expect(batches[1]?.filter((userId) => userId === 7)).toEqual([7]);
    expect(batches[2]?.[0]).toBe(7);
  });

  it('go alone when their key is taken or their batch failed, and hold up nobody after them', async () => {
    let failures = 1;
    const { answers } = batching(async () => {
      if (failures-- > 0) throw new Error('the database is away');
    }, ['key-taken']);
    expect(await answers.store(anAnswer(1))).toBeUndefined();
    const [taken, free] = await Promise.all([
      answers.store(anAnswer(2, 5, 'key-taken')),
      answers.store(anAnswer(3, 5, 'key-free')),
    ]);
    expect(taken).toBeUndefined();
    expect(free).toMatchObject({ json: 'of 3' });
  });
});
