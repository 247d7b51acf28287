import type { ListQuestionsRequest } from '@pte/rpc/gen/pte/question/v1/question';
import type { z } from 'zod';
import { sortingOf } from '../edge/list-query.js';
import { type Caller, isAdmin } from '../session/caller.js';
import type { questionList } from './question.input.js';

const unlessAll = (value: number): number | undefined => (value === -1 ? undefined : value);

/** What the question service is asked for. A learner is named only where the rows depend on one. */
export function listRequestOf(query: z.output<typeof questionList>, caller: Caller | null): ListQuestionsRequest {
  const predictiveHigh = query.predictive === 'high';
  const byLikelihood = { sortBy: 'predictiveRate', descending: true };
  return {
    type: unlessAll(query.type),
    predictiveHigh,
    isExercise: query.isExercise,
    difficulty: unlessAll(query.difficulty),
    hasPracticed: query.hasPracticed,
    userId: query.hasPracticed === undefined ? undefined : caller?.userId,
    includeDeleted: query.includeDeleted,
    search: query.search,
    ...sortingOf(query, predictiveHigh && query.sortBy === undefined ? byLikelihood : undefined),
    limit: query.limit,
    offset: query.offset,
    withRows: !query.count,
    withCount: query.count || query.withCount,
    withTexts: isAdmin(caller),
  };
}
