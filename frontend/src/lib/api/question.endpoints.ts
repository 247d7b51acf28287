import { api } from './api.js';
import type { Page, Question, QuestionSummary, QuestionType } from './shapes.js';

/** One list of questions: the bank's, or with `collection` (0-4) what the learner keeps there; the bank's other filters are then left out. */
export interface QuestionFilters {
  type?: number;
  collection?: number;
  predictive?: 'high';
  isExercise?: boolean;
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
      queryFn: async ({ collection, ...filters }, _api, _options, ask) => {
        if (collection === undefined) {
          const { data, error } = await ask({ path: '/question/item', query: { ...filters, withCount: true } });
          return error ? { error } : { data: data as Page<QuestionSummary> };
        }
        const { type: questionType, limit, offset } = filters;
        const kept = { type: collection, ...(questionType === undefined ? {} : { questionType }) };
        const path = '/question/collection';
        const [page, total] = await Promise.all([
          ask({ path, query: { ...kept, limit, offset } }),
          ask({ path, query: { ...kept, count: true } }),
        ]);
        const error = page.error ?? total.error;
        if (error) return { error };
        return { data: { data: page.data as QuestionSummary[], count: (total.data as { count: number }).count } };
      },
      providesTags: (_page, _error, { collection }) => [
        { type: 'Question', id: 'LIST' },
        ...(collection === undefined ? [] : (['Collection'] as const)),
      ],
    }),
    question: build.query<Question, number>({
      query: (id) => ({ path: `/question/item/${id}` }),
      providesTags: (_question, _error, id) => [{ type: 'Question', id }],
    }),
    collect: build.mutation<{ id: number; collections: number[] }, { id: number; types: number[] }>({
      query: ({ id, types }) => ({ path: `/question/item/${id}/collection`, method: 'PUT', body: { types } }),
      async onQueryStarted({ id, types }, { dispatch, getState, queryFulfilled }) {
        const lists = questionApi.util.selectCachedArgsForQuery(getState(), 'questions');
        const shown = [
          dispatch(
            questionApi.util.updateQueryData('question', id, (question) => {
              question.collections = types;
            }),
          ),
          ...lists.map((list) =>
            dispatch(
              questionApi.util.updateQueryData('questions', list, ({ data }) => {
                for (const question of data) if (question.id === id) question.collections = types;
              }),
            ),
          ),
        ];
        await queryFulfilled.catch(() => {
          for (const change of shown) change.undo();
        });
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
  useCollectMutation,
  usePrefetch: usePrefetchQuestion,
} = questionApi;
