import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ObjectStoreUnavailable } from '@pte/object-store/object-store-error';
import { eventually } from '@pte/testing/eventually';
import { type AnswerScorer, ScoringRefused } from '../src/scorer/answer-scorer.js';
import { aScore } from './builders/a-score.js';
import { type ScoringStack, startScoringStack } from './scoring-stack.js';

let scoring: ScoringStack;
let score: AnswerScorer['score'];

beforeAll(async () => {
  scoring = await startScoringStack();
  await scoring.worker((answer, report) => score(answer, report));
});

afterAll(() => scoring?.stop());

afterEach(() => {
  score = async () => aScore();
});

/** Fails so many times, then scores. */
const failing = (times: number, error: Error): AnswerScorer['score'] => {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw error;
    return aScore();
  };
};

describe('a failure', () => {
  it('that says something about the answer ends it at once', async () => {
    score = failing(1, new ScoringRefused('AUDIO_UNREADABLE'));
    const submissionId = await scoring.submit();
    expect(await scoring.ended(submissionId)).toMatchObject({ tries: 1, failure: 'AUDIO_UNREADABLE' });
    const data = { submissionId, attempt: 1, code: 'AUDIO_UNREADABLE', stage: 'started', failedAt: expect.any(Number) };
    expect(await scoring.outcomes(submissionId)).toEqual([{ type: 'scoring.failed.v1', data }]);
  });

  it('of the engine is tried again', async () => {
    score = failing(2, new Error('the scoring process ended'));
    const submissionId = await scoring.submit();
    expect(await scoring.ended(submissionId)).toMatchObject({ status: 'scored', tries: 3 });
    expect(await scoring.outcomes(submissionId)).toHaveLength(1);
  });

  it('of the engine ends it the third time', async () => {
    score = failing(3, new Error('the scoring process ended'));
    expect(await scoring.ended(await scoring.submit())).toMatchObject({ tries: 3, failure: 'ENGINE_FAILED' });
  });

  it('of the object store does not count', async () => {
    score = failing(3, new ObjectStoreUnavailable('away'));
    expect(await scoring.ended(await scoring.submit())).toMatchObject({ status: 'scored', tries: 4 });
  });
});

describe('an attempt that takes too long', () => {
  const longAgo = () => new Date(Date.now() - 301_000);

  it('fails while it waits; its time began with the request', async () => {
    score = failing(Number.POSITIVE_INFINITY, new ObjectStoreUnavailable('away'));
    const submissionId = await scoring.submit({ time: longAgo() });
    expect(await scoring.ended(submissionId)).toMatchObject({ status: 'failed', failure: 'TIMEOUT' });
    const [outcome, ...others] = await scoring.outcomes(submissionId);
    expect(outcome).toMatchObject({ type: 'scoring.failed.v1', data: { submissionId, code: 'TIMEOUT' } });
    expect(others).toEqual([]);
  });

  it('fails while it runs, and what its worker finds afterwards changes nothing', async () => {
    const gate = Promise.withResolvers<void>();
    score = () => gate.promise.then(() => aScore());
    const submissionId = await scoring.submit();
    await eventually(async () => expect((await scoring.task(submissionId))?.status).toBe('running'));
    await scoring.database.query('update scoring_task set created_at = $2 where submission_id = $1', [
      submissionId,
      longAgo(),
    ]);
    await scoring.ended(submissionId);
    gate.resolve();
    // The next answer is taken after the late one was finished.
    await scoring.ended(await scoring.submit());
    expect(await scoring.task(submissionId)).toMatchObject({ status: 'failed', failure: 'TIMEOUT' });
    expect(await scoring.outcomes(submissionId)).toHaveLength(1);
  });
});
