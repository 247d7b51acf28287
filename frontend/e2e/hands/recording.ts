import type { Page } from 'playwright-core';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Resolves when there is enough of it to be an answer. */
const hasSpoken = (page: Page) => page.getByText(/^00:0[2-9] \//).waitFor();
const isComplete = (page: Page) =>
  page.getByText('Recording complete. Play it or submit it').waitFor({ state: 'attached' });

export const recording = {
  byMouse: async (page: Page): Promise<void> => {
    await button(page, 'Start recording').click();
    await hasSpoken(page);
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
