import type { Page } from 'playwright-core';
import { listIn } from '../bank.js';
import { press, tabTo } from '../keyboard.js';
import type { Hand } from './hand.js';

const group = (page: Page) => page.getByRole('group', { name: 'Choices' });
const row = (page: Page, index: number) => group(page).locator('label').nth(index);
const marked = (page: Page, sign: string) => group(page).locator('em').filter({ hasText: sign });

export const singleChoice: Hand<number> = {
  wrong: ({ full, content }) => ((full as number) + 1) % listIn(content, 'choices').length,
  byMouse: (page, value) => row(page, value).click(),
  byKeys: async (page, value) => {
    await tabTo(page, page.getByRole('radio').first());
    await press(page, 'Space');
    await press(page, 'ArrowDown', value);
  },
  holds: (page, value) => row(page, value).locator(':checked').waitFor(),
  rightMarks: (page) => marked(page, '✓'),
  wrongMarks: (page) => marked(page, '✗'),
  rightTexts: ({ content, full }) => [listIn<string>(content, 'choices')[full as number] ?? ''],
};

export const multipleChoice: Hand<readonly number[]> = {
  wrong: ({ full, content }) => {
    const right = full as readonly number[];
    const other = listIn(content, 'choices').findIndex((_, index) => !right.includes(index));
    return [...right.slice(0, 1), other].sort((a, b) => a - b);
  },
  byMouse: async (page, value) => {
    for (const index of value) await row(page, index).click();
  },
  byKeys: async (page, value) => {
    for (const index of value) {
      await tabTo(page, page.getByRole('checkbox').nth(index));
      await press(page, 'Space');
    }
  },
  holds: async (page, value) => {
    for (const index of value) await row(page, index).locator(':checked').waitFor();
  },
  rightMarks: (page) => marked(page, '✓'),
  wrongMarks: (page) => marked(page, '✗'),
  rightTexts: ({ content, full }) =>
    (full as readonly number[]).map((index) => listIn<string>(content, 'choices')[index] ?? ''),
};
