import type { Locator, Page } from 'playwright-core';

const sentence =
  'Chocolate began in ancient Mesoamerica and spread across the world because people valued it, and it changed trade for ever.';

const status = (page: Page, state: string): Locator => page.locator(`[data-status=${state}]`);
const visible = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

/** Presses what a learner who cannot wait presses, until the recording runs; then speaks for a moment. */
async function speak(page: Page): Promise<void> {
  const begins = page.getByRole('button', { name: 'Start now' });
  const plays = page.getByRole('button', { name: 'Click to play' });
  await page.addLocatorHandler(begins, async (button) => button.click(), { noWaitAfter: true });
  await page.addLocatorHandler(plays, async (button) => button.click(), { noWaitAfter: true });
  const recording = status(page, 'recording');
  await recording.getByText(/00:0[2-9] \//).waitFor({ timeout: 120_000 });
  await page.removeLocatorHandler(begins);
  await page.removeLocatorHandler(plays);
}

async function fillAll(fields: Locator): Promise<void> {
  for (const field of await fields.all()) await field.fill((await field.getAttribute('maxlength')) ? 'word' : sentence);
}

async function chooseAll(lists: Locator): Promise<void> {
  for (const list of await lists.all()) await list.selectOption({ index: 1 });
}

async function place(page: Page, blank: Locator): Promise<void> {
  await blank.click();
  await page.getByLabel('Word bank').getByRole('button').first().click();
}

/** Gives the item that is open some answer, whatever its form. True when the item then goes on by itself. */
export async function answerItem(page: Page): Promise<boolean> {
  const main = page.getByRole('main');
  await main.locator('[data-directions]').waitFor();
  const forms: { found: Locator; answer: (found: Locator) => Promise<void> }[] = [
    { found: main.getByRole('textbox'), answer: fillAll },
    { found: main.locator('select'), answer: chooseAll },
    { found: main.getByRole('radio'), answer: (found) => found.nth(1).check() },
    { found: main.getByRole('checkbox'), answer: (found) => found.first().check() },
    { found: main.getByRole('button', { name: /^Move .* down$/ }), answer: (found) => found.first().click() },
    { found: main.getByRole('button', { name: /^Blank 1/ }), answer: (found) => place(page, found.first()) },
    { found: main.locator('[aria-pressed]'), answer: (found) => found.nth(2).click() },
  ];
  await forms
    .map(({ found }) => found)
    .reduce((any, found) => any.or(found), status(page, 'counting').or(status(page, 'recording')))
    .or(status(page, 'playing'))
    .first()
    .waitFor();
  for (const { found, answer } of forms) {
    if (!(await visible(found))) continue;
    await answer(found);
    return false;
  }
  await speak(page);
  return true;
}
