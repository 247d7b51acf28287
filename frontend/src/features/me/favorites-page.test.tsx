import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { writeToken } from '../../lib/storage/token-cookie.js';
import { aRow, openPage, press, serveBank } from '../../testing/fake-bank.js';
import { startTexts } from '../../testing/texts.js';
import { FavoritesPage } from './favorites.page.js';

const open = async (search = '', kept = [aRow(7), aRow(8, { type: 21 })], count = kept.length) => {
  const calls = serveBank({
    'GET /question/collection': ({ query }) => (query.get('count') ? { count } : kept),
  });
  const page = await openPage(<FavoritesPage />, `/app/me/favorites${search}`);
  const asked = () =>
    Object.fromEntries(calls.findLast(({ path, query }) => path.endsWith('/collection') && !query.get('count'))!.query);
  return { ...page, asked };
};
const link = async (name: RegExp | string) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeAll(() => startTexts());
beforeEach(() => writeToken('token'));

describe('the favourites', () => {
  it('are the favourites at first, with the way to practise them in this order', async () => {
    const { asked } = await open();
    expect(await link('按此顺序练习')).toBe('/app/question/7?collection=1&at=0');
    expect(await link(/Question 8/)).toBe('/app/question/8?collection=1&at=1');
    expect(asked()).toEqual({ type: '1', limit: '20', offset: '0' });
    expect(await within(screen.getByRole('link', { name: /Question 8/ })).findByText('RMCS')).toBeTruthy();
  });

  it('have five collections, of every type or of one', async () => {
    const { address, asked } = await open('?collection=0&page=2', [aRow(7)], 30);
    await screen.findByRole('link', { name: /Question 7/ });
    const names = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
    expect(names).toEqual(['默认', '收藏', '难题', '错题', '复习']);
    await press(screen.getByRole('radio', { name: '错题' }));
    expect(address()).toBe('/app/me/favorites?collection=3');
    await press(await screen.findByRole('link', { name: 'RMCS' }));
    expect(address()).toBe('/app/me/favorites?collection=3&type=21');
    await waitFor(() => expect(asked()).toEqual({ type: '3', questionType: '21', limit: '20', offset: '0' }));
    expect(await link(/Question 7/)).toBe('/app/question/7?collection=3&type=21&at=0');
  });

  it('say how to fill an empty collection, and how to see the others of a narrowed one', async () => {
    const { unmount } = await open('?collection=4', []);
    expect(await screen.findByText('还没有复习，做题时点 ☆ 即可加入')).toBeTruthy();
    unmount();
    const { address } = await open('?collection=4&type=20', []);
    await screen.findByText('这个题型下还没有收藏');
    await press(screen.getByRole('button', { name: '清除筛选' }));
    expect(address()).toBe('/app/me/favorites?collection=4');
  });

  it('say what failed, whichever of the two calls it was', async () => {
    serveBank({
      'GET /question/collection': ({ query }) =>
        query.get('count') ? { status: 500, reason: 'INTERNAL', message: '服务器内部错误' } : [aRow(7)],
    });
    await openPage(<FavoritesPage />, '/app/me/favorites');
    expect(await screen.findByText('收藏加载失败')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
