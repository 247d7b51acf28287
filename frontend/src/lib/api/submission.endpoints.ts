import { api } from './api.js';
import type { Submission, Validation } from './shapes.js';

export interface AnswerSent {
  questionId: number;
  /** JSON text `{"answer": V}`. */
  answer: string;
  /** Whole seconds. */
  timeUsed: number;
  idempotencyKey: string;
}

export const submissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    validate: build.mutation<Validation, AnswerSent>({
      query: ({ questionId, answer, timeUsed, idempotencyKey }) => ({
        path: `/question/item/${questionId}/validate`,
        method: 'PUT',
        body: { answer, timeUsed },
        idempotencyKey,
      }),
      async onQueryStarted(_sent, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const { questionSubmit } = data;
        dispatch(submissionApi.util.upsertQueryData('submission', questionSubmit.id, questionSubmit));
      },
      invalidatesTags: (_validation, error, { questionId }) =>
        error
          ? []
          : [
              { type: 'Question', id: questionId },
              { type: 'Question', id: 'LIST' },
              { type: 'Submission', id: 'LIST' },
              'QuestionType',
              'Stats',
            ],
    }),
    submission: build.query<Submission, number>({
      query: (id) => ({ path: `/question/submission/${id}` }),
      providesTags: (_submission, _error, id) => [{ type: 'Submission', id }],
    }),
    attempts: build.query<Submission[], number>({
      query: (questionId) => ({ path: '/question/submission', query: { questionId, limit: 50 } }),
      providesTags: [{ type: 'Submission', id: 'LIST' }],
    }),
    rescore: build.mutation<Submission, number>({
      query: (id) => ({ path: `/question/submission/${id}/rescore`, method: 'POST' }),
      invalidatesTags: (_submission, error, id) =>
        error
          ? []
          : [
              { type: 'Submission', id },
              { type: 'Submission', id: 'LIST' },
            ],
    }),
    finished: build.query<Submission[], { limit: number; offset: number }>({
      query: (slice) => ({ path: '/question/finished', query: slice }),
      providesTags: [{ type: 'Submission', id: 'LIST' }],
    }),
    finishedCount: build.query<{ count: number }, void>({
      query: () => ({ path: '/question/finished', query: { count: true } }),
      providesTags: [{ type: 'Submission', id: 'LIST' }],
    }),
  }),
});

export const {
  useValidateMutation,
  useSubmissionQuery,
  useAttemptsQuery,
  useRescoreMutation,
  useFinishedQuery,
  useFinishedCountQuery,
} = submissionApi;
