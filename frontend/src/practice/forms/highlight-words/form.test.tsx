import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from '../../../testing/show-form.js';
import { startTexts } from '../../../testing/texts.js';
import { form } from './form.js';

const content = { material: 'Closed for nine days.\n\nSmall holes.' };
const word = (name: string) => screen.getByRole('button', { name });

beforeAll(() => startTexts());

describe('the form of words to highlight', () => {
  it('counts words through all paragraphs and toggles them', async () => {
    const { values } = await showForm(form, { content });
    await userEvent.click(word('holes.'));
    await userEvent.click(word('nine'));
    expect(screen.getByText('已选 2')).toBeTruthy();
    await userEvent.click(word('holes.'));
    await userEvent.click(word('nine'));
    expect(values).toEqual([[5], [2, 5], [2], null]);
  });

  it('is one stop of the Tab key, walked with arrows', async () => {
    const { latest } = await showForm(form, { content });
    await userEvent.tab();
    expect(document.activeElement).toBe(word('Closed'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ }');
    expect(latest()).toEqual([2]);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(word('holes.'));
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(word('Closed'));
    await userEvent.tab();
    expect(document.body.contains(document.activeElement?.closest('[role="group"]') ?? null)).toBe(false);
  });

  it('asks for one word at least', () => {
    expect(form.missing(null, content)).toEqual({ what: 'words' });
    expect(form.missing([0], content)).toBeNull();
  });

  it('tells found, wrongly picked and missed words apart, and what was said', async () => {
    await showForm(form, {
      content,
      value: [1, 2],
      answerKey: {
        words: [
          { i: 2, said: 'five' },
          { i: 5, said: 'cracks' },
        ],
      },
      items: [
        { k: 1, ok: false, got: 'for', want: null },
        { k: 2, ok: true, got: 'nine', want: 'five' },
        { k: 5, ok: false, got: null, want: 'cracks' },
      ],
    });
    const outcomes = [...document.querySelectorAll('p [data-outcome]')].map(({ textContent }) => textContent);
    expect(outcomes).toEqual(['✗选错for', '✓选对nine录音读作→ five', '○漏选holes.录音读作→ cracks']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
