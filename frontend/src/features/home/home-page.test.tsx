import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { unixNow } from '../../lib/time/clock.js';
import { aRow, aType, lily, openPage, serveBank } from '../../testing/fake-bank.js';
import type { Route } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { HomePage } from './home.page.js';
import { HomeColumn } from './home-column.js';

const nine = ['RA', 'RS', 'DI', 'RL', 'ASQ', 'RTS', 'SGD', 'SWTA', 'WES'].map((abbr, id) => aType(id, abbr));
const goal = { targetTotal: 65, examDate: unixNow() + 37 * 86_400, examType: 0 };

const open = (routes: Record<string, Route> = {}, user: Parameters<typeof openPage>[2] = {}) => {
  const calls = serveBank({
    'GET /question-type': () => nine,
    'GET /stats/site': () => ({ questionCount: 5210, articleCount: 0 }),
    'GET /user/pte': () => null,
    ...routes,
  });
  const page = (
    <>
      <HomePage />
      <HomeColumn />
    </>
  );
  return openPage(page, '/app', user).then((opened) => ({ ...opened, calls }));
};

const link = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeAll(() => startTexts());
beforeEach(() => localStorage.clear());

describe('the home page', () => {
  it('offers the first eight types with their numbers, mocks and predictions', async () => {
    await open();
    expect(await link(/RA/)).toBe('/app/question/list/0');
    expect((await screen.findByRole('link', { name: /SWTA/ })).textContent).toMatch(/40/);
    expect(screen.queryByRole('link', { name: /WES/ })).toBeNull();
    const more = screen.getByRole('navigation', { name: '更多' });
    const links = within(more).getAllByRole('link');
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['模考演练', '/app/mock'],
      ['高频预测', '/app/predicate'],
    ]);
  });

  it('shows up to five predictions, each opening its question among them', async () => {
    const { calls } = await open({ 'GET /question/item': () => ({ data: [aRow(71)], count: 1 }) });
    expect(await link('Question 71')).toBe('/app/question/71?predictive=high');
    const { query } = calls.find(({ path }) => path === '/question/item')!;
    expect([query.get('predictive'), query.get('limit')]).toEqual(['high', '5']);
  });

  it('says so when nothing is predicted, and keeps the rest when the figures fail', async () => {
    await open({
      'GET /question/item': () => ({ data: [], count: 0 }),
      'GET /stats/site': () => ({ status: 500, reason: 'INTERNAL', message: '服务器内部错误' }),
    });
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(await screen.findByText('站点数据加载失败')).toBeTruthy();
  });

  it('tells how many questions and articles there are', async () => {
    await open();
    expect((await screen.findByText('5,210')).closest('div')?.textContent).toBe('题目总数5,210');
    expect(screen.getByText('0').closest('div')?.textContent).toBe('文章总数0');
  });

  it('counts the days to the exam and draws the way from the newest mock to the target', async () => {
    await open(
      {
        'GET /user/pte': () => goal,
        'GET /mock/session': () => [{ id: 's9' }],
        'GET /mock/session/s9/report': () => ({ complete: true, overall: 58 }),
      },
      { user: { ...lily, type: 1 } },
    );
    expect(await screen.findByText('距考试 37 天')).toBeTruthy();
    expect(await screen.findByRole('img', { name: '最近模考 58，目标 65' })).toBeTruthy();
  });

  it('counts nothing for who has no target, and asks nothing for a visitor', async () => {
    await open();
    expect(screen.queryByText(/距考试|目标/)).toBeNull();
    const { calls } = await open({}, { user: null });
    expect(calls.map(({ path }) => path)).not.toContain('/user/pte');
  });

  it('continues where the learner left, and starts with the types before', async () => {
    await open();
    expect(await link('开始练习')).toBe('/app/question/list');
    localStorage.setItem('pte-last-question', '/app/question/412?type=2&at=5');
    await open();
    expect(await link('继续上次练习')).toBe('/app/question/412?type=2&at=5');
  });
});
