import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QuestionFields } from '@pte/rpc/gen/pte/question/v1/question';
import { anAdmin, aQuestion, readAloudFields, singleChoiceFields, summaryOf } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

const caller = anAdmin();
const create = (fields: QuestionFields) => service.bank.createQuestion({ caller, fields });
const update = async (id: number, fields: QuestionFields = {}, restore = false) => {
  const { question } = await service.bank.updateQuestion({ caller, id, fields, restore });
  return question!;
};
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a new question', () => {
  it('keeps its texts as they were given, unknown keys too, and gets the defaults', async () => {
    const content = '{ "material": "Read  this.",\n "hint":"kept" }';
    const row = await aQuestion(service, readAloudFields({ name: ' Reading ', content, answer: '{"say":{}}' }));
    expect(row).toMatchObject({
      type: 2,
      content,
      answer: '{"say":{}}',
      analysis: '{}',
      translation: '{}',
      deleted: false,
    });
    expect(row.id).toBeGreaterThanOrEqual(100_000);
    const now = service.clock.now().getTime() / 1000;
    expect(summaryOf(row)).toEqual({
      ...{ id: row.id, type: 2, name: 'Reading', difficulty: 0, isExercise: false, predictiveRate: 0 },
      ...{ createdAt: now, updatedAt: now, deletedAt: null },
    });
  });

  it('is announced, and raises the versions before it is answered', async () => {
    const [questions, types] = [await service.version('questions'), await service.version('types')];
    const { id } = await aQuestion(service);
    expect(await service.version(`question:${id}`)).toBe(1);
    expect([await service.version('questions'), await service.version('types')]).toEqual([questions + 1, types + 1]);
    expect(await service.events(id)).toEqual([
      { type: 'question.changed.v1', key: String(id), data: { questionId: id, questionTypeId: 21, deleted: false } },
    ]);
  });

  it.each<[string, QuestionFields, string]>([
    ['type', { type: undefined }, 'required'],
    ['type', { type: -1 }, 'invalid'],
    ['type', { type: 999 }, 'invalid'],
    ['name', { name: undefined }, 'required'],
    ['name', { name: '  ' }, 'text.length'],
    ['name', { name: 'x'.repeat(201) }, 'text.length'],
    ['difficulty', { difficulty: -1 }, 'number.min'],
    ['difficulty', { difficulty: 3 }, 'number.max'],
    ['predictiveRate', { predictiveRate: 10_001 }, 'number.max'],
    ['content', { content: 'x'.repeat(200_001) }, 'text.length'],
  ])('is refused for a bad %s, case %#', async (field, given, code) => {
    expect(await refusalOf(create(singleChoiceFields(given)))).toMatchObject({
      ...{ reason: 'VALIDATION', kind: 'invalid' },
      details: { fields: { [field]: { code } } },
    });
  });

  it('may have a name of 200 characters beyond the first plane', async () => {
    const name = '🎓'.repeat(200);
    expect(summaryOf(await aQuestion(service, { name })).name).toBe(name);
  });

  it.each(['content', 'answer'] as const)('is refused without %s, and says which key', async (key) => {
    expect(await refusalOf(create(singleChoiceFields({ [key]: undefined })))).toMatchObject({
      reason: 'JSON_KEY_UNDEFINED',
      details: { args: { key }, fields: { [key]: expect.anything() } },
    });
  });

  it.each(['content', 'answer', 'analysis', 'translation'] as const)('is refused when %s is not JSON', async (key) => {
    expect(await refusalOf(create(singleChoiceFields({ [key]: '{oops' })))).toMatchObject({
      reason: 'JSON_KEY_INVALID',
      details: { args: { key }, fields: { [key]: expect.anything() } },
    });
  });

  it.each<[string, QuestionFields]>([
    ['content', { content: '[]' }],
    ['content', { content: '{}' }],
    ['content', { content: 'null' }],
    ['content', { content: '{"title":"?","choices":["a","b"],"transcript":"spoken"}' }],
    ['answer', { answer: '{}' }],
    ['answer', { answer: '{"choice":3}' }],
    ['answer', { answer: '1' }],
  ])('is refused when %s has a wrong form, case %#', async (field, given) => {
    expect(await refusalOf(create(singleChoiceFields(given)))).toMatchObject({
      reason: 'QUESTION_CONTENT_INVALID',
      details: { fields: { [field]: expect.anything() } },
    });
  });

  it('stores nothing when it is refused', async () => {
    const count = () => service.database.query('select count(*)::int as n from question');
    const before = await count();
    await refusalOf(create(singleChoiceFields({ answer: '{"choice":3}' })));
    expect(await count()).toEqual(before);
  });
});

