import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from '../../../testing/show-form.js';
import { startTexts } from '../../../testing/texts.js';
import { extraWords } from './extra-words.js';
import { form } from './form.js';
import { piecesOf } from './text-marks.js';

const content = {};
const wordLimits = { good: [5, 7], soso: [[3, 4]] } as const;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '你的答案' });
const band = () => document.querySelector('[data-band]')?.getAttribute('data-band');

beforeAll(() => startTexts());

describe('the form of written answers', () => {
  it.each([
    ['one two', 'bad', '不符合'],
    ['one two  three', 'soso', '尚可'],
    ['one two three\nfour five', 'good', '良好'],
  ])('counts the words of %j: %s', async (text, expected, word) => {
    await showForm(form, { content, value: text, wordLimits });
    expect(band()).toBe(expected);
    expect(document.body.textContent).toContain(word);
    expect(screen.getByText('良好: 5-7 词')).toBeTruthy();
  });

  it('counts while one types, and describes the field by it', async () => {
    const { latest } = await showForm(form, { content, wordLimits });
    await userEvent.type(field(), 'a b c');
    expect(latest()).toBe('a b c');
    const description = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('3 词');
    await userEvent.clear(field());
    expect(latest()).toBeNull();
  });

  it('has no band where words are not counted for the score', async () => {
    await showForm(form, { content, value: 'a b' });
    expect(band()).toBeUndefined();
    expect(document.body.textContent).toContain('2 词');
  });

  it('asks for more than spaces', () => {
    expect(form.missing(' \n ', content)).toEqual({ what: 'text' });
    expect(form.missing('a', content)).toBeNull();
  });

  it('shows of a dictation which words were right, misspelt, missing and too much', async () => {
    await showForm(form, {
      content,
      value: 'please borow it please',
      items: [
        { k: 0, ok: true, got: 'please', want: 'Please' },
        { k: 1, ok: false, got: 'borow', want: 'borrow' },
        { k: 2, ok: false, got: null, want: 'books.' },
      ],
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '✓ 写对Please',
      '✗ 未写对borrow borow',
      '✗ 未写对books.',
    ]);
    expect(document.body.textContent).toContain('多写的词： it please');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the clipboard buttons', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  // user-event brings a clipboard of its own.
  beforeEach(() => void userEvent.setup());

  it('cut the selection and paste it at the caret', async () => {
    const { latest } = await showForm(form, { content, value: 'one two three' });
    field().setSelectionRange(4, 8);
    await press('剪切');
    await waitFor(() => expect(field().value).toBe('one three'));
    field().setSelectionRange(0, 0);
    await press('粘贴');
    await waitFor(() => expect(field().value).toBe('two one three'));
    expect(field().selectionStart).toBe(4);
    expect(latest()).toBe('two one three');
  });
});

describe('marks in a text', () => {
  const mark = (start: number, end: number) => ({ i: 2, start, end, code: 'x', fix: [], zh: '', en: '' });

  it('cut it into pieces, without those that overlap or lie outside', () => {
    const pieces = piecesOf('He go home', [mark(3, 5), mark(4, 8), mark(50, 60)]);
    expect(pieces.map(({ text }) => text)).toEqual(['He ', 'go', ' home']);
    expect(pieces[1]).toMatchObject({ number: 1 });
  });

  it('leave nothing over when every word has its place', () => {
    expect(extraWords('A, b', [{ k: 0, ok: true, got: 'a', want: 'a' }])).toEqual(['b']);
  });
});
