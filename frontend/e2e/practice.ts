import type { Locator, Page } from 'playwright-core';
import { type BankQuestion, bankQuestion } from './bank.js';
import { press } from './keyboard.js';

const rows = (page: Page) => page.getByRole('main').locator('a[data-row]');

const opened = async (page: Page): Promise<BankQuestion> => {
  await page.waitForURL(/\/app\/question\/\d+\?/);
  await page.getByRole('button', { name: 'Submit', exact: true }).waitFor();
  return bankQuestion(Number(/question\/(\d+)/.exec(page.url())?.[1]));
};

/** Opens a question from the list of its type; `place` from 0. */
export async function openByMouse(page: Page, type: number, place: number): Promise<BankQuestion> {
  await page.goto(`/app/question/list/${type}`);
  await rows(page).nth(place).click();
  return opened(page);
}

/** The same by the list's own keys. */
export async function openByKeys(page: Page, type: number, place: number): Promise<BankQuestion> {
  await page.goto(`/app/question/list/${type}`);
  await rows(page).nth(place).waitFor();
  await press(page, 'j', place + 1);
  await press(page, 'Enter');
  return opened(page);
}

export const submitByMouse = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Submit', exact: true }).click();

export const submitByKeys = (page: Page): Promise<void> => press(page, 'Control+Enter');

/** Leaves in the middle and comes back; resolves when the page says that nothing was lost. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByText('Your unsent answer was restored').waitFor();
}

/** The card with the result, once it has come to this. */
export async function resultOf(page: Page, status: 'scored' | 'failed'): Promise<Locator> {
  const card = page.getByTestId('result');
  await card
    .and(page.locator(`[data-status=${status}]`))
    .waitFor({ timeout: 80_000 })
    .catch(async (error: unknown) => {
      throw new Error(`not ${status}: ${await page.getByRole('main').innerText()}`, { cause: error });
    });
  return card;
}

/** The whole score that a card shows. */
export async function scoreIn(card: Locator): Promise<{ points: number; full: number }> {
  const label = await card.getByRole('img', { name: /^Score / }).getAttribute('aria-label');
  const [points = Number.NaN, full = Number.NaN] = (label?.match(/[\d.]+/g) ?? []).map(Number);
  return { points, full };
}

/** The text of the tab with the right answer. */
export async function modelAnswer(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Model answer' }).click();
  return page.getByRole('tabpanel').innerText();
}

/** Whether something is written in a colour of the theme. */
export const isColoured = (element: Locator, token: '--ok' | '--bad'): Promise<boolean> =>
  element.evaluate((node, name) => {
    const { body, defaultView } = node.ownerDocument;
    const probe = node.ownerDocument.createElement('i');
    probe.style.color = `var(${name})`;
    body.append(probe);
    const wanted = defaultView.getComputedStyle(probe).color;
    probe.remove();
    return defaultView.getComputedStyle(node).color === wanted;
  }, token);
