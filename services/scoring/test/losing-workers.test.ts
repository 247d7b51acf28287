import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { aScore } from './builders/a-score.js';
import { type ScoringStack, startScoringStack } from './scoring-stack.js';

let scoring: ScoringStack;

beforeEach(async () => {
  scoring = await startScoringStack();
});

afterEach(() => scoring?.stop());

const isStatus = (submissionId: number, status: string) =>
  eventually(async () => expect((await scoring.task(submissionId))?.status).toBe(status));

const change = (submissionId: number, columns: string) =>
  scoring.database.query(`update scoring_task set ${columns} where submission_id = $1`, [submissionId]);

describe('a worker that is not heard of any more', () => {
  it('loses its task to another one; only one outcome is told', async () => {
    const gate = Promise.withResolvers<void>();
    const silent = await scoring.worker(() => gate.promise.then(() => aScore({ transcript: 'late' })));
    const submissionId = await scoring.submit();
    await isStatus(submissionId, 'running');
    await scoring.worker(async () => aScore({ transcript: 'taken over' }));
    await change(submissionId, `lease_until = now() - interval '1 second', queued_at = now() - interval '11 seconds'`);
    expect(await scoring.ended(submissionId)).toMatchObject({ status: 'scored', tries: 2 });
    gate.resolve();
    await silent.stop();
    const outcomes = await scoring.outcomes(submissionId);
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]!.data['analysis']).toContain('taken over');
  });

  it('keeps its task as long as it renews the lease', async () => {
    const gate = Promise.withResolvers<void>();
    await scoring.worker(() => gate.promise.then(() => aScore()));
    const submissionId = await scoring.submit();
    await isStatus(submissionId, 'running');
    const before = (await scoring.task(submissionId))!.leaseUntil!;
    await eventually(async () => {
      const now = (await scoring.task(submissionId))!.leaseUntil!;
      expect(now.getTime()).toBeGreaterThan(before.getTime());
    });
    gate.resolve();
    expect(await scoring.ended(submissionId)).toMatchObject({ status: 'scored', tries: 1 });
  });

  it('that is asked to end finishes its task first', async () => {
    const gate = Promise.withResolvers<void>();
    const worker = await scoring.worker(() => gate.promise.then(() => aScore()));
    const submissionId = await scoring.submit();
    await isStatus(submissionId, 'running');
    const stopping = worker.stop();
    gate.resolve();
    await stopping;
    expect(await scoring.task(submissionId)).toMatchObject({ status: 'scored', tries: 1 });
  });
});

describe('a Redis that forgets', () => {
  it('costs only time: what it forgot is queued again', async () => {
    const submissionIds = await Promise.all(Array.from({ length: 5 }, () => scoring.submit()));
    for (const submissionId of submissionIds) await isStatus(submissionId, 'pending');
    await scoring.flushRedis();
    await scoring.worker(async () => aScore());
    for (const submissionId of submissionIds)
      await change(submissionId, `queued_at = queued_at - interval '11 seconds'`);
    for (const submissionId of submissionIds) {
      expect(await scoring.ended(submissionId)).toMatchObject({ status: 'scored', tries: 1, timesQueued: 1 });
      expect(await scoring.outcomes(submissionId)).toHaveLength(1);
    }
  });

  it('in the middle of the work loses no outcome', async () => {
    const gate = Promise.withResolvers<void>();
    await scoring.worker(() => gate.promise.then(() => aScore()));
    const first = await scoring.submit();
    await isStatus(first, 'running');
    await scoring.flushRedis();
    gate.resolve();
    expect(await scoring.ended(first)).toMatchObject({ status: 'scored', tries: 1 });
    expect(await scoring.ended(await scoring.submit())).toMatchObject({ status: 'scored' });
  });
});

describe('a task that waits its turn', () => {
  it('may be in the queue twice and is scored once', async () => {
    const submissionId = await scoring.submit();
    await isStatus(submissionId, 'pending');
    for (const round of [1, 2]) {
      await change(submissionId, `queued_at = now() - interval '1 minute'`);
      // The sweeper's own rounds count too.
      await scoring.sweep();
      expect((await scoring.task(submissionId))!.timesQueued).toBeGreaterThanOrEqual(round);
    }
    let runs = 0;
    await scoring.worker(async () => {
      runs += 1;
      return aScore();
    });
    await scoring.ended(submissionId);
    await scoring.ended(await scoring.submit());
    expect(runs).toBe(2);
    expect(await scoring.outcomes(submissionId)).toHaveLength(1);
  });
});
