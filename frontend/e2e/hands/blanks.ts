import type { Page } from 'playwright-core';
import { listIn } from '../bank.js';
import { drag } from '../drag.js';
import { press, tabTo } from '../keyboard.js';
import type { Hand } from './hand.js';

const blank = (page: Page, k: number) => page.getByLabel(`Blank ${k + 1}`, { exact: true });
const openBlank = (page: Page, k: number) => page.getByRole('button', { name: `Blank ${k + 1}, open` });
const wordBank = (page: Page) => page.getByRole('group', { name: 'Word bank' });
const signs = (page: Page, sign: string) => page.getByRole('main').getByText(sign, { exact: true });

/** A blank is marked by a sign behind it; the right word stands there too where another was given. */
const marks = {
  rightMarks: (page: Page) => signs(page, '✓').locator('..'),
  wrongMarks: (page: Page) => signs(page, '✗').locator('..'),
};

export const typedBlanks: Hand<readonly string[]> = {
  ...marks,
  wrong: ({ full }) => (full as readonly string[]).with(0, 'zzz'),
  byMouse: async (page, value) => {
    for (const [k, word] of value.entries()) {
      await blank(page, k).click();
      await page.keyboard.insertText(word);
    }
  },
  byKeys: async (page, value) => {
    for (const [k, word] of value.entries()) {
      await tabTo(page, blank(page, k));
      await page.keyboard.type(word);
    }
  },
  holds: async (page, value) => {
    for (const [k, word] of value.entries()) {
      const held = await blank(page, k).inputValue();
      if (held !== word) throw new Error(`blank ${k + 1} holds ${held}, not ${word}`);
    }
  },
  rightTexts: ({ full }) => (full as readonly string[]).slice(0, 1),
};

const others = (index: number, count: number) => (index + 1) % count;

export const dropdownBlanks: Hand<readonly number[]> = {
  ...marks,
  wrong: ({ full, content }) => {
    const right = full as readonly number[];
    return right.with(0, others(right[0] ?? 0, listIn<string[]>(content, 'choices')[0]?.length ?? 0));
  },
  byMouse: async (page, value) => {
    // The list of a select is drawn by the system, where no test can press.
    for (const [k, index] of value.entries()) await blank(page, k).selectOption({ index: index + 1 });
  },
  byKeys: async (page, value) => {
    for (const [k, index] of value.entries()) {
      await tabTo(page, blank(page, k));
      await press(page, 'ArrowDown', index + 1);
    }
  },
  holds: async (page, value) => {
    for (const [k, index] of value.entries())
      await blank(page, k).locator(`option:checked[value="${index}"]`).waitFor({ state: 'attached' });
  },
  rightTexts: ({ content, full }) => [
    listIn<string[]>(content, 'choices')[0]?.[(full as readonly number[])[0] ?? 0] ?? '',
  ],
};

const wordsOf = (content: Readonly<Record<string, unknown>>) => listIn<string>(content, 'choices');

export const dragBlanks: Hand<readonly number[]> = {
  ...marks,
  wrong: ({ full, content }) => {
    const right = full as readonly number[];
    const spare = wordsOf(content).findIndex((_, index) => !right.includes(index));
    // Without a word to spare the first two change places.
    return spare >= 0 ? right.with(0, spare) : right.with(0, right[1] ?? 0).with(1, right[0] ?? 0);
  },
  byMouse: async (page, value, { content }) => {
    for (const [k, index] of value.entries()) {
      const word = wordBank(page).getByRole('button', { name: wordsOf(content)[index] ?? '', exact: true });
      await drag(page, word.first(), openBlank(page, k));
      await openBlank(page, k).waitFor({ state: 'detached' });
    }
  },
  byKeys: async (page, value, { content }) => {
    for (const [k, index] of value.entries()) {
      await tabTo(page, openBlank(page, k));
      await press(page, 'Enter');
      const name = wordsOf(content)[index] ?? '';
      await tabTo(page, wordBank(page).getByRole('button', { name, exact: true }).first());
      await press(page, 'Enter');
    }
  },
  holds: async (page, value, { content }) => {
    for (const [k, index] of value.entries())
      await page.getByRole('button', { name: `Blank ${k + 1}, ${wordsOf(content)[index]}.` }).waitFor();
  },
  rightTexts: ({ content, full }) => [wordsOf(content)[(full as readonly number[])[0] ?? 0] ?? ''],
};
