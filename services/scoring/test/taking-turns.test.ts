import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { ScoringRefused } from '../src/scorer/answer-scorer.js';
import { aScore } from './builders/a-score.js';
import { type ScoringStack, type Submission, startScoringStack } from './scoring-stack.js';

let scoring: ScoringStack;

beforeEach(async () => {
  scoring = await startScoringStack();
});

afterEach(() => scoring?.stop());

/** Has answers wait, one after the other, then scores them; gives who they were of in the order of the work. */
async function orderOf(answers: readonly (Submission & { name: string })[]): Promise<string[]> {
  const order: string[] = [];
  const ids: number[] = [];
  for (const { name, ...answer } of answers) {
    const id = await scoring.submit({ ...answer, scoring: { answer: name, content: '{}', key: '{}' } });
    await eventually(async () => expect(await scoring.task(id)).toBeDefined());
    ids.push(id);
  }
  await scoring.worker(async ({ answer }) => {
    order.push(answer);
    return aScore();
  });
  for (const id of ids) await scoring.ended(id);
  return order;
}

describe('answers that wait', () => {
  it('take turns between learners, however many one of them has', async () => {
    const ofOne = Array.from({ length: 5 }, (_, place) => ({ name: `a${place + 1}`, userId: 1 }));
    const order = await orderOf([...ofOne, { name: 'b1', userId: 2 }, { name: 'b2', userId: 2 }]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4', 'a5']);
  });

  it('of a mock come before all practice, and do not count as turns of it', async () => {
    const mock = { userId: 1, mockSessionId: randomUUID() };
    const practice = [1, 2].map((userId) => ({ name: `practice ${userId}`, userId }));
    const order = await orderOf([...practice, { name: 'mock 1', ...mock }, { name: 'mock 2', ...mock }]);
    expect(order).toEqual(['mock 1', 'mock 2', 'practice 1', 'practice 2']);
  });

  it('keep their turn when Redis forgets it and the sweeper queues them again', async () => {
    const first = await scoring.submit({ userId: 1 });
    await eventually(async () => expect(await scoring.task(first)).toBeDefined());
    const second = await scoring.submit({ userId: 1 });
    await eventually(async () => expect(await scoring.task(second)).toBeDefined());
    await scoring.flushRedis();
    await scoring.database.query(`update scoring_task set queued_at = queued_at - interval '11 seconds'`);
    await scoring.sweep();
    expect([(await scoring.task(first))?.priority, (await scoring.task(second))?.priority]).toEqual([100_001, 100_002]);
  });
});

describe('a task under work', () => {
  it('tells its stages before its outcome', async () => {
    await scoring.worker(async (_answer, report) => {
      for (const stage of ['fetch', 'recognise', 'judge'] as const) report(stage);
      return aScore();
    });
    const id = await scoring.submit({ userId: 12 });
    await scoring.ended(id);
    expect(await scoring.stages(id)).toEqual(['started', 'fetch', 'recognise', 'judge']);
    const told = await scoring.database.query<{ type: string; data: object }>(
      'select type, data from outbox where key = $1 order by position',
      [String(id)],
    );
    expect(told[0]?.data).toEqual({
      submissionId: id,
      attempt: 1,
      userId: 12,
      stage: 'started',
      at: expect.any(Number),
    });
    expect(told.at(-1)?.type).toBe('submission.scored.v1');
  });

  it('names the stage in which it failed', async () => {
    await scoring.worker(async (_answer, report) => {
      report('recognise');
      throw new ScoringRefused('AUDIO_UNREADABLE');
    });
    const id = await scoring.submit();
    expect(await scoring.ended(id)).toMatchObject({ failure: 'AUDIO_UNREADABLE', stage: 'recognise' });
    expect((await scoring.outcomes(id))[0]?.data).toMatchObject({ code: 'AUDIO_UNREADABLE', stage: 'recognise' });
  });
});
