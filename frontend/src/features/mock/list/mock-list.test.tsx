import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { SelfUser } from '../../../lib/api/shapes.js';
import { signedIn } from '../../../lib/session/session.slice.js';
import { writeToken } from '../../../lib/storage/token-cookie.js';
import { makeStore } from '../../../lib/store.js';
import { renderInApp } from '../../../testing/render.js';
import { serveApi } from '../../../testing/serve-api.js';
import { startTexts } from '../../../testing/texts.js';
import { aMock, aSession, learner, vip } from '../testing/fake-mock-api.js';
import { MockListPage } from './mock-list.page.js';

const mocks = [aMock(9001, { hasPracticed: true }), aMock(9002, { isExercise: true, difficulty: 2 })];

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const serveList = (count = 2) =>
  serveApi({
    'GET /mock': ({ query }) => {
      if (query.get('count')) return { count: query.get('hasPracticed') ? 1 : count };
      return { data: query.get('difficulty') === '0' ? [] : mocks, count };
    },
    'GET /mock/session': () => [aSession({ status: 'submitted' })],
    'GET /question/item': () => ({ 9001: mocks[0], 9002: mocks[1] }),
  });

const open = async (user: SelfUser, at = '/app/mock') => {
  const store = makeStore();
  store.dispatch(signedIn(user));
  const rendered = await renderInApp(
    <>
      <Routes>
        <Route path="*" element={<MockListPage />} />
      </Routes>
      <Address />
    </>,
    { store, at },
  );
  await waitFor(() => expect(screen.queryByRole('status', { name: '加载中…' })).toBeNull());
  return rendered;
};

const address = () => screen.getByTestId('address').textContent;
const rows = () => screen.getAllByRole('listitem').filter((row) => row.querySelector('[data-row]'));
const choose = async (label: string, option: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(label) })));
  await act(async () => fireEvent.click(screen.getByRole('option', { name: option })));
};

// Several requests stand between a click and what is seen; a busy machine needs its time for them.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts());
beforeEach(() => writeToken('token'));

describe('the list of mocks', () => {
  it('shows how many were practised, what each holds, and the way to the report', async () => {
    serveList();
    await open(vip);
    expect(await screen.findByText('已练 1 / 2')).toBeTruthy();
    const [first, second] = rows() as [HTMLElement, HTMLElement];
    expect(await within(first).findByText(/读 2/)).toBeTruthy();
    expect(within(first).getByRole('link', { name: 'Mock 9001' }).getAttribute('href')).toBe('/app/mock/9001');
    expect((await within(first).findByText('查看报告')).getAttribute('href')).toBe('/app/mock/9001?attempt=s1');
    expect(within(second).queryByText('查看报告')).toBeNull();
    expect(within(second).getByText('难')).toBeTruthy();
  });

  it('asks the server for what the address says, ten at a time', async () => {
    const calls = serveList(30);
    await open(vip, '/app/mock?exerciseType=1&difficulty=2&hasPracticed=false&page=3');
    const { query } = calls.find(({ query: asked }) => asked.get('withCount'))!;
    expect(Object.fromEntries(query)).toEqual({
      isExercise: 'true',
      difficulty: '2',
      hasPracticed: 'false',
      limit: '10',
      offset: '20',
      withCount: 'true',
    });
  });

  it('takes -1 and nonsense as all', async () => {
    const calls = serveList();
    await open(vip, '/app/mock?exerciseType=-1&difficulty=9&hasPracticed=maybe');
    const { query } = calls.find(({ query: asked }) => asked.get('withCount'))!;
    expect([...query.keys()]).toEqual(['limit', 'offset', 'withCount']);
  });

  it('goes back to the first page when a filter changes, and resets everything', async () => {
    serveList(30);
    await open(vip, '/app/mock?exerciseType=0&page=2');
    await choose('难度', '中');
    expect(address()).toBe('?exerciseType=0&difficulty=1');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重置' })));
    expect(address()).toBe('');
  });

  it('says what to do when nothing matches', async () => {
    serveList();
    await open(vip, '/app/mock?difficulty=0');
    expect(await screen.findByText('没有找到模考题，试试调整筛选')).toBeTruthy();
  });

  it('explains VIP to others instead of opening', async () => {
    serveList();
    await open(learner);
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= () => undefined;
    expect(screen.getAllByText('VIP')).toHaveLength(2);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mock 9001' })));
    expect(screen.getByText('了解 VIP').getAttribute('href')).toBe('/vip');
  });

  it('tells a failure in a toast and offers to try again', async () => {
    serveApi({ 'GET /mock': () => ({ status: 500, reason: 'INTERNAL', message: '服务器内部错误' }) });
    const { store } = await open(vip);
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(store.getState().toasts.map(({ message }) => message)).toEqual(['模考题加载失败']);
  });
});
