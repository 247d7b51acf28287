import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aLearner, anAdmin, aQuestion, singleChoiceId, submit } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

let abbreviations = 0;
const someFields = (given = {}) => ({ abbr: `T${++abbreviations}`, name: 'Test type', type: 2, ...given });
const list = async (includeDeleted = false) => JSON.parse((await service.types.listTypes({ includeDeleted })).json);
const create = async (given = {}) => JSON.parse((await service.types.createType({ fields: someFields(given) })).json);
const update = async (id: number, fields = {}, restore = false) =>
  JSON.parse((await service.types.updateType({ id, fields, restore })).json);

describe('the list of types', () => {
  it('holds all 26 by category and id, mocks last, with counts of undeleted questions', async () => {
    const types = (await list()).slice(0, 26);
    const counts = await service.database.query<{ type: number; n: number }>(
      'select type, count(*)::int as n from question where deleted_at is null group by type',
    );
    const countOf = (id: number) => counts.find(({ type }) => type === id)?.n ?? 0;
    expect(types.map(({ id }: { id: number }) => id)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 0, 1, 22, 23, 9, 10, 11, 12, 21, 13, 14, 15, 16, 17, 18, 19, 20, 24, 25,
    ]);
    expect(types[0]).toMatchObject({
      id: 2,
      type: 0,
      abbr: 'RA',
      count: countOf(2),
      finishedCount: 0,
      mode: 0,
      deletedAt: null,
    });
    expect(types.at(-1)).toMatchObject({ id: 25, type: 4, abbr: 'Mock', count: countOf(25) });
  });

  it('has names and texts for every type', async () => {
    for (const type of (await list()).filter(({ id }: { id: number }) => id <= 25)) {
      const texts = [type.name, type.shortName, type.description, type.directions, type.scoringRules];
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  it('counts a question less once it is deleted', async () => {
    const count = async () => (await list()).find(({ id }: { id: number }) => id === 21).count;
    const before = await count();
    const { id } = await aQuestion(service);
    expect(await count()).toBe(before + 1);
    await service.bank.deleteQuestion({ caller: anAdmin(), id });
    expect(await count()).toBe(before);
  });
});

describe('a new type', () => {
  it('gets an id from 100, defaults and an event, and raises the version before it is answered', async () => {
    const version = await service.version('types');
    const type = await create({ name: ' Shadowing ' });
    expect(type).toMatchObject({
      name: 'Shadowing',
      shortName: '',
      directions: '',
      mode: 0,
      count: 0,
      deletedAt: null,
    });
    expect(type.id).toBeGreaterThanOrEqual(100);
    expect(await service.version('types')).toBe(version + 1);
    expect(await service.events(`type-${type.id}`)).toEqual([
      expect.objectContaining({ type: 'type.changed.v1', data: { questionTypeId: type.id, deleted: false } }),
    ]);
  });

  it.each(['RA', 'ra'])('cannot be called %s like another', async (abbr) => {
    await expect(create({ abbr })).rejects.toMatchObject({ reason: 'QUESTION_TYPE_ABBR_TAKEN', kind: 'conflict' });
  });

  it.each([
    ['abbr', { abbr: undefined }, 'required'],
    ['abbr', { abbr: 'ELEVENCHARS' }, 'text.length'],
    ['abbr', { abbr: ' ' }, 'text.length'],
    ['name', { name: undefined }, 'required'],
    ['name', { name: 'x'.repeat(101) }, 'text.length'],
    ['type', { type: undefined }, 'required'],
    ['type', { type: 4 }, 'number.max'],
    ['mode', { mode: 3 }, 'number.max'],
    ['directions', { directions: 'x'.repeat(5001) }, 'text.length'],
    ['description', { description: 'a\0b' }, 'text.null'],
  ])('is refused for a bad %s, case %#', async (field, given, code) => {
    const error = await create(given).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'VALIDATION', details: { fields: { [field]: { code } } } });
  });
});

describe('changing a type', () => {
  it('changes only what is given', async () => {
    const type = await create({ description: 'old', directions: 'kept' });
    expect(await update(type.id, { description: 'new' })).toEqual({ ...type, description: 'new' });
  });

  it('lets texts of built-in types change, but not category or abbreviation', async () => {
    expect(await update(3, { shortName: '复述', type: 0, abbr: 'RS' })).toMatchObject({ id: 3, shortName: '复述' });
    await expect(update(3, { type: 1 })).rejects.toMatchObject({ reason: 'QUESTION_TYPE_BUILT_IN', kind: 'conflict' });
    await expect(update(3, { abbr: 'XX' })).rejects.toMatchObject({ reason: 'QUESTION_TYPE_BUILT_IN' });
  });

  it('takes the whole of Mock back with its own category, which no other type may have', async () => {
    expect(await update(25, { type: 4, abbr: 'Mock' })).toMatchObject({ id: 25, type: 4 });
    await expect(update(3, { type: 4 })).rejects.toMatchObject({ reason: 'VALIDATION' });
  });

  it('answers bad input before it looks for the type', async () => {
    await expect(update(99, { mode: 7 })).rejects.toMatchObject({ reason: 'VALIDATION' });
    await expect(update(99, { mode: 1 })).rejects.toMatchObject({
      reason: 'QUESTION_TYPE_NOT_FOUND',
      kind: 'not-found',
    });
  });
});

describe('deleting a type', () => {
  it('is soft, answers the same again, and can be taken back', async () => {
    const { id } = await create();
    const first = await service.types.deleteType({ id });
    service.clock.advance(60);
    expect(await service.types.deleteType({ id })).toEqual(first);
    expect((await list()).some((type: { id: number }) => type.id === id)).toBe(false);
    expect((await list(true)).find((type: { id: number }) => type.id === id).deletedAt).toBe(first.deletedAt);
    expect(await update(id, {}, true)).toMatchObject({ id, deletedAt: null });
  });

  it('is refused for built-in types and unknown ones', async () => {
    await expect(service.types.deleteType({ id: 21 })).rejects.toMatchObject({ reason: 'QUESTION_TYPE_BUILT_IN' });
    await expect(service.types.deleteType({ id: 99 })).rejects.toMatchObject({ reason: 'QUESTION_TYPE_NOT_FOUND' });
  });

  it('is refused while the type has questions', async () => {
    const { id } = await create();
    const now = service.clock.now();
    await service.database.query(
      `insert into question (type, name, content, created_at, updated_at) values ($1, 'kept', '{}', $2, $2)`,
      [id, now],
    );
    await expect(service.types.deleteType({ id })).rejects.toMatchObject({ reason: 'QUESTION_TYPE_IN_USE' });
  });
});

describe('finished questions', () => {
  it('count once however often they were submitted, by type', async () => {
    const caller = aLearner();
    await submit(service, { caller });
    await submit(service, { caller, timeUsed: 36 });
    await submit(service, { caller, questionId: singleChoiceId + 1 });
    expect(await service.types.countFinished({ userId: caller.userId })).toEqual({ counts: { 21: 2 } });
  });
});
