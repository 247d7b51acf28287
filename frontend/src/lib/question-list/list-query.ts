import type { QuestionFilters } from '../api/question.endpoints.js';

export const sorts = ['newest', 'oldest', 'likely', 'easiest', 'hardest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** The list as the address describes it: on list pages, and on a question that was opened from one. */
export interface ListQuery {
  type: number | null;
  /** What the learner keeps in this collection (0-4) instead of the bank; null is the bank. */
  collection: number | null;
  /** True for exercises, false for questions of real exams. */
  exercise: boolean | null;
  difficulty: 0 | 1 | 2 | null;
  practised: boolean | null;
  highOnly: boolean;
  sort: Sort;
  search: string;
}

const sorting: Record<Sort, Pick<QuestionFilters, 'sortBy' | 'sortOrder'>> = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  likely: { sortBy: 'predictiveRate', sortOrder: 'desc' },
  easiest: { sortBy: 'difficulty', sortOrder: 'asc' },
  hardest: { sortBy: 'difficulty', sortOrder: 'desc' },
  name: { sortBy: 'name', sortOrder: 'asc' },
};

const difficulties = { '0': 0, '1': 1, '2': 2 } as const;
const yesNo = { true: true, false: false } as const;
/** Default, favorite, difficult, wrong, review. */
export const collections = ['0', '1', '2', '3', '4'] as const;

const natural = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

const lookup = <Values extends object>(values: Values, key: string | null): Values[keyof Values] | null =>
  key !== null && Object.hasOwn(values, key) ? values[key as keyof Values] : null;

/** Reads what it knows and takes everything else as absent: addresses are typed and copied by people. */
export const readListQuery = (params: URLSearchParams): ListQuery => {
  const search = (params.get('search') ?? '').trim();
  const sort = params.get('sort');
  const highOnly = params.get('predictive') === 'high';
  return {
    type: natural(params.get('type')),
    collection: natural(collections.find((one) => one === params.get('collection')) ?? null),
    exercise: lookup(yesNo, params.get('isExercise')),
    difficulty: lookup(difficulties, params.get('difficulty')),
    practised: lookup(yesNo, params.get('hasPracticed')),
    highOnly,
    sort: sorts.find((one) => one === sort) ?? (highOnly ? 'likely' : 'newest'),
    search: [...search].length >= 2 ? search : '',
  };
};

export const toFilters = (query: ListQuery): QuestionFilters => {
  const { type, collection, exercise, difficulty, practised, highOnly, sort, search } = query;
  const inType = type === null ? {} : { type };
  if (collection !== null) return { ...inType, collection };
  return {
    ...inType,
    ...(exercise === null ? {} : { isExercise: exercise }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(practised === null ? {} : { hasPracticed: practised }),
    ...(highOnly ? { predictive: 'high' as const } : {}),
    ...(search ? { search } : {}),
    ...sorting[sort],
  };
};

/** Predictions and collections mix the types; every other list is of one. */
export const isOfEveryType = ({ type, collection, highOnly }: ListQuery): boolean =>
  type === null && (collection !== null || highOnly);

/** How many questions a page of a list shows. */
export const listPageSize = 20;

/** From 1. */
export const readPage = (params: URLSearchParams): number => Math.max(1, natural(params.get('page')) ?? 1);

/** Place of the question in its list, from 0; null when the address does not say. */
export const readPlace = (params: URLSearchParams): number | null => natural(params.get('at'));

const listKeys = ['type', 'collection', 'isExercise', 'difficulty', 'hasPracticed', 'predictive', 'sort', 'search'];

const listParams = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([key, value]) => listKeys.includes(key) && value !== ''));

/** The address of a question that remembers the list it stands in, so that previous and next work from a copied link. */
export const questionAddress = (id: number, params: URLSearchParams, at: number, type: number | null): string => {
  const next = listParams(params);
  if (type !== null) next.set('type', String(type));
  next.set('at', String(at));
  return `/app/question/${id}?${next}`;
};

/** The way back to the list that the question was opened from. `place` from 1, null when unknown. */
export const listAddress = (params: URLSearchParams, questionType: number, place: number | null): string => {
  const query = readListQuery(params);
  const next = listParams(params);
  if (query.collection === null) next.delete('type');
  if (place !== null && place > listPageSize) next.set('page', String(Math.ceil(place / listPageSize)));
  const page =
    isOfEveryType(query) && query.collection === null ? '/app/predicate' : `/app/question/list/${questionType}`;
  const path = query.collection === null ? page : '/app/me/favorites';
  return next.size > 0 ? `${path}?${next}` : path;
};

/** Changing a filter starts again at the first page. */
export const withFilter = (params: URLSearchParams, key: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value) next.set(key, value);
  else next.delete(key);
  return next;
};
