import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';

/** What belongs to one learner; fetched again after signing in or out. */
export const learnerTags = [
  'Question',
  'QuestionType',
  'Submission',
  'Collection',
  'Stats',
  'Session',
  'Mock',
  'History',
  'Goal',
  'Order',
] as const;

export const api = createApi({
  baseQuery,
  tagTypes: learnerTags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
