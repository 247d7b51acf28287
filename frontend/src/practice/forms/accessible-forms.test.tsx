import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MarkedItem } from '@pte/exam/scoring-result';
import { violations } from '../../testing/axe.js';
import { type FormUnderTest, showForm } from '../../testing/show-form.js';
import { startTexts } from '../../testing/texts.js';
import type { AnswerForm } from './answer-form.js';
import { form as drag } from './drag-blanks/form.js';
import { form as dropdown } from './dropdown-blanks/form.js';
import { form as highlight } from './highlight-words/form.js';
import { form as multiple } from './multiple-choice/form.js';
import { form as record } from './record/form.js';
import { form as reorder } from './reorder/form.js';
import { form as single } from './single-choice/form.js';
import { form as typed } from './typed-blanks/form.js';
import { form as written } from './written/form.js';

const right: MarkedItem = { k: 0, ok: true, got: 'a', want: 'a' };
const wrong: MarkedItem = { k: 1, ok: false, got: 'b', want: 'c' };
const material = 'One {{1}} and {{2}}.';
const choices = ['First', 'Second', 'Third'];
const limits = { good: [2, 5], soso: [] } as const;

const forms: [string, AnswerForm, FormUnderTest][] = [
  ['record', record, { content: {} }],
  ['single choice', single, { content: { choices }, value: 1, answerKey: { choice: 0 } }],
  ['multiple choice', multiple, { content: { choices }, value: [0, 1] }],
  [
    'words',
    highlight,
    { content: { material: 'One two.' }, value: [0, 1], answerKey: { words: [{ i: 0, said: 'On' }] } },
  ],
  ['typed blanks', typed, { content: { material }, value: ['a', 'b'], answerKey: { blanks: [['a'], ['c']] } }],
  ['dragged blanks', drag, { content: { material, choices }, value: [0, 1], answerKey: { blanks: [0, 2] } }],
  [
    'listed blanks',
    dropdown,
    { content: { material, choices: [choices, choices] }, value: [0, 1], answerKey: { blanks: [0, 2] } },
  ],
  ['order', reorder, { content: { choices }, value: [1, 0, 2] }],
  ['text', written, { content: {}, value: 'a b', wordLimits: limits }],
];

beforeAll(() => startTexts());

describe.each(forms)('the form of type %s', (_, form, given) => {
  it('has no violation while it is answered', async () => {
    await showForm(form, given);
    expect(await violations()).toEqual([]);
  });

  it('has none when it is marked', async () => {
    await showForm(form, { ...given, items: [right, wrong] });
    expect(await violations()).toEqual([]);
  });
});