describe('changing a question', () => {
  it('changes only what is given', async () => {
    const before = await aQuestion(service, { predictiveRate: 100, isExercise: true });
    service.clock.advance(10);
    const after = await update(before.id, { name: 'New', difficulty: 2 });
    expect({ ...after, summaryJson: '' }).toEqual({ ...before, summaryJson: '' });
    const now = service.clock.now().getTime() / 1000;
    expect(summaryOf(after)).toEqual({ ...summaryOf(before), name: 'New', difficulty: 2, updatedAt: now });
  });

  it('raises its version and that of the lists before it is answered', async () => {
    const { id } = await aQuestion(service);
    const [question, questions] = [await service.version(`question:${id}`), await service.version('questions')];
    await update(id, { name: 'New' });
    expect(await service.version(`question:${id}`)).toBe(question + 1);
    expect(await service.version('questions')).toBe(questions + 1);
  });

  it('judges a new key against the content that stays, and new content against the key that stays', async () => {
    const { id } = await aQuestion(service);
    expect((await update(id, { answer: '{"choice":0}' })).answer).toBe('{"choice":0}');
    expect(await refusalOf(update(id, { answer: '{"choice":3}' }))).toMatchObject({
      reason: 'QUESTION_CONTENT_INVALID',
    });
    await update(id, { answer: '{"choice":2}' });
    const shorter = '{"title":"Why?","choices":["a","b"]}';
    expect(await refusalOf(update(id, { content: shorter }))).toMatchObject({
      reason: 'QUESTION_CONTENT_INVALID',
      details: { fields: { answer: expect.anything() } },
    });
    expect((await update(id, { content: shorter, answer: '{"choice":1}' })).content).toBe(shorter);
  });

  it('never changes the type, but takes the same one', async () => {
    const { id } = await aQuestion(service);
    expect((await update(id, { type: 21 })).type).toBe(21);
    expect(await refusalOf(update(id, { type: 2 }))).toMatchObject({
      reason: 'QUESTION_TYPE_MISMATCH',
      details: { fields: { type: expect.anything() } },
    });
  });

  it('answers bad input before it looks for the question', async () => {
    expect(await refusalOf(update(77, { difficulty: 3 }))).toMatchObject({ reason: 'VALIDATION' });
    expect(await refusalOf(update(77, { content: '' }))).toMatchObject({ reason: 'JSON_KEY_INVALID' });
    expect(await refusalOf(update(77, { difficulty: 1 }))).toMatchObject({
      reason: 'QUESTION_NOT_FOUND',
      kind: 'not-found',
    });
  });
});

describe('deleting a question', () => {
  it('is soft, answers the same again, and can be taken back', async () => {
    const { id } = await aQuestion(service);
    const first = await service.bank.deleteQuestion({ caller, id });
    service.clock.advance(60);
    expect(await service.bank.deleteQuestion({ caller, id })).toEqual(first);
    const [row] = (await service.bank.getManyQuestions({ ids: [id] })).questions;
    expect(row).toMatchObject({ id, deleted: true });
    expect(summaryOf(row!).deletedAt).toBe(first.deletedAt);
    expect((await update(id, {}, true)).deleted).toBe(false);
    expect((await service.events(id)).map(({ data }) => data['deleted'])).toEqual([false, true, false]);
  });

  it('is refused for an unknown one', async () => {
    expect(await refusalOf(service.bank.deleteQuestion({ caller, id: 77 }))).toMatchObject({
      reason: 'QUESTION_NOT_FOUND',
    });
  });
});

describe('two admins at the same moment', () => {
  it('do not lose what the other one changed', async () => {
    const { id } = await aQuestion(service);
    await Promise.all([update(id, { name: 'Changed' }), update(id, { difficulty: 2 })]);
    const [row] = (await service.bank.getManyQuestions({ ids: [id] })).questions;
    expect(summaryOf(row!)).toMatchObject({ name: 'Changed', difficulty: 2 });
  });
});
