import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeToken } from '../../lib/storage/token-cookie.js';
import { aRow, openPage, press, serveBank } from '../../testing/fake-bank.js';
import type { Call, Route } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { ListPage } from './list.page.js';

const wide = globalThis.matchMedia;

const open = async (search = '', routes: Record<string, Route> = {}, more = {}) => {
  const calls = serveBank(routes);
  const page = await openPage(<ListPage />, `/app/question/list/21${search}`, {
    path: '/app/question/list/:typeId',
    ...more,
  });
  await waitFor(() => expect(document.querySelector('[data-row], h1')).toBeTruthy());
  return { ...page, calls };
};

const asked = (calls: readonly Call[]) =>
  Object.fromEntries(
    calls.findLast(({ path, query }) => path === '/question/item' && query.get('limit') === '20')!.query,
  );
const choose = async (label: RegExp, option: string) => {
  await press(screen.getByRole('button', { name: label }));
  await press(screen.getByRole('option', { name: option }));
};
const row = (name: RegExp) => screen.findByRole('link', { name });

configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts());
beforeEach(() => writeToken('token'));
afterEach(() => {
  globalThis.matchMedia = wide;
});

describe('the list of a type', () => {
  it('asks for what the address says, twenty at a time', async () => {
    const { calls } = await open(
      '?difficulty=2&hasPracticed=false&isExercise=true&predictive=high&sort=hardest&search=bees&page=3',
      { 'GET /question/item': () => ({ data: [aRow(7)], count: 95 }) },
    );
    await row(/Question 7/);
    expect(asked(calls)).toEqual({
      type: '21',
      difficulty: '2',
      hasPracticed: 'false',
      isExercise: 'true',
      predictive: 'high',
      search: 'bees',
      sortBy: 'difficulty',
      sortOrder: 'desc',
      limit: '20',
      offset: '40',
      withCount: 'true',
    });
    expect(screen.getByText('每页 20 条 · 共 5 页')).toBeTruthy();
  });

  it('opens a question with the list and its place in it', async () => {
    await open('?difficulty=1&page=2');
    expect((await row(/Question 8/)).getAttribute('href')).toBe('/app/question/8?difficulty=1&type=21&at=21');
  });

  it('goes back to the first page when a filter changes, and resets them all', async () => {
    const { address } = await open('?difficulty=1&page=2');
    await choose(/来源/, '真题');
    expect(address()).toBe('/app/question/list/21?difficulty=1&isExercise=false');
    await press(screen.getByRole('checkbox', { name: '只看高频' }));
    expect(address()).toContain('predictive=high');
    await press(screen.getByRole('button', { name: '重置' }));
    expect(address()).toBe('/app/question/list/21');
  });

  it('searches for two characters and more, and says so for less', async () => {
    const { address } = await open();
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, ' b {Enter}');
    expect(screen.getByText('搜索关键词至少 2 个字符')).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(address()).toBe('/app/question/list/21');
    await userEvent.type(box, 'ees{Enter}');
    await waitFor(() => expect(address()).toBe('/app/question/list/21?search=b+ees'));
  });

  it('leads to the other types with the same filters, the current one marked', async () => {
    await open('?difficulty=1&page=2&search=bees');
    const tabs = await screen.findByRole('navigation', { name: '题型' });
    expect(within(tabs).getByRole('link', { name: 'RMCS' }).getAttribute('aria-current')).toBe('page');
    expect(within(tabs).getByRole('link', { name: 'WFD' }).getAttribute('href')).toBe(
      '/app/question/list/20?difficulty=1',
    );
    expect(within(tabs).queryByRole('link', { name: 'Mock' })).toBeNull();
  });

  it('starts at the first unpractised of the list as it is filtered and ordered', async () => {
    const { calls } = await open('?difficulty=1&sort=name', {
      'GET /question/item': ({ query }) => ({ data: [aRow(query.get('limit') === '1' ? 31 : 7)], count: 1 }),
    });
    const start = await row(/从第一道未练开始/);
    expect(start.getAttribute('href')).toBe('/app/question/31?difficulty=1&sort=name&hasPracticed=false&type=21&at=0');
    const first = calls.find(({ query }) => query.get('limit') === '1')!.query;
    expect([first.get('hasPracticed'), first.get('sortBy'), first.get('type')]).toEqual(['false', 'name', '21']);
  });

  it('tells what was practised, with the last score, and how likely a question is', async () => {
    const questions = [
      aRow(7, { hasPracticed: true, lastScore: '{"s":1,"f":3}', predictiveRate: 8_250 }),
      aRow(8, { hasPracticed: true, lastScore: '', predictiveRate: 4_300 }),
      aRow(9),
    ];
    await open('', { 'GET /question/item': () => ({ data: questions, count: 3 }) });
    expect((await row(/Question 7/)).textContent).toMatch(/高频 82\.5%.*已练 1\/3/);
    expect((await row(/Question 8/)).textContent).toMatch(/预测 43%.*已练 未出分/);
    expect((await row(/Question 9/)).textContent).toMatch(/未练/);
  });

  it('shows what the type is and how it is scored', async () => {
    await open();
    await press(await screen.findByText('题型说明与评分'));
    expect(screen.getByText('读一段，选一个')).toBeTruthy();
    expect(screen.getByText('答对 1 分')).toBeTruthy();
  });

  it.each(['/abc', '/99'])('says that %s is no type', async (type) => {
    serveBank();
    await openPage(<ListPage />, `/app/question/list${type}`, { path: '/app/question/list/:typeId' });
    expect(await screen.findByRole('heading', { name: '没有这个题型' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '全部题型' })).toBeTruthy();
  });

  it('sends whoever asks for the mocks to their own page', async () => {
    serveBank();
    const { address } = await openPage(<ListPage />, '/app/question/list/25', { path: '/app/question/list/:typeId' });
    await waitFor(() => expect(address()).toBe('/app/mock'));
  });

  it('tells an empty type from filters that leave nothing', async () => {
    const none = { 'GET /question/item': () => ({ data: [], count: 0 }) };
    const { address, unmount } = await open('?hasPracticed=true', none);
    await screen.findByText('没有符合条件的题目');
    await press(screen.getByRole('button', { name: '清除筛选' }));
    expect(address()).toBe('/app/question/list/21');
    unmount();
    await open('?difficulty=9', none);
    expect(await screen.findByText('暂无题目')).toBeTruthy();
  });

  it('keeps the way to try again when the list cannot be loaded', async () => {
    let works = false;
    await open('', {
      'GET /question/item': () =>
        works ? { data: [aRow(7)], count: 1 } : { status: 500, reason: 'INTERNAL', message: '服务器内部错误' },
    });
    await screen.findByText('题目加载失败');
    works = true;
    await press(screen.getByRole('button', { name: '重试' }));
    expect(await row(/Question 7/)).toBeTruthy();
  });

  it('walks the rows by j and k', async () => {
    await open();
    const first = await row(/Question 7/);
    for (const key of ['j', 'j', 'k']) fireEvent.keyDown(document.body, { key });
    expect(document.activeElement).toBe(first);
  });

  it('puts the filters into a sheet on a narrow screen, with their number on its button', async () => {
    globalThis.matchMedia = () => ({ ...wide(''), matches: true });
    const { address } = await open('?difficulty=2&hasPracticed=false');
    expect(screen.queryByRole('button', { name: /难度/ })).toBeNull();
    await press(screen.getByRole('button', { name: '筛选 (2)' }));
    const sheet = screen.getByRole('dialog', { name: '筛选' });
    await press(within(sheet).getByRole('radio', { name: '易' }));
    expect(address()).toBe('/app/question/list/21?difficulty=0&hasPracticed=false');
    await press(within(sheet).getByRole('button', { name: '查看题目' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the star of a row', () => {
  const star = (pressed: boolean) => screen.findByRole('button', { name: '收藏 Question 7', pressed });

  it('adds to the favourites at once and keeps the other collections', async () => {
    let collections = [3];
    const { calls } = await open('', {
      'GET /question/item': () => ({ data: [aRow(7, { collections })], count: 1 }),
      'PUT /question/item/7/collection': ({ body }) => {
        collections = (body as { types: number[] }).types;
        return { id: 7, collections };
      },
    });
    await press(await star(false));
    await star(true);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ types: [1, 3] });
    await press(await star(true));
    await star(false);
    expect(collections).toEqual([3]);
  });

  it('is taken back when the server refuses', async () => {
    const { store } = await open('', {
      'PUT /question/item/7/collection': () => ({ status: 404, reason: 'QUESTION_NOT_FOUND', message: '题目不存在' }),
    });
    await press(await star(false));
    await waitFor(() => expect(store.getState().toasts[0]?.message).toBe('题目不存在'));
    await star(false);
  });

  it('asks a visitor to sign in', async () => {
    const { store, calls } = await open('', {}, { user: null });
    await press(await star(false));
    expect(store.getState().session.signInOpen).toBe(true);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });
});
