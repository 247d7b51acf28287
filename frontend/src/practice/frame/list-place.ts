import type { QuestionFilters } from '../../lib/api/question.endpoints.js';
import type { QuestionSummary } from '../../lib/api/shapes.js';
import { isOfEveryType, readListQuery, readPlace, toFilters } from '../../lib/question-list/list-query.js';

export interface ListPlace {
  filters: QuestionFilters;
  /** null for a list of all types. */
  type: number | null;
  /** From 0; null when the address does not say. */
  at: number | null;
}

/** The list that the question was opened from, and where in it; without one, the list of its type. */
export const readListPlace = (question: QuestionSummary, params: URLSearchParams): ListPlace => {
  const query = readListQuery(params);
  const type = isOfEveryType(query) ? null : (query.type ?? question.type);
  return { filters: toFilters({ ...query, type }), type, at: readPlace(params) };
};
