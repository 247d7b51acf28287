import type { Page } from 'playwright-core';
import { tabTo } from '../keyboard.js';
import type { Hand } from './hand.js';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

/** Texts longer than this are pasted, as typing them says no more. */
const typedCharacters = 200;

/** Of any type that is answered in writing. */
export const writtenText: Pick<Hand<string>, 'byMouse' | 'byKeys' | 'holds'> = {
  byMouse: async (page, text) => {
    await field(page).click();
    await page.keyboard.insertText(text);
  },
  byKeys: async (page, text) => {
    await tabTo(page, field(page));
    await page.keyboard.type(text.slice(0, typedCharacters));
    await page.keyboard.insertText(text.slice(typedCharacters));
  },
  holds: async (page, text) => {
    await field(page).getByText(text, { exact: true }).waitFor();
  },
};

const words = (page: Page, ok: boolean) => page.getByRole('list', { name: 'Word by word' }).locator(`[data-ok=${ok}]`);

export const dictation: Hand<string> = {
  ...writtenText,
  wrong: ({ full }) => `${String(full).split(' ').slice(1).join(' ')} elephants`,
  rightMarks: (page) => words(page, true),
  wrongMarks: (page) => words(page, false),
  rightTexts: ({ full }) => [String(full)],
};
