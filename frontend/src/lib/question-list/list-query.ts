import type { QuestionFilters } from '../api/question.endpoints.js';

export const sorts = ['newest', 'oldest', 'likely', 'easiest'] as const;
export type Sort = (typeof sorts)[number];

/** The list as the address describes it: on list pages, and on a question that was opened from one. */
export interface ListQuery {
  type: number | null;
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
};

const difficulties = { '0': 0, '1': 1, '2': 2 } as const;

const natural = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

const lookup = <Values extends object>(values: Values, key: string | null): Values[keyof Values] | null =>
  key !== null && key in values ? values[key as keyof Values] : null;

/** Reads what it knows and takes everything else as absent: addresses are typed and copied by people. */
export const readListQuery = (params: URLSearchParams): ListQuery => {
  const search = (params.get('search') ?? '').trim();
  const sort = params.get('sort');
  const highOnly = params.get('predictive') === 'high';
  return {
    type: natural(params.get('type')),
    difficulty: lookup(difficulties, params.get('difficulty')),
    practised: lookup({ true: true, false: false }, params.get('hasPracticed')),
    highOnly,
    sort: sorts.find((one) => one === sort) ?? (highOnly ? 'likely' : 'newest'),
    search: [...search].length >= 2 ? search : '',
  };
};

export const toFilters = ({ type, difficulty, practised, highOnly, sort, search }: ListQuery): QuestionFilters => ({
  ...(type === null ? {} : { type }),
  ...(difficulty === null ? {} : { difficulty }),
  ...(practised === null ? {} : { hasPracticed: practised }),
  ...(highOnly ? { predictive: 'high' as const } : {}),
  ...(search ? { search } : {}),
  ...sorting[sort],
});

/** From 1. */
export const readPage = (params: URLSearchParams): number => Math.max(1, natural(params.get('page')) ?? 1);

/** Place of the question in its list, from 0; null when the address does not say. */
export const readPlace = (params: URLSearchParams): number | null => natural(params.get('at'));

const listKeys = ['type', 'difficulty', 'hasPracticed', 'predictive', 'sort', 'search'];

/** The address of a question that remembers the list it stands in, so that previous and next work from a copied link. */
export const questionAddress = (id: number, params: URLSearchParams, at: number, type: number | null): string => {
  const kept = listKeys.flatMap((key): [string, string][] => {
    const value = params.get(key);
    return value ? [[key, value]] : [];
  });
  const next = new URLSearchParams(kept);
  if (type !== null) next.set('type', String(type));
  next.set('at', String(at));
  return `/app/question/${id}?${next}`;
};

/** Changing a filter starts again at the first page. */
export const withFilter = (params: URLSearchParams, key: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value) next.set(key, value);
  else next.delete(key);
  return next;
};
