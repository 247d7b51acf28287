import type { Page } from 'playwright-core';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const nextSeconds = [0, 1, 2, 3];

/** Resolves when the recorder has run for so many seconds; two are enough to be an answer. */
const hasSpoken = (page: Page, seconds = 2) => {
  const clocks = nextSeconds.map((more) => String(seconds + more).padStart(2, '0')).join('|');
  return page.getByText(new RegExp(`^00:(${clocks}) /`)).waitFor();
};
const isComplete = (page: Page) =>
  page.getByText('Recording complete. Play it or submit it').waitFor({ state: 'attached' });

export const recording = {
  byMouse: async (page: Page, seconds?: number): Promise<void> => {
    await button(page, 'Start recording').click();
    await hasSpoken(page, seconds);
    await button(page, 'Stop recording').click();
    await isComplete(page);
  },
  byKeys: async (page: Page): Promise<void> => {
    await page.keyboard.press('r');
    await hasSpoken(page);
    await page.keyboard.press('r');
    await isComplete(page);
  },
  holds: isComplete,
};
