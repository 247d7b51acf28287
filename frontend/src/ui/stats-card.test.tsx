import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage, serveBank } from '../testing/fake-bank.js';
import { startTexts } from '../testing/texts.js';
import { StatsCard } from './stats-card.js';

const open = (stats: object, user = {}) => {
  serveBank({ 'GET /user/stats': () => stats });
  return openPage(<StatsCard />, '/app', user);
};
const figures = async () =>
  (await screen.findAllByRole('definition')).map(({ textContent }) => textContent).slice(0, 3);

beforeAll(() => startTexts());

describe('the stats', () => {
  it('are minutes, count and accuracy with one decimal', async () => {
    await open({ duration: 5_400, count: 63, accuracy: 71 });
    expect(await figures()).toEqual(['90 分钟', '63 题', '71.0%']);
    expect(screen.getByRole('img', { name: '正确率 71.0%' })).toBeTruthy();
  });

  it('show no accuracy before anything was scored', async () => {
    await open({ duration: 30, count: 1, accuracy: null });
    expect(await figures()).toEqual(['1 分钟', '1 题', '–']);
  });

  it('are none before the first question', async () => {
    await open({ duration: 0, count: 0, accuracy: null });
    expect(await screen.findByText('暂无统计')).toBeTruthy();
  });

  it('belong to who is signed in', async () => {
    await open({}, { user: null });
    expect(screen.getByText('登录后查看练习统计')).toBeTruthy();
  });

  it('say when they cannot be loaded', async () => {
    await open({ status: 500, reason: 'INTERNAL', message: '服务器内部错误' });
    expect(await screen.findByText('统计加载失败')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
