import { api } from './api.js';
import type { Page, Question, QuestionSummary, QuestionType } from './shapes.js';

export interface QuestionFilters {
  type?: number;
  predictive?: 'high';
  difficulty?: 0 | 1 | 2;
  hasPracticed?: boolean;
  search?: string;
  sortBy?: 'id' | 'name' | 'difficulty' | 'predictiveRate' | 'createdAt';
  sortOrder?: 'asc' | 'desc';
}

export interface Slice {
  limit: number;
  offset: number;
}

export interface CollectionFilters extends Slice {
  type?: number;
  questionType?: number;
}

export const questionApi = api.injectEndpoints({
  endpoints: (build) => ({
    questionTypes: build.query<QuestionType[], 0 | 1 | 2>({
      query: (preferCore) => ({ path: '/question-type', query: { preferCore } }),
      providesTags: ['QuestionType'],
    }),
    questionType: build.query<QuestionType, number>({
      query: (id) => ({ path: `/question-type/${id}` }),
      providesTags: ['QuestionType'],
    }),
    questions: build.query<Page<QuestionSummary>, QuestionFilters & Slice>({
      query: (filters) => ({ path: '/question/item', query: { ...filters, withCount: true } }),
      providesTags: [{ type: 'Question', id: 'LIST' }],
    }),
    question: build.query<Question, number>({
      query: (id) => ({ path: `/question/item/${id}` }),
      providesTags: (_question, _error, id) => [{ type: 'Question', id }],
    }),
    collected: build.query<QuestionSummary[], CollectionFilters>({
      query: (filters) => ({ path: '/question/collection', query: { ...filters } }),
      providesTags: ['Collection'],
    }),
    collectedCount: build.query<{ count: number }, Omit<CollectionFilters, keyof Slice>>({
      query: (filters) => ({ path: '/question/collection', query: { ...filters, count: true } }),
      providesTags: ['Collection'],
    }),
    collect: build.mutation<{ id: number; collections: number[] }, { id: number; types: number[] }>({
      query: ({ id, types }) => ({ path: `/question/item/${id}/collection`, method: 'PUT', body: { types } }),
      async onQueryStarted({ id, types }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          questionApi.util.updateQueryData('question', id, (question) => {
            question.collections = types;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Collection', { type: 'Question', id: 'LIST' }]),
    }),
  }),
});

export const {
  useQuestionTypesQuery,
  useQuestionTypeQuery,
  useQuestionsQuery,
  useQuestionQuery,
  useCollectedQuery,
  useCollectedCountQuery,
  useCollectMutation,
  usePrefetch: usePrefetchQuestion,
} = questionApi;
