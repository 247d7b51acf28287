import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from '../../../testing/show-form.js';
import { startTexts } from '../../../testing/texts.js';
import { form } from './form.js';
import { moveBox } from './move-box.js';

const content = { choices: ['Eggs.', 'The auk.', 'It was gone.'] };
const shown = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts());

describe('the form of paragraphs in order', () => {
  it('begins as given and moves by buttons', async () => {
    const { values } = await showForm(form, { content });
    expect(shown()).toEqual(content.choices);
    await press('上移第 2 段');
    expect(shown()).toEqual(['The auk.', 'Eggs.', 'It was gone.']);
    await press('下移第 1 段');
    expect(values).toEqual([
      [1, 0, 2],
      [1, 2, 0],
    ]);
    expect(screen.getByText('第 1 段，已移到第 3 位，共 3 段')).toBeTruthy();
  });

  it('goes no further than its ends, and keeps the focus there', async () => {
    const { values } = await showForm(form, { content });
    const up = screen.getByRole('button', { name: '上移第 1 段' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(up);
    await press('下移第 3 段');
    expect(values).toEqual([]);
    screen.getByRole('button', { name: '上移第 2 段' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '上移第 2 段' }));
  });

  it('moves a box to any place, and nowhere where there is none', () => {
    expect(moveBox([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moveBox([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
    expect(moveBox([0, 1], 0, 2)).toEqual([0, 1]);
  });

  it('is an answer once something was moved', () => {
    expect(form.missing(null, content)).toEqual({ what: 'order' });
    expect(form.missing([0, 1, 2], content)).toBeNull();
  });

  it('says of each two neighbours whether they belong together', async () => {
    await showForm(form, {
      content,
      value: [1, 0, 2],
      items: [
        { k: 0, ok: true, got: [1, 0], want: [1, 0] },
        { k: 1, ok: false, got: [0, 2], want: null },
      ],
    });
    expect(screen.getByText('相邻顺序 1/2 对')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 The auk.',
      '✓ 相邻正确',
      '1 Eggs.',
      '✗ 不相邻',
      '3 It was gone.',
    ]);
  });
});
