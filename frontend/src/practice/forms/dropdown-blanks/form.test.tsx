import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from '../../../testing/show-form.js';
import { startTexts } from '../../../testing/texts.js';
import { form } from './form.js';

const content = {
  material: 'A good map leaves things {{1}}, or nobody could {{2}} the way.',
  choices: [
    ['out', 'off'],
    ['fall', 'find', 'fill'],
  ],
};
const blank = (number: number) => screen.getByRole<HTMLSelectElement>('combobox', { name: `第 ${number} 空` });

beforeAll(() => startTexts());

describe('the form of blanks with lists', () => {
  it('offers each blank its own list, behind a placeholder', async () => {
    await showForm(form, { content });
    expect([...blank(2).options].map(({ text }) => text)).toEqual(['请选择', 'fall', 'find', 'fill']);
    expect(blank(1).value).toBe('-1');
  });

  it('says -1 of what is not chosen, and is no answer when nothing is', async () => {
    const { values } = await showForm(form, { content });
    await userEvent.selectOptions(blank(2), 'find');
    await userEvent.selectOptions(blank(1), 'out');
    await userEvent.selectOptions(blank(2), '请选择');
    await userEvent.selectOptions(blank(1), '请选择');
    expect(values).toEqual([[-1, 1], [0, 1], [0, -1], null]);
  });

  it('is complete when nothing says -1', () => {
    expect(form.missing([0, -1], content)).toEqual({ what: 'blanks', count: 1 });
    expect(form.missing([0, 1], content)).toBeNull();
  });

  it('shows the right word of a blank that went wrong', async () => {
    await showForm(form, {
      content,
      value: [0, 2],
      answerKey: { blanks: [0, 1] },
      items: [
        { k: 0, ok: true, got: 0, want: 0 },
        { k: 1, ok: false, got: 2, want: 1 },
      ],
    });
    expect(screen.getByText('find', { selector: 'b' })).toBeTruthy();
    expect(blank(1).disabled).toBe(true);
  });
});
