import type { Locator, Page } from 'playwright-core';

const mostStops = 120;

/** Presses Tab until the element has the focus, as a learner without a mouse does; throws when it is never reached. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  const focused = element.and(page.locator(':focus'));
  for (let stop = 0; stop < mostStops; stop += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never comes to ${element}`);
}

export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}
