import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { aScore } from './builders/a-score.js';
import { type ScoringStack, startScoringStack } from './scoring-stack.js';

/** No engine will ever be for it. */
const unknownType = 99;

let scoring: ScoringStack;

beforeAll(async () => {
  scoring = await startScoringStack();
  await scoring.worker(async ({ answer, content, key }) => ({
    ...aScore({ notes: [note(answer), note(content), note(key)] }),
    mapping: 'school/2',
  }));
});

afterAll(() => scoring?.stop());

const note = (code: string) => ({ code, zh: '', en: '' });

describe('an answer that is to be scored', () => {
  it('is scored with what was answered and shown, and told once', async () => {
    const shown = { answer: '7-cd.webm', content: '{"material":"Night trains."}', key: '{"say":{}}' };
    const submissionId = await scoring.submit({ attempt: 3, scoring: shown });
    expect(await scoring.ended(submissionId)).toMatchObject({ status: 'scored', tries: 1, failure: null });
    const { score, analysis } = aScore({ notes: Object.values(shown).map(note) });
    const scoredAt = expect.any(Number);
    const data = { submissionId, attempt: 3, score, analysis: JSON.stringify(analysis), scoredAt };
    expect(await scoring.outcomes(submissionId)).toEqual([{ type: 'submission.scored.v1', data }]);
  });

  it('keeps score and evidence, and which engine and mapping they are from', async () => {
    const submissionId = await scoring.submit();
    const { id } = await scoring.ended(submissionId);
    const kept = await scoring.database.query(
      'select score, analysis, engine, mapping_version as mapping from scoring_result where task_id = $1',
      [id],
    );
    const analysis = expect.objectContaining({ v: 1, status: 'done' });
    expect(kept).toEqual([{ score: aScore().score, analysis, engine: 'fake/1.0', mapping: 'school/2' }]);
  });

  it('has the moments of request, claim and end', async () => {
    const time = new Date(Date.now() - 5_000);
    const { createdAt, claimedAt, finishedAt } = await scoring.ended(await scoring.submit({ time }));
    expect(createdAt).toEqual(time);
    expect(claimedAt!.getTime()).toBeGreaterThan(time.getTime() + 4_000);
    expect(finishedAt!.getTime()).toBeGreaterThanOrEqual(claimedAt!.getTime());
  });

  it('is scored once when its event comes twice, and when another event asks for the same attempt', async () => {
    const submissionId = await scoring.submit({ id: 'twice' });
    await scoring.submit({ submissionId, id: 'twice' });
    await scoring.submit({ submissionId, id: 'another' });
    const later = await scoring.submit({ submissionId, attempt: 2 });
    expect(later).toBe(submissionId);
    const attempts = await eventually(async () => {
      const outcomes = await scoring.outcomes(submissionId);
      expect(outcomes.length).toBeGreaterThanOrEqual(2);
      return outcomes.map(({ data }) => data['attempt']);
    });
    expect(attempts).toEqual([1, 2]);
  });
});

describe('what is not scored here', () => {
  it('leaves answers alone that were marked at once', async () => {
    const objective = await scoring.submit({ scoring: null });
    const next = await scoring.submit({ submissionId: objective, attempt: 2 });
    await scoring.ended(next);
    const tasks = await scoring.database.query('select attempt from scoring_task where submission_id = $1', [
      objective,
    ]);
    expect(tasks).toEqual([{ attempt: 2 }]);
  });

  it('fails at once what no engine is installed for', async () => {
    const submissionId = await scoring.submit({ questionTypeId: unknownType });
    expect(await scoring.ended(submissionId)).toMatchObject({ status: 'failed', failure: 'ENGINE_NOT_INSTALLED' });
    const data = { submissionId, attempt: 1, code: 'ENGINE_NOT_INSTALLED', failedAt: expect.any(Number) };
    expect(await scoring.outcomes(submissionId)).toEqual([{ type: 'scoring.failed.v1', data }]);
  });
});

describe('the queue', () => {
  it('tells what is open, what failed today, and which types are scored', async () => {
    await scoring.ended(await scoring.submit({ questionTypeId: unknownType }));
    const { failed, questionTypes, ...queue } = await scoring.calls.getQueue({});
    expect(queue).toEqual({ pending: 0, running: 0 });
    expect(questionTypes).toContain(2);
    expect(questionTypes).not.toContain(unknownType);
    expect(failed).toBeGreaterThanOrEqual(1);
  });
});
