import { act, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { QuestionSummary, QuestionType, SelfUser } from '../lib/api/shapes.js';
import { signedIn } from '../lib/session/session.slice.js';
import { makeStore } from '../lib/store.js';
import { renderInApp } from './render.js';
import { type Route as Answering, serveApi } from './serve-api.js';

export const lily = { id: 3, name: 'lily', type: 2, preferCore: 2, vipUntil: null, deletedAt: null } as SelfUser;

export const aType = (id: number, abbr: string, change: Partial<QuestionType> = {}): QuestionType => ({
  id,
  type: 0,
  abbr,
  name: `${abbr} in English`,
  shortName: `${abbr} 题`,
  description: '',
  directions: '',
  scoringRules: '',
  mode: 0,
  count: 40,
  finishedCount: 3,
  ...change,
});

export const aRow = (id: number, change: Partial<QuestionSummary> = {}): QuestionSummary => ({
  id,
  type: 2,
  name: `Question ${id}`,
  difficulty: 1,
  isExercise: false,
  hasPracticed: false,
  lastScore: null,
  predictiveRate: 0,
  collections: [],
  createdAt: 1_000,
  updatedAt: 1_000,
  deletedAt: null,
  ...change,
});

export const types = [
  aType(2, 'RA'),
  aType(1, 'WES', { type: 1 }),
  aType(21, 'RMCS', { type: 2, description: '读一段，选一个', scoringRules: '答对 1 分' }),
  aType(20, 'WFD', { type: 3 }),
  aType(25, 'Mock', { type: 4 }),
];

/** The types above, and whatever else a test needs. */
export const serveBank = (routes: Record<string, Answering> = {}) =>
  serveApi({
    'GET /question-type': () => types,
    'GET /question-type/*': ({ path }) =>
      types.find(({ id }) => path.endsWith(`/${id}`)) ?? { status: 404, reason: 'NOT_FOUND', message: '没有' },
    'GET /question/item': () => ({ data: [aRow(7), aRow(8)], count: 2 }),
    ...routes,
  });

const place = { now: '' };

const Address = () => {
  const { pathname, search } = useLocation();
  place.now = pathname + search;
  return null;
};

/** Opens a page at an address, as somebody or, with null, as a visitor. `path` is its route. */
export const openPage = async (page: ReactNode, at: string, { path = '*', user = lily as SelfUser | null } = {}) => {
  const store = makeStore();
  if (user) store.dispatch(signedIn(user));
  const rendered = await renderInApp(
    <>
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Address />
    </>,
    { store, at },
  );
  return Object.assign(rendered, { address: () => decodeURIComponent(place.now) });
};

export const press = (element: Element) => act(async () => void fireEvent.click(element));
