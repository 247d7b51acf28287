import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aRow, openPage, press, serveBank } from '../../testing/fake-bank.js';
import { startTexts } from '../../testing/texts.js';
import { PredictionPage } from './prediction.page.js';

const open = async (search = '', count = 2) => {
  const data = count > 0 ? [aRow(7, { predictiveRate: 9_250 }), aRow(8, { type: 21, predictiveRate: 8_800 })] : [];
  const calls = serveBank({ 'GET /question/item': () => ({ data, count }) });
  const page = await openPage(<PredictionPage />, `/app/predicate${search}`);
  return { ...page, query: () => calls.find(({ path }) => path === '/question/item')!.query };
};
const link = async (name: RegExp | string) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeAll(() => startTexts());

describe('the prediction page', () => {
  it('lists the likeliest first, each with its type, its rate and its place', async () => {
    const { query } = await open('?page=2', 45);
    const second = await screen.findByRole('link', { name: /Question 8/ });
    await within(second).findByText('RMCS');
    expect(second.textContent).toMatch(/高频 88%/);
    expect(second.getAttribute('href')).toBe('/app/question/8?predictive=high&at=21');
    expect(Object.fromEntries(query())).toEqual({
      predictive: 'high',
      sortBy: 'predictiveRate',
      sortOrder: 'desc',
      limit: '20',
      offset: '20',
      withCount: 'true',
    });
  });

  it('starts with the first and goes on in this order', async () => {
    await open();
    expect(await link('按此顺序练习')).toBe('/app/question/7?predictive=high&at=0');
  });

  it('narrows to one type by the tabs', async () => {
    const { query } = await open('?type=21&page=3');
    expect(await link('WFD')).toBe('/app/predicate?type=20');
    expect(await link('全部')).toBe('/app/predicate');
    expect(await link(/Question 7/)).toBe('/app/question/7?predictive=high&type=21&at=40');
    expect(query().get('type')).toBe('21');
  });

  it('says that nothing is predicted, and the way out of a type', async () => {
    const { address } = await open('?type=21', 0);
    await screen.findByText('暂无预测');
    await press(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(address()).toBe('/app/predicate'));
  });
});
