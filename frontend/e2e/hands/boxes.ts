import type { Page } from 'playwright-core';
import { listIn } from '../bank.js';
import { drag } from '../drag.js';
import { press, tabTo } from '../keyboard.js';
import type { Hand } from './hand.js';

const boxes = (page: Page) => page.getByRole('list', { name: 'Order of the paragraphs' }).first();
const handle = (page: Page, box: number) =>
  page.getByRole('button', { name: `Drag paragraph ${box + 1}`, exact: true });
const up = (page: Page, box: number) => page.getByRole('button', { name: `Move paragraph ${box + 1} up`, exact: true });

/** The boxes that stand on the page, from the top. */
const shownOrder = async (page: Page): Promise<number[]> => {
  const numbers = await boxes(page).locator('li b').allInnerTexts();
  return numbers.map((number) => Number(number) - 1);
};

const comesTo = (page: Page, box: number, place: number) =>
  boxes(page)
    .locator(`li:nth-child(${place + 1}) b`)
    .getByText(String(box + 1), { exact: true })
    .waitFor();

export const orderedBoxes: Hand<readonly number[]> = {
  wrong: ({ full }) => [...(full as readonly number[])].reverse(),
  byMouse: async (page, value) => {
    await boxes(page).waitFor();
    for (const [place, box] of value.entries()) {
      const above = (await shownOrder(page))[place] ?? box;
      if (above !== box) await drag(page, handle(page, box), handle(page, above));
      await comesTo(page, box, place);
    }
  },
  byKeys: async (page, value) => {
    await boxes(page).waitFor();
    for (const [place, box] of value.entries()) {
      const from = (await shownOrder(page)).indexOf(box);
      if (from === place) continue;
      await tabTo(page, up(page, box));
      await press(page, 'Enter', from - place);
      await comesTo(page, box, place);
    }
  },
  holds: async (page, value) => {
    for (const [place, box] of value.entries()) await comesTo(page, box, place);
  },
  rightMarks: (page) => page.getByText('✓ Right pair', { exact: true }),
  wrongMarks: (page) => page.getByText('✗ Not neighbours', { exact: true }),
  rightTexts: ({ content, full }) =>
    (full as readonly number[]).map((box) => listIn<string>(content, 'choices')[box] ?? ''),
};
