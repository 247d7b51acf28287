import { useSearchParams } from 'react-router-dom';
import { useQuestionsQuery } from '../../lib/api/question.endpoints.js';
import type { QuestionSummary } from '../../lib/api/shapes.js';
import { questionAddress } from '../../lib/question-list/list-query.js';
import { findNeighbours } from './find-neighbours.js';
import { readListPlace } from './list-place.js';

/** Without a place in the address the type's newest hundred are searched for the question. */
const searched = 100;
const around = 2;

export interface Neighbours {
  /** From 1; null while unknown. */
  place: number | null;
  count: number;
  previous: string | null;
  next: string | null;
  nextId: number | null;
}

/** Previous and next of the list that the question was opened from, across its page borders. */
export const useNeighbours = (question: QuestionSummary): Neighbours => {
  const [params] = useSearchParams();
  const { filters, type, at } = readListPlace(question, params);
  const offset = at === null ? 0 : Math.max(0, at - around);
  const limit = at === null ? searched : 2 * around + 1;
  const { data } = useQuestionsQuery({ ...filters, limit, offset });
  if (!data) return { place: null, count: 0, previous: null, next: null, nextId: null };
  const { place, previous, next } = findNeighbours(data.data, offset, question.id, at);
  const address = (found: { id: number; at: number } | null) =>
    found && questionAddress(found.id, params, found.at, type);
  return {
    place: place === null ? null : place + 1,
    count: data.count,
    previous: address(previous),
    next: address(next),
    nextId: next?.id ?? null,
  };
};
