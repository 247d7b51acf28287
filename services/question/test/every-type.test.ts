import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TypeFixtures } from '@pte/exam/type-fixtures';
import type { TypeRules } from '@pte/exam/type-rules';
import { aLearner, anAdmin, aQuestion, aVip, submit, submitRequest } from './builders.js';
import { aMock, Sitting } from './mock-builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

const folder = join(import.meta.dirname, '../../../packages/exam/src/types');
const types = await Promise.all(
  readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .map(
      async (name): Promise<{ name: string; rules: TypeRules; fixtures: TypeFixtures }> => ({
        name,
        rules: (await import(`${folder}/${name}/rules.ts`)).rules,
        fixtures: (await import(`${folder}/${name}/fixtures.ts`)).fixtures,
      }),
    ),
);

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

it('there are 25 of them', () => expect(types).toHaveLength(25));

describe.each(types)('type $name', ({ rules, fixtures }) => {
  const fields = (content: unknown = fixtures.content, key: unknown = fixtures.key) => ({
    ...{ type: rules.typeId, name: 'Any' },
    ...{ content: JSON.stringify(content), answer: JSON.stringify(key) },
  });
  const create = async () => (await aQuestion(service, fields())).id;
  const textOf = (value: unknown) => JSON.stringify({ answer: value });
  /** V of this learner: for a recording the name of an own file. */
  const own = (value: unknown, userId: number, questionId: number) =>
    rules.recorded ? service.content.upload(userId, questionId) : value;

  it('can be written, and not when it is broken', async () => {
    await create();
    for (const { field, content, key } of fixtures.broken) {
      const refused = service.bank.createQuestion({ caller: anAdmin(), fields: fields(content, key) });
      await expect(refused).rejects.toMatchObject({
        ...{ reason: 'QUESTION_CONTENT_INVALID', details: { fields: { [field]: expect.anything() } } },
      });
    }
  });

  it('is marked at once when objective, otherwise waits for its score', async () => {
    const [questionId, caller] = [await create(), aVip()];
    const answer = textOf(own(fixtures.full, caller.userId, questionId));
    const submission = await submit(service, { caller, questionId, answer });
    if (!rules.mark) {
      expect(submission).toMatchObject({ scoringStatus: 'pending', score: '' });
      return;
    }
    const { s, f } = JSON.parse(submission.score);
    expect({ ...submission, s }).toMatchObject({ scoringStatus: 'scored', answer, s: f });
  });

  it('is for a learner without VIP objective or of Form only, never a recording', async () => {
    const [questionId, caller] = [await create(), aLearner()];
    const given = { caller, questionId, answer: textOf(own(fixtures.sample, caller.userId, questionId)) };
    if (rules.recorded) {
      await expect(service.practice.submitAnswer(submitRequest(given))).rejects.toMatchObject({
        reason: 'VIP_RECORDING_ONLY',
      });
      return;
    }
    const submission = await submit(service, given);
    expect(submission).toMatchObject({ scoringStatus: 'scored', score: expect.stringMatching(/"f":/) });
    if (rules.mark) return;
    expect(JSON.parse(submission.score)).toEqual([{ i: 1, s: expect.any(Number), f: expect.any(Number) }]);
    expect(JSON.parse(submission.analysis).notes).toContainEqual(expect.objectContaining({ code: 'vip' }));
  });

  it('refuses what no client sends', async () => {
    const questionId = await create();
    for (const value of fixtures.hostile) {
      const hostile = submitRequest({ caller: aVip(), questionId, answer: textOf(value) });
      await expect(service.practice.submitAnswer(hostile)).rejects.toMatchObject({
        reason: expect.stringMatching(/^(ANSWER_SHAPE|RECORDING_REQUIRED)$/),
      });
    }
  });

  it('is handed in with a mock, gaps counted as wrong', async () => {
    const questionId = await create();
    const mockId = await aMock(service, { [rules.mockSections[0]!]: [questionId] });
    const sitting = await Sitting.begin(service, mockId);
    await sitting.save(0, own(fixtures.gapped?.value ?? fixtures.sample, sitting.caller.userId, questionId));
    const { items } = await sitting.submit();
    expect(items).toMatchObject([{ outcome: 'submitted', scoringStatus: rules.mark ? 'scored' : 'pending' }]);
    if (fixtures.gapped) expect(JSON.parse(items[0].score).s).toBe(fixtures.gapped.s);
    expect(await sitting.report()).toMatchObject({ complete: rules.mark !== undefined });
  });
});
