import { api } from './api.js';
import type { Slice } from './question.endpoints.js';
import type { HistoryEntry } from './shapes.js';

/** The server notes what is opened; a client only reads and forgets. */
const path = '/user/history';

export interface ViewedFilter {
  kind: HistoryEntry['kind'];
}

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewed: build.query<HistoryEntry[], ViewedFilter & Slice>({
      query: (filters) => ({ path, query: { ...filters } }),
      providesTags: ['History'],
    }),
    viewedCount: build.query<{ count: number }, ViewedFilter>({
      query: (filter) => ({ path, query: { ...filter, count: true } }),
      providesTags: ['History'],
    }),
    forgetViewed: build.mutation<{ id: number }, number>({
      query: (id) => ({ path: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: ['History'],
    }),
    forgetAllViewed: build.mutation<{ count: number }, ViewedFilter>({
      query: (filter) => ({ path, method: 'DELETE', query: { ...filter } }),
      invalidatesTags: ['History'],
    }),
  }),
});

export const { useViewedQuery, useViewedCountQuery, useForgetViewedMutation, useForgetAllViewedMutation } = historyApi;
