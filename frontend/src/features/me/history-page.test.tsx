import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { writeToken } from '../../lib/storage/token-cookie.js';
import { aRow, openPage, press, serveBank, types } from '../../testing/fake-bank.js';
import type { Route } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { HistoryPage } from './history.page.js';

const aSubmission = (id: number, change = {}) => ({
  id,
  questionId: 7,
  question: aRow(7),
  questionType: types[0],
  timeUsed: 83,
  createdAt: 1_790_000_000,
  score: '{"s":2,"f":3}',
  scoringStatus: 'scored',
  ...change,
});
const aView = (id: number) => ({
  id,
  kind: 'question',
  targetId: 400 + id,
  title: `Question ${id}`,
  questionTypeId: 21,
  viewedAt: 1_790_000_000,
});

const open = async (search: string, routes: Record<string, Route> = {}) => {
  const calls = serveBank({
    'GET /question/finished': ({ query }) => (query.get('count') ? { count: 1 } : [aSubmission(881)]),
    ...routes,
  });
  return { ...(await openPage(<HistoryPage />, `/app/me/history${search}`)), calls };
};

/** A server that remembers views and forgets them. */
const views = (count: number): { left: () => number; routes: Record<string, Route> } => {
  let kept = Array.from({ length: count }, (_, index) => aView(index + 1));
  return {
    left: () => kept.length,
    routes: {
      'GET /user/history': ({ query }) => {
        const offset = Number(query.get('offset'));
        return query.get('count') ? { count: kept.length } : kept.slice(offset, offset + Number(query.get('limit')));
      },
      'DELETE /user/history/*': ({ path }) => {
        const id = Number(path.split('/').at(-1));
        kept = kept.filter((view) => view.id !== id);
        return { id };
      },
      'DELETE /user/history': () => {
        const gone = kept.length;
        kept = [];
        return { count: gone };
      },
    },
  };
};

beforeAll(() => startTexts());
beforeEach(() => writeToken('token'));

describe('what was practised', () => {
  it('shows score and time, and leads to the answer and to another try', async () => {
    await open('');
    const link = await screen.findByRole('link', { name: 'RA Question 7' });
    expect(link.getAttribute('href')).toBe('/app/question/7?submission=881');
    expect(link.closest('li')?.textContent).toMatch(/2 \/ 3.*用时 01:23/);
    expect(screen.getByRole('link', { name: '重做 Question 7' }).getAttribute('href')).toBe('/app/question/7');
  });

  it('tells what cannot be practised again', async () => {
    await open('', { 'GET /question/finished': () => [aSubmission(881, { question: null })] });
    expect(await screen.findByText('题目已删除')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /重做/ })).toBeNull();
  });

  it('is empty at first', async () => {
    await open('', { 'GET /question/finished': () => [] });
    expect(await screen.findByText('还没有练习记录')).toBeTruthy();
  });
});

describe('what was looked at', () => {
  it('is the other tab, and the address keeps it', async () => {
    const { address } = await open('?page=2', views(3).routes);
    await press(screen.getByRole('tab', { name: '浏览' }));
    expect(address()).toBe('/app/me/history?tab=viewed');
    const table = await screen.findByRole('table');
    const link = within(table).getByRole('link', { name: 'Question 2' });
    expect(link.getAttribute('href')).toBe('/app/question/402');
    expect(await within(table).findAllByText('RMCS')).toHaveLength(3);
  });

  it('leads to a mock where a mock was opened', async () => {
    const route = () => [{ ...aView(1), targetId: 25001, questionTypeId: 25 }];
    await open('?tab=viewed', { 'GET /user/history': ({ query }) => (query.get('count') ? { count: 1 } : route()) });
    const link = await screen.findByRole('link', { name: 'Question 1' });
    expect(link.getAttribute('href')).toBe('/app/mock/25001');
  });

  it('is asked for twenty at a time, questions only', async () => {
    const { calls } = await open('?tab=viewed&page=5', views(190).routes);
    await screen.findByRole('table');
    const { query } = calls.find(({ path, query: asked }) => path === '/user/history' && asked.has('limit'))!;
    expect(Object.fromEntries(query)).toEqual({ kind: 'question', limit: '20', offset: '80' });
    const numbers = within(screen.getByRole('navigation', { name: '分页' })).getAllByRole('link');
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      '‹ 上一页',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '10',
      '下一页 ›',
    ]);
  });

  it('forgets one and leaves the focus on the next', async () => {
    const server = views(3);
    await open('?tab=viewed', server.routes);
    await press(await screen.findByRole('button', { name: '删除 Question 2 的浏览记录' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Question 2' })).toBeNull());
    expect(server.left()).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除 Question 3 的浏览记录' }));
  });

  it('goes back to the first page when the last of another is forgotten', async () => {
    const { address } = await open('?tab=viewed&page=2', views(21).routes);
    await press(await screen.findByRole('button', { name: '删除 Question 21 的浏览记录' }));
    await waitFor(() => expect(address()).toBe('/app/me/history?tab=viewed'));
  });

  it('forgets all only after asking', async () => {
    const server = views(3);
    await open('?tab=viewed', server.routes);
    await press(await screen.findByRole('button', { name: '清空浏览记录' }));
    const dialog = screen.getByRole('dialog', { name: '清空浏览记录' });
    expect(within(dialog).getByText(/全部 3 条/)).toBeTruthy();
    expect(server.left()).toBe(3);
    await press(within(dialog).getByRole('button', { name: '清空浏览记录' }));
    expect(await screen.findByText('还没有浏览记录')).toBeTruthy();
    expect(server.left()).toBe(0);
  });

  it('says what failed and keeps the row', async () => {
    const { store } = await open('?tab=viewed', {
      ...views(1).routes,
      'DELETE /user/history/*': () => ({ status: 404, reason: 'HISTORY_NOT_FOUND', message: '记录不存在' }),
    });
    await press(await screen.findByRole('button', { name: '删除 Question 1 的浏览记录' }));
    await waitFor(() => expect(store.getState().toasts[0]?.message).toBe('记录不存在'));
    expect(screen.getByRole('link', { name: 'Question 1' })).toBeTruthy();
  });
});
