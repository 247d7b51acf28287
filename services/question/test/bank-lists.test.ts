import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListQuestionsRequest, QuestionRow } from '@pte/rpc/gen/pte/question/v1/question';
import { conditionOf } from '../src/bank/question-list.js';
import { aLearner, anAdmin, aQuestion, readAloudFields, singleChoiceId, submit, summaryOf } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

const request = (given: Partial<ListQuestionsRequest> = {}): ListQuestionsRequest => ({
  ...{ predictiveHigh: false, includeDeleted: false, sortBy: '', descending: true, limit: 100, offset: 0 },
  ...{ withRows: true, withCount: false, withTexts: false },
  ...given,
});
const list = async (given: Partial<ListQuestionsRequest> = {}) =>
  (await service.bank.listQuestions(request(given))).questions;
const count = async (given: Partial<ListQuestionsRequest> = {}) =>
  (await service.bank.listQuestions(request({ ...given, withRows: false, withCount: true }))).count;
const ids = (rows: readonly QuestionRow[]) => rows.map(({ id }) => id);
const summaries = (rows: readonly QuestionRow[]) => rows.map(summaryOf);

describe('questions by id', () => {
  it('come in one answer, deleted ones marked, unknown ones missing', async () => {
    const { id } = await aQuestion(service);
    await service.bank.deleteQuestion({ caller: anAdmin(), id });
    const { questions } = await service.bank.getManyQuestions({ ids: [singleChoiceId, id, 77] });
    expect(new Map(questions.map((row) => [row.id, row.deleted]))).toEqual(
      new Map([
        [singleChoiceId, false],
        [id, true],
      ]),
    );
  });

  it('bear their four texts apart from the summary', async () => {
    const [row] = (await service.bank.getManyQuestions({ ids: [singleChoiceId] })).questions;
    expect(JSON.parse(row!.answer)).toEqual({ v: 1, choice: 1 });
    expect(JSON.parse(row!.content).choices).toHaveLength(4);
    expect(JSON.parse(row!.analysis)).toMatchObject({ v: 1, zh: expect.any(String), en: expect.any(String) });
    expect(JSON.parse(row!.translation)).toMatchObject({ v: 1, zh: expect.any(String) });
    expect(row!.summaryJson).not.toMatch(/choice|material|analysis/);
  });
});

describe('a list of questions', () => {
  it('is of every type but mocks, or of one; an unknown type has none', async () => {
    const now = service.clock.now();
    const [mock] = await service.database.query<{ id: number }>(
      `insert into question (type, name, content, created_at, updated_at) values (25, 'Mock 1', '{}', $1, $1) returning id`,
      [now],
    );
    expect(ids(await list())).not.toContain(mock!.id);
    expect(ids(await list({ type: 25 }))).toContain(mock!.id);
    expect(new Set((await list({ type: 2 })).map(({ type }) => type))).toEqual(new Set([2]));
    expect(await list({ type: 999 })).toEqual([]);
  });

  it('carries the texts only where they are asked for', async () => {
    const [plain] = await list({ type: 21, limit: 1 });
    expect([plain!.content, plain!.answer, plain!.analysis, plain!.translation]).toEqual(['', '', '', '']);
    const [whole] = await list({ type: 21, limit: 1, withTexts: true });
    expect(whole!.content).toContain('choices');
  });

  it('counts what it lists, whatever the page', async () => {
    const filters = { type: 21, difficulty: 1 };
    expect(await count({ ...filters, limit: 1, offset: 50 })).toBe((await list(filters)).length);
  });

  it.each(['id', 'name', 'difficulty', 'predictiveRate', 'createdAt', 'updatedAt'])(
    'sorted by %s repeats and loses nothing over its pages, in both directions',
    async (sortBy) => {
      for (const descending of [true, false]) {
        const whole = ids(await list({ type: 21, sortBy, descending }));
        const pages: number[] = [];
        for (let offset = 0; offset < whole.length; offset += 4) {
          pages.push(...ids(await list({ type: 21, sortBy, descending, limit: 4, offset })));
        }
        expect(pages).toEqual(whole);
        expect(ids(await list({ type: 21, sortBy, descending: !descending }))).toEqual(whole.toReversed());
      }
    },
  );

  it('is newest first unless told otherwise, equal times by id', async () => {
    service.clock.advance(100);
    const [first, second] = [await aQuestion(service), await aQuestion(service)];
    expect(ids(await list({ type: 21, limit: 2 }))).toEqual([second.id, first.id]);
  });

  it('of likely questions holds those from 50 percent, the likeliest first', async () => {
    const rates = summaries(await list({ predictiveHigh: true })).map(({ predictiveRate }) => predictiveRate);
    expect(rates.length).toBeGreaterThanOrEqual(5);
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(5000);
  });

  it('can be narrowed by exercise and difficulty', async () => {
    const exercises = summaries(await list({ isExercise: true }));
    expect(exercises.length).toBeGreaterThan(0);
    expect(exercises.every(({ isExercise }) => isExercise)).toBe(true);
    const hard = summaries(await list({ difficulty: 2 }));
    expect(new Set(hard.map(({ difficulty }) => difficulty))).toEqual(new Set([2]));
  });

  it('leaves out deleted ones unless an admin wants them', async () => {
    const { id } = await aQuestion(service);
    const before = await count();
    await service.bank.deleteQuestion({ caller: anAdmin(), id });
    expect(await count()).toBe(before - 1);
    expect(ids(await list({ type: 21 }))).not.toContain(id);
    expect(ids(await list({ type: 21, includeDeleted: true }))).toContain(id);
  });

  it('tells practised from not practised for one learner, and nobody has practised for a stranger', async () => {
    const caller = aLearner();
    await submit(service, { caller });
    const { userId } = caller;
    expect(ids(await list({ type: 21, hasPracticed: true, userId }))).toEqual([singleChoiceId]);
    const others = ids(await list({ type: 21, hasPracticed: false, userId }));
    expect(others).not.toContain(singleChoiceId);
    expect(others).toHaveLength((await count({ type: 21 })) - 1);
    expect(await list({ hasPracticed: true })).toEqual([]);
    expect(await count({ hasPracticed: false })).toBe(await count());
  });
});

