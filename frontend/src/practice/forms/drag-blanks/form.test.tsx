import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from '../../../testing/show-form.js';
import { startTexts } from '../../../testing/texts.js';
import { dropOf } from './drag-names.js';
import { form } from './form.js';
import { placeWord, returnWord } from './place-word.js';

const content = { material: 'Honey holds little {{1}} and few germs {{2}}.', choices: ['water', 'survive', 'sugar'] };
const bank = () => within(screen.getByRole('group', { name: '候选词' }));
const word = (name: string) => bank().getByRole('button', { name });
const gap = (number: number) => screen.getByRole('button', { name: `第 ${number} 空，未填` });

beforeAll(() => startTexts());

describe('the form of blanks with one bank', () => {
  it('takes a word and then a blank, or a blank and then a word', async () => {
    const { values } = await showForm(form, { content });
    await userEvent.click(word('survive'));
    await userEvent.click(gap(2));
    await userEvent.click(gap(1));
    await userEvent.click(word('water'));
    expect(values).toEqual([
      [-1, 1],
      [0, 1],
    ]);
    expect(
      bank()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['sugar']);
  });

  it('works by keyboard alone', async () => {
    const { latest } = await showForm(form, { content });
    gap(1).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(word('water'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(latest()).toEqual([1, -1]);
  });

  it('gives a placed word back when it is pressed', async () => {
    const { latest } = await showForm(form, { content, value: [2, 1] });
    await userEvent.click(screen.getByRole('button', { name: '第 1 空，sugar，按下取回' }));
    expect(latest()).toEqual([-1, 1]);
    expect(word('sugar')).toBeTruthy();
  });

  it('never holds a word twice', () => {
    expect(placeWord([0, -1], 0, 1)).toEqual([-1, 0]);
    expect(placeWord([0, 1], 2, 0)).toEqual([2, 1]);
    expect(returnWord([0, 1], 1)).toEqual([0, -1]);
  });

  it('understands drops on a blank, on the bank and beside both', () => {
    const drop = (over: string | null) => dropOf({ active: { id: 'word-2' }, over: over && { id: over } } as never);
    expect(drop('blank-1')).toEqual({ word: 2, to: 1 });
    expect(drop('bank')).toEqual({ word: 2, to: 'bank' });
    expect(drop(null)).toBeNull();
  });

  it('is complete when every blank has a word', () => {
    expect(form.missing([0, -1], content)).toEqual({ what: 'blanks', count: 1 });
    expect(form.missing([0, 1], content)).toBeNull();
  });

  it('marks each word, with the right one beside a wrong one', async () => {
    await showForm(form, {
      content,
      value: [2, 1],
      answerKey: { blanks: [0, 1] },
      items: [
        { k: 0, ok: false, got: 2, want: 0 },
        { k: 1, ok: true, got: 1, want: 1 },
      ],
    });
    expect(screen.getByText('water', { selector: 'b' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).toMatch(/sugar✗.*survive✓/);
  });
});
