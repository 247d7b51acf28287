import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import type { QuestionFields } from '@pte/rpc/gen/pte/question/v1/question';
import { anAdmin, aQuestion, readAloudId, singleChoiceId } from './builders.js';
import { mockFields, remove } from './mock-builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

const caller = anAdmin();
const create = (content?: object, given: Partial<QuestionFields> = {}) =>
  service.bank.createQuestion({ caller, fields: { ...mockFields(content), ...given } });
const empty = { speaking: [], writing: [], reading: [], listening: [] };
const noChecks = { microphoneCheck: false, headsetCheck: false, selfIntroduction: false };

describe('a mock', () => {
  it('is stored with every key, without repeated ids, unknown keys kept', async () => {
    const { question } = await create({ reading: [singleChoiceId, singleChoiceId], headsetCheck: true, note: 'kept' });
    expect(JSON.parse(question!.content)).toEqual({
      ...{ ...noChecks, headsetCheck: true, note: 'kept' },
      ...{ ...empty, reading: [singleChoiceId] },
    });
    expect(question).toMatchObject({ type: 25, answer: '{}', analysis: '{}', translation: '{}' });
  });

  it.each<[string, object | undefined, Partial<QuestionFields>, string, string]>([
    ['difficulty', undefined, { difficulty: undefined }, 'VALIDATION', 'difficulty'],
    ['name', undefined, { name: undefined }, 'VALIDATION', 'name'],
    ['content', undefined, { content: undefined }, 'JSON_KEY_UNDEFINED', 'content'],
    ['JSON', undefined, { content: '{oops' }, 'JSON_KEY_INVALID', 'content'],
    ['an object', [], {}, 'QUESTION_CONTENT_INVALID', 'content'],
    ['an object as answer', undefined, { answer: '[]' }, 'QUESTION_CONTENT_INVALID', 'answer'],
    [
      'booleans',
      { microphoneCheck: 1, reading: [singleChoiceId] },
      {},
      'QUESTION_CONTENT_INVALID',
      'content.microphoneCheck',
    ],
    ['ids', { reading: ['21001'] }, {}, 'QUESTION_CONTENT_INVALID', 'content.reading'],
    [
      'at most 100 a section',
      { reading: Array.from({ length: 101 }, (_, id) => id + 1) },
      {},
      'QUESTION_CONTENT_INVALID',
      'content.reading',
    ],
    ['a question', {}, {}, 'MOCK_EMPTY', 'content'],
    ['known questions', { reading: [singleChoiceId, 99_999] }, {}, 'MOCK_QUESTION_NOT_FOUND', 'content.reading[1]'],
    [
      'sections that take them',
      { speaking: [singleChoiceId] },
      {},
      'MOCK_QUESTION_TYPE_MISMATCH',
      'content.speaking[0]',
    ],
  ])('needs %s', async (_name, content, given, reason, field) => {
    await expect(create(content, given)).rejects.toMatchObject({
      ...{ reason, kind: 'invalid', details: { fields: { [field]: expect.anything() } } },
    });
  });

  it('names the place as the admin wrote it, behind a repeated id', async () => {
    await expect(create({ reading: [singleChoiceId, singleChoiceId, readAloudId] })).rejects.toMatchObject({
      details: { fields: { 'content.reading[2]': expect.anything() } },
    });
  });

  it('takes no deleted question and no mock', async () => {
    const { id } = await aQuestion(service);
    await remove(service, id);
    await expect(create({ reading: [id] })).rejects.toMatchObject({ reason: 'MOCK_QUESTION_NOT_FOUND' });
    const mock = await aQuestion(service, mockFields());
    await expect(create({ reading: [mock.id] })).rejects.toMatchObject({ reason: 'MOCK_QUESTION_TYPE_MISMATCH' });
  });

  it('may have 100 questions in a section, repeated ones not counted', async () => {
    const now = service.clock.now();
    const rows = await service.database.query<{ id: number }>(
      `insert into question (type, name, content, created_at, updated_at)
       select 21, 'Filler ' || n, '{}', $1, $1 from generate_series(1, 100) n returning id`,
      [now],
    );
    const ids = rows.map(({ id }) => id);
    const { question } = await create({ reading: [...ids, ...ids] });
    expect(JSON.parse(question!.content).reading).toEqual(ids);
  });

  it('is changed by the same rules, and keeps content that is not given', async () => {
    const { id } = await aQuestion(service, mockFields());
    const update = (fields: QuestionFields) => service.bank.updateQuestion({ caller, id, fields, restore: false });
    const refused = (content: string) => update({ content });
    await expect(refused('{}')).rejects.toMatchObject({ reason: 'MOCK_EMPTY' });
    await expect(refused(`{"speaking":[${singleChoiceId}]}`)).rejects.toMatchObject({
      reason: 'MOCK_QUESTION_TYPE_MISMATCH',
    });
    const { question } = await update({ name: 'Renamed' });
    expect(JSON.parse(question!.content)).toEqual({
      ...{ ...noChecks, ...empty },
      ...{ speaking: [readAloudId], reading: [singleChoiceId] },
    });
    await expect(update({ type: 21 })).rejects.toMatchObject({ reason: 'QUESTION_TYPE_MISMATCH' });
  });
});

describe('the sections', () => {
  it.each([
    ['speaking', [2, 3, 4, 5, 6, 7, 8]],
    ['writing', [0, 1, 20, 22, 23]],
    ['reading', [9, 10, 11, 12, 21]],
    ['listening', [13, 14, 15, 16, 17, 18, 19, 20, 24]],
  ] as const)('%s takes its types and no others', async (section, accepted) => {
    const now = service.clock.now();
    for (const { id: type } of builtInTypes.filter(({ id }) => id !== 25)) {
      const [row] = await service.database.query<{ id: number }>(
        `insert into question (type, name, content, created_at, updated_at) values ($1, 'Any', '{}', $2, $2) returning id`,
        [type, now],
      );
      const taken = await create({ [section]: [row!.id] }).then(
        () => true,
        () => false,
      );
      expect({ type, taken }).toEqual({ type, taken: (accepted as readonly number[]).includes(type) });
    }
  });
});

describe('the bank', () => {
  it('counts undeleted questions without mocks', async () => {
    const { questions } = await service.bank.countBank({});
    const { id } = await aQuestion(service);
    await aQuestion(service, mockFields());
    expect(await service.bank.countBank({})).toEqual({ questions: questions + 1 });
    await remove(service, id);
    expect(await service.bank.countBank({})).toEqual({ questions });
  });
});