describe('a search', () => {
  it('finds a part of the name in any case', async () => {
    const { id } = await aQuestion(service, readAloudFields({ name: 'The Zebra Crossing' }));
    expect(ids(await list({ search: 'zEBRA cr' }))).toEqual([id]);
    expect(await count({ search: 'zebra CROSS' })).toBe(1);
  });

  it.each(['河流', 'zq', '与山', '÷×'])('finds %s, which no index of letters and digits knows', async (search) => {
    const { id } = await aQuestion(service, { name: `A ${search.toUpperCase()} name` });
    await aQuestion(service, { name: [...search].toReversed().join('') });
    expect(ids(await list({ search }))).toEqual([id]);
  });

  it.each(['100%', 'snake_case', 'back\\slash'])('takes %s literally', async (name) => {
    const { id } = await aQuestion(service, { name });
    await aQuestion(service, { name: name.replace(/[%_\\]/, 'x') });
    expect(ids(await list({ search: name }))).toEqual([id]);
  });

  it('is text and never SQL', async () => {
    expect(await list({ search: "'; drop table question; --" })).toEqual([]);
    expect(await count()).toBeGreaterThan(0);
  });
});

describe('a page that nobody may ask for', () => {
  it.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['offset', { offset: -1 }],
    ['offset', { offset: 1_000_001 }],
    ['sortBy', { sortBy: 'content' }],
  ])('is refused for its %s, case %#', async (field, given) => {
    await expect(list(given)).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { [field]: expect.anything() } },
    });
  });
});

describe('an index', () => {
  it('serves each order of a list without sorting', async () => {
    await service.database.query(
      `insert into question (type, name, content, created_at, updated_at)
       select 21, 'Filler ' || n, '{}', now() - n * interval '1 minute', now() from generate_series(1, 5000) n`,
    );
    await service.database.query('analyze question');
    for (const column of ['name', 'difficulty', 'predictive_rate', 'created_at', 'updated_at']) {
      for (const condition of ['type = 21', 'type <> 25']) {
        const plan = await service.database.query<{ 'QUERY PLAN': string }>(
          `explain select id from question where deleted_at is null and ${condition} order by ${column} desc, id desc limit 20`,
        );
        const text = plan.map((line) => line['QUERY PLAN']).join('\n');
        expect({ column, condition, text }).toMatchObject({ text: expect.stringMatching(/Index/) });
        expect({ column, condition, text }).toMatchObject({ text: expect.not.stringMatching(/Sort/) });
      }
    }
  });

  it('serves every search and what a learner has practised', async () => {
    // A table of this size is best read whole; only without that does the plan show whether an index serves.
    const planOf = (condition: string) =>
      service.database.inTransaction(async (tx) => {
        await tx.query('set local enable_seqscan = off; set local enable_indexscan = off');
        const plan = await tx.query<{ 'QUERY PLAN': string }>(`explain select id from question where ${condition}`);
        return plan.map((line) => line['QUERY PLAN']).join('\n');
      });
    for (const search of ['river', '河流', 'zq']) {
      const { text, values } = conditionOf({ search, includeDeleted: false, predictiveHigh: false });
      const bound = values.reduce((sql: string, given, place) => sql.replaceAll(`$${place + 1}`, `'${given}'`), text);
      expect(await planOf(bound)).toMatch(/Index Scan on question_by_name_pa(rt|irs)/);
    }
    const practised = conditionOf({ hasPracticed: true, userId: 7, includeDeleted: false, predictiveHigh: false });
    expect(await planOf(practised.text.replace('$1', '7'))).toMatch(/Index Scan on question_(pkey|by_id)/);
  });
});
