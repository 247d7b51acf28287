import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { RescoreAnswers } from '../src/rescore/rescore-answers.js';
import { type AnswerScorer, ScoringRefused } from '../src/scorer/answer-scorer.js';
import { aScore } from './builders/a-score.js';
import { type ScoringStack, startScoringStack, type Worker } from './scoring-stack.js';

const [older, newer] = ['fake/1.0', 'fake/1.1'];

let scoring: ScoringStack;
let worker: Worker;
let score: AnswerScorer['score'];

beforeEach(async () => {
  scoring = await startScoringStack();
  score = async () => aScore();
  worker = await scoring.worker((answer, report) => score(answer, report));
});

afterEach(() => scoring?.stop());

const better = aScore({ engine: newer });
const isBetter: AnswerScorer['score'] = async () => ({ ...better, score: [{ i: 0, s: 5, f: 5 }] });

async function scoredAnswers(count: number, questionTypeId = 2): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await scoring.submit({ questionTypeId }));
  for (const id of ids) await scoring.ended(id);
  return ids;
}

const watch = { interval: 100, progress: () => undefined };
const rescore = (filter: { questionTypeId?: number; olderThan?: string } = {}) =>
  new RescoreAnswers(scoring.database).run({ questionTypeId: null, olderThan: null, ...filter }, watch);
const candidates = () => new RescoreAnswers(scoring.database).candidates({ questionTypeId: null, olderThan: newer });
const resultsOf = (submissionId: number) =>
  scoring.database.query(
    `select engine from scoring_result join scoring_task on id = task_id where submission_id = $1 order by id`,
    [submissionId],
  );

describe('scoring anew after a new version', () => {
  it('replaces scores, keeps the old ones, and tells what changed', async () => {
    const [id = 0] = await scoredAnswers(1);
    score = isBetter;
    expect(await candidates()).toEqual([{ questionTypeId: 2, engine: older, count: 1 }]);
    expect(await rescore({ olderThan: newer })).toEqual([
      { submissionId: id, questionTypeId: 2, before: aScore().score, after: [{ i: 0, s: 5, f: 5 }] },
    ]);
    expect(await resultsOf(id)).toEqual([{ engine: older }, { engine: newer }]);
    const outcomes = await scoring.outcomes(id);
    expect(outcomes.map(({ type }) => type)).toEqual(['submission.scored.v1', 'submission.rescored.v1']);
    expect(outcomes[1]?.data).toMatchObject({ submissionId: id, attempt: 1, score: [{ i: 0, s: 5, f: 5 }] });
    expect(await scoring.stages(id)).toEqual(['started']);
    expect([await candidates(), await rescore({ olderThan: newer })]).toEqual([[], []]);
  });

  it('leaves the score of what cannot be scored anew', async () => {
    const [id = 0] = await scoredAnswers(1);
    score = async () => {
      throw new ScoringRefused('RECORDING_MISSING');
    };
    expect(await rescore()).toEqual([{ submissionId: id, questionTypeId: 2, before: aScore().score, after: null }]);
    expect(await scoring.outcomes(id)).toHaveLength(1);
  });

  it('passes over other types, other engines, and what was asked for anew', async () => {
    const [first = 0] = await scoredAnswers(1);
    score = async () => {
      throw new ScoringRefused('AUDIO_UNREADABLE');
    };
    await scoring.submit({ submissionId: first, attempt: 2 });
    await eventually(async () => expect(await scoring.task(first)).toMatchObject({ status: 'failed' }));
    score = isBetter;
    const [second = 0] = await scoredAnswers(1);
    expect(await rescore({ olderThan: newer })).toEqual([]);
    expect(await rescore({ questionTypeId: 3 })).toEqual([]);
    expect((await rescore()).map(({ submissionId }) => submissionId)).toEqual([second]);
  });

  it('comes after the answers of learners, and goes on where it was broken off', async () => {
    const ids = await scoredAnswers(3);
    await worker.stop();
    const breakOff = () => {
      throw new Error('broken off');
    };
    const filter = { questionTypeId: null, olderThan: null };
    const broken = new RescoreAnswers(scoring.database).run(filter, { interval: 1, progress: breakOff });
    await expect(broken).rejects.toThrow('broken off');
    await scoring.sweep();
    const order: number[] = [];
    const learners = await scoring.submit({ scoring: { answer: '0', content: '{}', key: '{}' } });
    await eventually(async () => expect(await scoring.task(learners)).toBeDefined());
    await scoring.worker(async ({ answer }) => {
      order.push(answer === '0' ? 1 : 2);
      return better;
    });
    expect((await rescore()).map(({ submissionId }) => submissionId)).toEqual(ids);
    expect(order).toEqual([1, 2, 2, 2]);
    const runs = await scoring.database.query('select finished_at is not null as finished from rescore_run');
    expect(runs).toEqual([{ finished: true }]);
  });
});
