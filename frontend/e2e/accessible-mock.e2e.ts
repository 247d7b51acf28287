import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Page } from 'playwright-core';
import { type Look, looks, violations } from './axe.js';
import { enter, type Visit, visit } from './chromium.js';
import { mockOf } from './mock-staff.js';

const long = process.env['PTE_TEST_LONG'] === '1';

/** What tells one page of an exam from another: its heading, and which item is open. */
async function pageOf(page: Page): Promise<string> {
  const heading = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const item = await page.getByText(/^Item \d+ of \d+$/).allInnerTexts();
  return [...heading, ...item].join(' ');
}

/** Goes to the next page, also where Next wants to be pressed twice. */
async function onwards(page: Page): Promise<void> {
  const here = await pageOf(page);
  const hasLeft = async () => (await pageOf(page)) !== here;
  const question = page.getByRole('alert').filter({ hasText: 'Next' });
  const next = page.getByRole('button', { name: /^Next/ });
  await next.click();
  await eventually(async () => expect((await hasLeft()) || (await question.count()) > 0).toBe(true));
  if (await hasLeft()) return;
  await next.click();
  await eventually(async () => expect(await hasLeft()).toBe(true));
}

/** The start, three checks, parts and items of four sections, the review; the report and the list come after them. */
const mostPages = 20;

describe.each(['en-US', 'zh-CN'] as const)('axe in %s', (language: Look['language']) => {
  let learner: Visit;
  beforeAll(async () => {
    learner = await visit({ language });
    await enter(learner.page, 'vip');
    learner.page.on('dialog', (dialog) => dialog.accept());
  });
  afterAll(() => learner.end());

  it('has nothing against any page of a mock exam, from its start to its report, nor against its row in the list', async () => {
    const { page } = learner;
    const found: string[] = [];
    const own = looks.filter((look) => look.language === language);
    const look = async (place: number) => {
      const title = await page.getByRole('heading', { level: 1 }).first().innerText();
      const worn = long ? own : own.filter((_, index) => index === place % own.length);
      found.push(...(await violations(page, worn)).map((line) => `${title}: ${line}`));
    };
    await page.goto(`/app/mock/${await mockOf({ speaking: [3], writing: [1], reading: [9], listening: [20] })}`);
    const start = page.getByRole('button', { name: /^(Start|开始)$/ });
    await start.waitFor();
    await look(0);
    await start.click();
    await page.getByRole('button', { name: /^Next/ }).waitFor();
    let place = 1;
    for (; !page.url().includes('attempt='); place += 1) {
      if (place > mostPages) throw new Error(`the exam has no end: ${await page.getByRole('main').innerText()}`);
      await look(place);
      await onwards(page);
      if (await page.getByRole('progressbar').isVisible()) await page.waitForURL(/attempt=/);
    }
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await look(place);
    await page.goto('/app/mock');
    await page.locator('a[href*="attempt="]').first().waitFor();
    await look(place + 1);

    expect(place).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });
});
