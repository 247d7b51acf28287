import type { Page } from 'playwright-core';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Resolves when there is enough of it to be an answer. */
const hasSpoken = (page: Page) => page.getByText(/^00:0[2-9] \//).waitFor();
const isComplete = (page: Page) =>
  page.getByText('Recording complete. Play it or submit it').waitFor({ state: 'attached' });

/** In the browser: whether a recording lies in its store. Opening a database that is not there yet would make an empty one. */
const lookIntoStore = `(async () => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'pte-drafts')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('pte-drafts');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('recordings').objectStore('recordings').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result > 0);
      };
    };
  });
})()`;

/** A recording is on the device some moments after it is complete. */
const isKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(lookIntoStore, undefined, { polling: 100 });
};

export const recording = {
  byMouse: async (page: Page): Promise<void> => {
    await button(page, 'Start recording').click();
    await hasSpoken(page);
    await button(page, 'Stop recording').click();
    await isComplete(page);
    await isKept(page);
  },
  byKeys: async (page: Page): Promise<void> => {
    await page.keyboard.press('r');
    await hasSpoken(page);
    await page.keyboard.press('r');
    await isComplete(page);
  },
  holds: isComplete,
};
