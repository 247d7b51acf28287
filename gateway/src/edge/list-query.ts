import { z } from 'zod';
import { type JsonText, jsonText } from './json-text.js';
import { flagText, integerText, wordText } from './query-values.js';

const paging = (limit: number) => ({
  limit: integerText(1, 100).default(limit),
  offset: integerText(0, 1_000_000).default(0),
});

/** Keys of a list without choice of order. `limit` is the default. */
export const pageQuery = (limit = 20) => ({ ...paging(limit), count: flagText.default(false) });

/** Keys of a sortable list. */
export const sortedQuery = <const Words extends readonly [string, ...string[]]>(sortBy: Words) => ({
  sortBy: wordText(sortBy).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
});

export const withCountQuery = { withCount: flagText.default(false) };

interface Sorting {
  readonly sortBy: string;
  readonly descending: boolean;
}

/** The order asked for; direction and key of the list's default where nothing was said. */
export const sortingOf = (
  query: { sortBy?: string; sortOrder?: 'asc' | 'desc' },
  list: Sorting = { sortBy: 'createdAt', descending: true },
): Sorting => ({
  sortBy: query.sortBy ?? list.sortBy,
  descending: query.sortOrder === undefined ? list.descending : query.sortOrder === 'desc',
});

/** What a service answers to a list call. */
export interface Page {
  /** JSON text of the array. */
  readonly json: string;
  readonly count: number;
}

/** `data` of a list: the array, `{"count"}` alone, or both. */
export function listAnswer(query: { count: boolean; withCount?: boolean }, { json, count }: Page): JsonText {
  if (query.count) return jsonText(`{"count":${count}}`);
  return jsonText(query.withCount ? `{"data":${json},"count":${count}}` : json);
}

/** The same in the OpenAPI document. */
export const listOf = (row: z.ZodType) =>
  z.union([z.array(row), z.object({ count: z.int() }), z.object({ data: z.array(row), count: z.int() })]);
