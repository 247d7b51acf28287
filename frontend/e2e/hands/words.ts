import type { Page } from 'playwright-core';
import { listIn } from '../bank.js';
import { press, tabTo } from '../keyboard.js';
import type { Hand } from './hand.js';

interface WrongWord {
  readonly i: number;
  readonly said: string;
}

const word = (page: Page, i: number) => page.locator(`[data-word="${i}"]`);

export const pickedWords: Hand<readonly number[]> = {
  wrong: ({ full }) => {
    const right = full as readonly number[];
    const other = right.includes(0) ? 1 : 0;
    return [other, ...right.slice(1)].sort((a, b) => a - b);
  },
  byMouse: async (page, value) => {
    for (const i of value) await word(page, i).click();
  },
  byKeys: async (page, value) => {
    await tabTo(page, word(page, 0));
    let at = 0;
    for (const i of value) {
      await press(page, 'ArrowRight', i - at);
      await press(page, 'Space');
      at = i;
    }
  },
  holds: async (page, value) => {
    for (const i of value) await page.locator(`[data-word="${i}"][aria-pressed=true]`).waitFor();
  },
  rightMarks: (page) => page.locator('p [data-outcome=hit]'),
  wrongMarks: (page) => page.locator('p [data-outcome=wrongPick]'),
  rightTexts: ({ key }) => listIn<WrongWord>(key, 'words').map(({ said }) => said),
};
