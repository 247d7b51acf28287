import type { MockFilters } from '../../../lib/api/mock.endpoints.js';

/** What each filter of the address may hold; anything else, and `-1`, is no filter. */
const exercise: Record<string, boolean> = { '0': false, '1': true };
const difficulty: Record<string, 0 | 1 | 2> = { '0': 0, '1': 1, '2': 2 };
const practised: Record<string, boolean> = { true: true, false: false };

export const filterKeys = ['exerciseType', 'difficulty', 'hasPracticed'] as const;
export type FilterKey = (typeof filterKeys)[number];

const known: Record<FilterKey, Record<string, unknown>> = {
  exerciseType: exercise,
  difficulty,
  hasPracticed: practised,
};

export const noFilter = '-1';

/** The chosen value of a filter, `-1` for all. */
export const filterOf = (params: URLSearchParams, key: FilterKey): string => {
  const value = params.get(key);
  return value !== null && value in known[key] ? value : noFilter;
};

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

export const toMockFilters = (params: URLSearchParams): MockFilters => ({
  ...optional('isExercise', exercise[filterOf(params, 'exerciseType')]),
  ...optional('difficulty', difficulty[filterOf(params, 'difficulty')]),
  ...optional('hasPracticed', practised[filterOf(params, 'hasPracticed')]),
});

/** A changed filter starts again at the first page. */
export const withMockFilter = (params: URLSearchParams, key: FilterKey, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === noFilter) next.delete(key);
  else next.set(key, value);
  return next;
};
