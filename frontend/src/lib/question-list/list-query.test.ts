import { describe, expect, it } from '@jest/globals';
import {
  isOfEveryType,
  listAddress,
  questionAddress,
  readListQuery,
  readPage,
  readPlace,
  toFilters,
  withFilter,
} from './list-query.js';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('a list in the address', () => {
  it('is every question, newest first, when nothing is said', () => {
    expect(toFilters(read(''))).toEqual({ sortBy: 'createdAt', sortOrder: 'desc' });
  });

  it('gives the filters of the contract', () => {
    expect(toFilters(read('type=2&difficulty=0&hasPracticed=false&search=bees&sort=easiest'))).toEqual({
      type: 2,
      difficulty: 0,
      hasPracticed: false,
      search: 'bees',
      sortBy: 'difficulty',
      sortOrder: 'asc',
    });
    expect(toFilters(read('isExercise=true&sort=name'))).toEqual({
      isExercise: true,
      sortBy: 'name',
      sortOrder: 'asc',
    });
  });

  it('is a collection in the order of collecting, whatever else was said', () => {
    expect(toFilters(read('collection=3&type=0&difficulty=1&sort=easiest'))).toEqual({ collection: 3, type: 0 });
    expect(read('collection=5').collection).toBeNull();
  });

  it('mixes the types only in predictions and collections', () => {
    const mixed = ['collection=0', 'predictive=high', '', 'collection=0&type=2', 'predictive=high&type=2'];
    expect(mixed.map((search) => isOfEveryType(read(search)))).toEqual([true, true, false, false, false]);
  });

  it('is ordered by prediction when only predicted ones are asked for', () => {
    expect(toFilters(read('predictive=high'))).toMatchObject({ predictive: 'high', sortBy: 'predictiveRate' });
    expect(toFilters(read('predictive=high&sort=newest'))).toMatchObject({ sortBy: 'createdAt' });
  });

  it('takes nonsense as absent: addresses are typed by people', () => {
    const nonsense = 'type=two&difficulty=7&hasPracticed=maybe&search=b&sort=toString&predictive=low';
    expect(toFilters(read(nonsense))).toEqual({ sortBy: 'createdAt', sortOrder: 'desc' });
    expect(readPage(new URLSearchParams('page=0'))).toBe(1);
    expect(readPage(new URLSearchParams('page=-3'))).toBe(1);
    expect(readPlace(new URLSearchParams('at=x'))).toBeNull();
  });

  it('goes back to the first page when a filter changes', () => {
    const params = new URLSearchParams('page=4&difficulty=1');
    expect(withFilter(params, 'difficulty', '2').toString()).toBe('difficulty=2');
    expect(withFilter(params, 'difficulty', '').toString()).toBe('');
  });

  it('travels with a question, but for the page and what belongs to the question', () => {
    const params = new URLSearchParams('difficulty=1&page=2&submission=881&tab=answer');
    expect(questionAddress(1203, params, 21, 2)).toBe('/app/question/1203?difficulty=1&type=2&at=21');
  });

  it.each([
    ['difficulty=1&type=2&at=21&tab=answer', 22, '/app/question/list/2?difficulty=1&page=2'],
    ['', 20, '/app/question/list/2'],
    ['predictive=high&at=3', 4, '/app/predicate?predictive=high'],
    ['predictive=high&type=2', null, '/app/question/list/2?predictive=high'],
    ['collection=1&type=0&at=40', 41, '/app/me/favorites?collection=1&type=0&page=3'],
  ])('a question opened with %s, at place %s, leads back to %s', (search, place, address) => {
    expect(listAddress(new URLSearchParams(search), 2, place)).toBe(address);
  });
});
