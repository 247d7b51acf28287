import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Answered, answered, uploadSilence } from './answered.js';
import { type Look, looksOf, violations } from './axe.js';
import { enter, type Visit, visit } from './chromium.js';
import { dragBlanks, dropdownBlanks, typedBlanks } from './hands/blanks.js';
import { orderedBoxes } from './hands/boxes.js';
import { multipleChoice, singleChoice } from './hands/choices.js';
import { dictation } from './hands/text.js';
import { pickedWords } from './hands/words.js';
import { call, tokenOf } from './staff.js';

/** A type of each form, with an answer that has something right and something wrong. */
const forms = {
  'read aloud': [3, uploadSilence],
  picture: [4, uploadSilence],
  'one choice': [21, singleChoice.wrong],
  'several choices': [10, multipleChoice.wrong],
  'picked words': [19, pickedWords.wrong],
  'typed blanks': [15, typedBlanks.wrong],
  'dragged blanks': [12, dragBlanks.wrong],
  'listed blanks': [9, dropdownBlanks.wrong],
  order: [11, orderedBoxes.wrong],
  dictation: [20, dictation.wrong],
  essay: [1, ({ key }) => key['sample']],
} satisfies Record<string, Parameters<typeof answered>>;

type Form = keyof typeof forms;
const names = Object.keys(forms) as Form[];
const submissions = new Map<Form, Answered>();

interface Stop {
  readonly name: string;
  readonly address: () => string;
  /** Is on the page when all of it is. */
  readonly shows: string;
  readonly open?: (page: Page) => Promise<void>;
}

const row = 'main a[data-row]';
const submitButton = 'main nav button[aria-describedby], main nav button:not([aria-disabled])';
const settled = '[data-testid=result][aria-busy=false]';

const question = (form: Form): string => `/app/question/${submissions.get(form)?.questionId}`;
const result = (form: Form, tab = 'answer'): string =>
  `${question(form)}?submission=${submissions.get(form)?.submissionId}&tab=${tab}`;

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();

const stops: readonly Stop[] = [
  { name: 'home', address: () => '/app', shows: 'main section a, main ul a' },
  { name: 'the types', address: () => '/app/question/list', shows: 'main ul a' },
  { name: 'a list', address: () => '/app/question/list/21', shows: row },
  { name: 'a list with filters', address: () => '/app/question/list/9?difficulty=1&sort=name', shows: row },
  { name: 'a list with nothing in it', address: () => '/app/question/list/9?search=zzzz', shows: 'main button' },
  { name: 'predictions', address: () => '/app/predicate', shows: row },
  { name: 'favourites', address: () => '/app/me/favorites?collection=1', shows: row },
  { name: 'history', address: () => '/app/me/history', shows: 'main ol a' },
  { name: 'mock exams', address: () => '/app/mock', shows: 'main ol a, main ul a, main table a' },
  ...names.map((form) => ({ name: `${form}, open`, address: () => question(form), shows: submitButton })),
  ...names.map((form) => ({ name: `${form}, marked`, address: () => result(form), shows: settled })),
  ...['transcript', 'analysis', 'translation', 'attempts'].map((tab) => ({
    name: `a result with its ${tab}`,
    address: () => result('typed blanks', tab),
    shows: settled,
  })),
  {
    name: 'the answer card',
    address: () => question('one choice'),
    shows: submitButton,
    open: press(/^(Answer card|答题卡)$/),
  },
  {
    name: 'the favourites menu',
    address: () => question('one choice'),
    shows: submitButton,
    open: press(/^(Collect|收藏)/),
  },
];

type Row = readonly [name: string, stop: Stop, looks: readonly Look[]];

const rowsIn = (language: Look['language']): Row[] =>
  stops
    .map((stop, place): Row => [stop.name, stop, looksOf(place).filter((look) => look.language === language)])
    .filter(([, , looks]) => looks.length > 0);

beforeAll(async () => {
  for (const form of names) submissions.set(form, await answered(...(forms[form] as Parameters<typeof answered>)));
  const kept = submissions.get('order')?.questionId;
  await call('PUT', `/question/item/${kept}/collection`, await tokenOf('vip'), { types: [1] });
});

describe.each(['en-US', 'zh-CN'] as const)('axe in %s', (language) => {
  let learner: Visit;
  beforeAll(async () => {
    learner = await visit({ language });
    await enter(learner.page, 'vip');
  });
  afterAll(() => learner.end());

  it.each(rowsIn(language))('has nothing against %s', async (_, stop, looks) => {
    const { page } = learner;
    await page.goto(stop.address());
    await page.locator(stop.shows).first().waitFor();
    await stop.open?.(page);
    expect(await violations(page, looks)).toEqual([]);
  });
});
