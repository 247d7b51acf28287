import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from '../../../testing/show-form.js';
import { startTexts } from '../../../testing/texts.js';
import { form } from './form.js';

const content = { material: 'The first {{1}} opened.\n\nIts owner painted it {{2}}.' };
const answerKey = { blanks: [['bakery'], ['colour', 'color']] };

beforeAll(() => startTexts());

describe('the form of typed blanks', () => {
  it('stands in the paragraphs, with the Tab key from blank to blank', async () => {
    const { latest } = await showForm(form, { content });
    await userEvent.tab();
    await userEvent.keyboard('bakery');
    await userEvent.tab();
    await userEvent.keyboard('red');
    expect(latest()).toEqual(['bakery', 'red']);
    expect(document.querySelectorAll('p')).toHaveLength(2);
  });

  it('trims what was typed, and is no answer when all is deleted', async () => {
    const { latest } = await showForm(form, { content });
    const first = screen.getByRole('textbox', { name: '第 1 空' });
    await userEvent.type(first, ' a shop ');
    await userEvent.tab();
    expect(latest()).toEqual(['a shop', '']);
    await userEvent.clear(first);
    expect(latest()).toBeNull();
  });

  it('counts the blanks that are open, blank ones too', () => {
    expect(form.missing(null, content)).toEqual({ what: 'blanks', count: 2 });
    expect(form.missing(['bakery', '  '], content)).toEqual({ what: 'blanks', count: 1 });
    expect(form.missing(['bakery', 'red'], content)).toBeNull();
  });

  it('marks each blank, with the right word beside a wrong one', async () => {
    await showForm(form, {
      content,
      answerKey,
      value: ['bakery', 'colur'],
      items: [
        { k: 0, ok: true, got: 'bakery', want: 'bakery' },
        { k: 1, ok: false, got: 'colur', want: 'colour' },
      ],
    });
    const [first, second] = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(first).toContain('✓正确');
    expect(second).toContain('✗错误colour');
    expect(screen.getByRole('textbox', { name: '第 2 空' })).toHaveProperty('readOnly', true);
  });
});
