import { describe, expect, it } from '@jest/globals';
import type { QuestionRow } from '../bank/question-row.js';
import type { ReadQuestions } from '../bank/read-questions.js';
import { AcceptAnswer, type GivenAnswer } from './accept-answer.js';
import { Recordings } from './recordings.js';

const at = new Date('2026-03-10T12:00:00Z');
const aRow = (given: Partial<QuestionRow> = {}): QuestionRow => ({
  ...{ id: 5, type: 21, name: 'Lights', difficulty: 0, is_exercise: false, predictive_rate: 0 },
  ...{ created_at: at, updated_at: at, deleted_at: null, analysis: '{}', translation: '{}' },
  ...{ content: '{"title":"Why?","choices":["a","b"]}', answer: '{"choice":1}' },
  ...given,
});
const readAloud = aRow({ type: 2, content: '{"material":"Read."}', answer: '{}' });

class FakeRecordings extends Recordings {
  readonly asked: unknown[] = [];

  override async isOwn(userId: number, questionId: number, fileName: string): Promise<boolean> {
    this.asked.push([userId, questionId, fileName]);
    return fileName === 'own.webm';
  }
}

const learner = { userId: 7, isAdmin: false, isVip: false };
const vip = { ...learner, isVip: true };

function accepting(row: QuestionRow | undefined) {
  const recordings = new FakeRecordings();
  const questions = { one: async () => row } as unknown as ReadQuestions;
  const accept = new AcceptAnswer(questions, recordings);
  const run = (given: Partial<GivenAnswer> = {}) =>
    accept.run({ caller: learner, questionId: 5, answer: '{"answer":1}', timeUsed: 35, ...given });
  return { run, recordings };
}

describe('accepting an answer', () => {
  it('gives question, rules and V', async () => {
    const { run, recordings } = accepting(aRow());
    expect(await run()).toMatchObject({ value: 1, parts: { key: { choice: 1 } }, rules: { typeId: 21 } });
    expect(recordings.asked).toEqual([]);
  });

  it('asks for a recording only once its name has the right shape', async () => {
    const { run, recordings } = accepting(readAloud);
    await expect(run({ caller: vip, answer: '{"answer":7}' })).rejects.toThrow('ANSWER_SHAPE');
    expect(recordings.asked).toEqual([]);
    expect(await run({ caller: vip, answer: '{"answer":"own.webm"}' })).toMatchObject({ value: 'own.webm' });
    expect(recordings.asked).toEqual([[7, 5, 'own.webm']]);
    await expect(run({ caller: vip, answer: '{"answer":"other.webm"}' })).rejects.toThrow('RECORDING_REQUIRED');
  });

  it.each<[string, QuestionRow | undefined, Partial<GivenAnswer>]>([
    ['VIP_RECORDING_ONLY', readAloud, { timeUsed: -1, answer: '{"answer":7}' }],
    ['ANSWER_SHAPE', undefined, { timeUsed: 36_001 }],
    ['QUESTION_NOT_FOUND', undefined, { answer: 'null' }],
    ['QUESTION_NOT_FOUND', aRow({ deleted_at: at }), {}],
    ['QUESTION_NOT_FOUND', { ...readAloud, deleted_at: at }, {}],
    ['QUESTION_TYPE_UNSUPPORTED', aRow({ type: 25, content: '{}' }), { answer: 'null' }],
    ['QUESTION_TYPE_UNSUPPORTED', aRow({ type: 100 }), {}],
    ['ANSWER_SHAPE', aRow(), { answer: '{"answer":2}' }],
    ['ANSWER_SHAPE', aRow(), { answer: 'x'.repeat(10_001) }],
  ])('is refused with %s, case %#', async (reason, row, given) => {
    await expect(accepting(row).run(given)).rejects.toThrow(reason);
  });
});
