import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkBounds, conditionOf, orderOf, type QuestionFilters } from './question-list.js';

const filters = (given: Partial<QuestionFilters> = {}): QuestionFilters => ({
  predictiveHigh: false,
  includeDeleted: false,
  ...given,
});

describe('the condition of a list', () => {
  it('without filters is: undeleted and no mock', () => {
    expect(conditionOf(filters())).toEqual({ text: 'question.deleted_at is null and question.type <> 25', values: [] });
  });

  it('numbers its values in order', () => {
    const { text, values } = conditionOf(
      filters({ type: 2, isExercise: false, difficulty: 1, search: 'abc', hasPracticed: false, userId: 7 }),
    );
    expect(values).toEqual([2, false, 1, '%abc%', 7]);
    expect(text.match(/\$\d/g)).toEqual(['$1', '$2', '$3', '$4', '$5']);
    expect(text).toContain('not exists');
  });

  it('of what a stranger has practised is nothing, of what not is everything', () => {
    expect(conditionOf(filters({ hasPracticed: true })).text).toMatch(/ and false$/);
    expect(conditionOf(filters({ hasPracticed: false }))).toEqual(conditionOf(filters()));
  });

  it('never holds text of a search', () => {
    const texts = ['any', '--'].map((search) => conditionOf(filters({ search })).text);
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), (search) => {
        const { text, values } = conditionOf(filters({ search }));
        expect(texts).toContain(text);
        expect(values).toContain(`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`);
      }),
    );
  });

  it.each(['ab', '河流', '河流与山', '%%%', 'a-b-c'])(
    'looks for %j by pairs, as trigrams say nothing of it',
    (search) => {
      expect(conditionOf(filters({ search })).text).toContain('character_pairs');
    },
  );
});

describe('the order of a list', () => {
  const page = { limit: 20, offset: 0 };

  it('ends with the id in the same direction, once', () => {
    expect(orderOf({ ...page, sortBy: 'name', descending: true })).toBe('question.name desc, question.id desc');
    expect(orderOf({ ...page, sortBy: 'id', descending: false })).toBe('question.id asc');
  });

  it.each(['', 'content', 'name; drop table question', 'constructor', '__proto__'])('is refused by %j', (sortBy) => {
    expect(() => orderOf({ ...page, sortBy, descending: true })).toThrow('VALIDATION');
  });
});

describe('the bounds of a page', () => {
  it.each([
    [1, 0],
    [100, 1_000_000],
  ])('may be %i and %i', (limit, offset) => {
    expect(() => checkBounds({ limit, offset })).not.toThrow();
  });

  it.each([
    [0, 0],
    [101, 0],
    [1.5, 0],
    [20, -1],
    [20, 1_000_001],
  ])('may not be %d and %d', (limit, offset) => {
    expect(() => checkBounds({ limit, offset })).toThrow('VALIDATION');
  });
});
