import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aRow, openPage, press, serveBank } from '../../testing/fake-bank.js';
import { startTexts } from '../../testing/texts.js';
import { SearchDialog } from './search-dialog.js';

const onClose = jest.fn();

const open = async (found = [aRow(7), aRow(8)]) => {
  const calls = serveBank({ 'GET /question/item': () => ({ data: found, count: found.length }) });
  const page = await openPage(<SearchDialog onClose={onClose} />, '/app');
  const searches = () => calls.flatMap(({ query }) => query.get('search') ?? []);
  return { ...page, searches };
};

const box = () => screen.getByRole('searchbox');
const type = (value: string) => act(async () => void fireEvent.change(box(), { target: { value } }));
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
/** Long enough for the pause after typing, then for the answer to be drawn. */
const answered = async () => {
  await pass(300);
  await pass(50);
};

beforeAll(() => startTexts());
beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the search for questions', () => {
  it('waits until typing stops for 300 ms', async () => {
    const { searches } = await open();
    await type('be');
    await pass(200);
    await type('bees');
    await pass(299);
    expect(searches()).toEqual([]);
    await pass(1);
    expect(searches()).toEqual(['bees']);
    await pass(50);
    expect(screen.getByRole('link', { name: /Question 8/ }).getAttribute('href')).toBe('/app/question/8');
  });

  it('says that one character is too short', async () => {
    const { searches } = await open();
    await type(' b ');
    await answered();
    expect(screen.getByText('搜索关键词至少 2 个字符')).toBeTruthy();
    expect(searches()).toEqual([]);
  });

  it('leaves a composing input method alone', async () => {
    const { searches } = await open();
    fireEvent.compositionStart(box());
    await type('feng');
    await pass(1_000);
    expect(searches()).toEqual([]);
    fireEvent.change(box(), { target: { value: '蜂蜜' } });
    fireEvent.compositionEnd(box());
    await answered();
    expect(searches()).toEqual(['蜂蜜']);
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('opens the first result by Enter, and remembers what was searched for', async () => {
    const { address, unmount } = await open();
    await type('bees');
    await answered();
    await act(async () => void fireEvent.keyDown(box(), { key: 'Enter' }));
    expect(address()).toBe('/app/question/7');
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    const { searches } = await open();
    await press(screen.getByRole('button', { name: 'bees' }));
    await answered();
    expect(searches()).toEqual(['bees']);
    expect(document.activeElement).toBe(box());
  });

  it('forgets the recent searches when asked', async () => {
    localStorage.setItem('pte-recent-searches', '["bees","moon"]');
    await open();
    await press(screen.getByRole('button', { name: '清除' }));
    expect(screen.queryByRole('button', { name: 'moon' })).toBeNull();
    expect(localStorage.getItem('pte-recent-searches')).toBeNull();
  });

  it('walks between box and results by the arrows', async () => {
    await open();
    await type('bees');
    await answered();
    box().focus();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Question 7/ }));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(box());
  });

  it('says when nothing matches', async () => {
    await open([]);
    await type('zzzz');
    await answered();
    expect(screen.getByText('没有找到匹配的题目')).toBeTruthy();
  });
});
