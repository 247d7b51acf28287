import { api } from './api.js';
import type { MockItem, MockReport, MockResult, MockSession, MockSessionSummary, MockStep } from './mock.shapes.js';
import type { Slice } from './question.endpoints.js';
import type { Page, Question, QuestionSummary } from './shapes.js';

export interface MockFilters {
  isExercise?: boolean;
  difficulty?: 0 | 1 | 2;
  hasPracticed?: boolean;
}

export interface SessionFilters {
  mockId?: number;
  status?: MockSessionSummary['status'];
  limit: number;
}

export interface ItemSave {
  sessionId: string;
  index: number;
  answer: string | null;
  /** Whole seconds. */
  timeUsed: number;
}

/** The most ids that the contract takes in one call. */
const bulk = 50;

const chunksOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / bulk) }, (_, chunk) => ids.slice(chunk * bulk, (chunk + 1) * bulk));

const session = (id: string) => `/mock/session/${encodeURIComponent(id)}`;
const list = { type: 'Mock', id: 'LIST' } as const;

export const mockApi = api.injectEndpoints({
  endpoints: (build) => ({
    mocks: build.query<Page<QuestionSummary>, MockFilters & Slice>({
      query: (filters) => ({ path: '/mock', query: { ...filters, withCount: true } }),
      providesTags: [list],
    }),
    mockCount: build.query<{ count: number }, Pick<MockFilters, 'hasPracticed'>>({
      query: (filters) => ({ path: '/mock', query: { ...filters, count: true } }),
      providesTags: [list],
    }),
    mock: build.query<Question, number>({
      query: (id) => ({ path: `/mock/${id}` }),
      providesTags: (_mock, _error, id) => [{ type: 'Mock', id }],
    }),
    /** Questions by id, in as many calls as they need; one that is gone is missing from the answer. */
    questionsByIds: build.query<Record<string, Question>, readonly number[]>({
      queryFn: async (ids, _api, _options, ask) => {
        const found: Record<string, Question> = {};
        for (const chunk of chunksOf([...new Set(ids)])) {
          const { data, error } = await ask({ path: '/question/item', query: { ids: chunk.join(','), type: -1 } });
          if (error) return { error };
          Object.assign(found, data);
        }
        return { data: found };
      },
    }),
    mockSessions: build.query<MockSessionSummary[], SessionFilters>({
      query: (filters) => ({ path: '/mock/session', query: { ...filters } }),
      providesTags: [list],
    }),
    mockSession: build.query<MockSession, string>({
      query: (id) => ({ path: session(id) }),
      providesTags: (_session, _error, id) => [{ type: 'Mock', id }],
    }),
    startMock: build.mutation<MockSession, { mockId: number; restart: boolean }>({
      query: ({ mockId, restart }) => ({ path: `/mock/${mockId}/session`, method: 'PUT', body: { restart } }),
      invalidatesTags: (_session, error) => (error ? [] : [list]),
    }),
    moveMock: build.mutation<
      MockSession,
      { sessionId: string; step: MockStep; itemIndex: number; keepalive?: boolean }
    >({
      query: ({ sessionId, step, itemIndex, keepalive }) => ({
        path: session(sessionId),
        method: 'PUT',
        body: { step, itemIndex },
        ...(keepalive ? { keepalive } : {}),
      }),
    }),
    saveMockItem: build.mutation<MockItem, ItemSave & { keepalive?: boolean }>({
      query: ({ sessionId, index, answer, timeUsed, keepalive }) => ({
        path: `${session(sessionId)}/item/${index}`,
        method: 'PUT',
        body: { answer, timeUsed },
        ...(keepalive ? { keepalive } : {}),
      }),
    }),
    submitMock: build.mutation<MockResult, string>({
      query: (id) => ({ path: `${session(id)}/submit`, method: 'POST', idempotencyKey: `submit-${id}` }),
      invalidatesTags: (_result, error, id) =>
        error
          ? []
          : [list, { type: 'Mock', id }, 'Question', 'QuestionType', 'Stats', { type: 'Submission', id: 'LIST' }],
    }),
    retryMock: build.mutation<MockResult, string>({
      query: (id) => ({ path: `${session(id)}/retry`, method: 'POST' }),
      invalidatesTags: (_result, error, id) => (error ? [] : [{ type: 'Mock', id }, 'Stats']),
    }),
    mockResult: build.query<MockResult, string>({
      query: (id) => ({ path: `${session(id)}/result` }),
      providesTags: (_result, _error, id) => [{ type: 'Mock', id }],
    }),
    mockReport: build.query<MockReport, string>({
      query: (id) => ({ path: `${session(id)}/report` }),
      providesTags: (_report, _error, id) => [{ type: 'Mock', id }],
    }),
  }),
});

export const {
  useMocksQuery,
  useMockCountQuery,
  useMockQuery,
  useQuestionsByIdsQuery,
  useMockSessionsQuery,
  useMockSessionQuery,
  useStartMockMutation,
  useRetryMockMutation,
  useMockResultQuery,
  useMockReportQuery,
} = mockApi;
