import { afterEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn, type Visit, visit } from './chromium.js';
import { answerItem } from './exam-answers.js';
import { attemptAt, mockOf, resultOf, starterMock } from './mock-staff.js';

const long = process.env['PTE_TEST_LONG'] === '1';
const cutMilliseconds = long ? 20_000 : 3_000;
const clockTolerance = 3;

const next = (page: Page) => page.getByRole('button', { name: /^Next/ }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** The item that is open, from 1; null on a page between items. */
async function openItem(page: Page): Promise<number | null> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if ((await page.locator('[data-directions]').count()) === 0) return null;
  const text = await page
    .getByText(/^Item \d+ of \d+$/)
    .first()
    .innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** Resolves when the page shows something else than this item; the bar at the top names the open one. */
const leftItem = (page: Page, item: number) =>
  page.locator('header').getByText(`Item ${item} of`).waitFor({ state: 'hidden' });

async function throughTheChecks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByText(/^00:0[2-9] \/ 00:10/).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByText(/^(Good, you can go on|Too quiet|Too loud)/).waitFor();
  await next(page);
  await page.getByRole('button', { name: 'I can hear it' }).click();
  await page.locator('[data-status=recording]').waitFor();
  await next(page);
}

/** Seconds that the exam's clock differs from the server's. */
async function clockError(page: Page, mockId: number): Promise<number> {
  const { expiresAt, serverTime } = await attemptAt(mockId);
  const [minutes = 0, seconds = 0] = (await page.getByTestId('exam-clock').innerText()).split(':').map(Number);
  return Math.abs(minutes * 60 + seconds - ((expiresAt ?? 0) - serverTime));
}

async function reload(page: Page, item: number): Promise<void> {
  await page.reload();
  await page.getByText(`Item ${item} of`).first().waitFor();
  await page.locator('[data-directions]').waitFor();
}

interface Sat {
  /** Differences of the clocks after each reload, seconds. */
  readonly clocks: readonly number[];
  /** Items whose answer is there, from 1. */
  readonly answered: number;
}

/** Sits the exam to its end, with a reload after the first answer of each section and one cut of the network. */
async function sit(page: Page, mockId: number): Promise<Sat> {
  const { items } = await attemptAt(mockId);
  const clocks: number[] = [];
  const reloaded = new Set<string>();
  let cut = false;
  let answered = 0;
  for (;;) {
    const item = await openItem(page);
    if (item === null) {
      if ((await page.getByRole('heading', { name: 'End of Test' }).count()) > 0) return { clocks, answered };
      await next(page);
      await page
        .locator('[data-directions]')
        .or(page.getByRole('heading', { name: /^(Part|End)/ }))
        .first()
        .waitFor();
      continue;
    }
    const section = items[item - 1]?.section ?? '';
    const offline = !cut && section === 'writing';
    if (offline) await page.context().setOffline(true);
    const goesOn = await answerItem(page);
    answered += 1;
    if (!goesOn && !reloaded.has(section) && !offline) {
      reloaded.add(section);
      await reload(page, item);
      clocks.push(await clockError(page, mockId));
    }
    await next(page);
    await leftItem(page, item);
    if (goesOn && !reloaded.has(section) && (await openItem(page)) === item + 1) {
      reloaded.add(section);
      await reload(page, item + 1);
      clocks.push(await clockError(page, mockId));
    }
    if (offline) {
      cut = true;
      await page.getByText('Offline; answers are kept on this device').waitFor();
      // Nothing happens to wait for: the network is away for as long as that.
      await page.waitForTimeout(cutMilliseconds);
      await page.context().setOffline(false);
      await page.getByText('Offline; answers are kept on this device').waitFor({ state: 'hidden' });
    }
  }
}

describe('a mock exam', () => {
  let learner: Visit;
  afterEach(() => learner.end());

  it(
    'is sat from the microphone check to the report, through reloads and a cut network, without losing an answer',
    async () => {
      const mockId = long
        ? await starterMock()
        : await mockOf({ speaking: [2, 2], writing: [0, 0], reading: [21, 9, 11, 12], listening: [14, 20] });
      learner = await visit();
      const { page } = learner;
      page.on('dialog', (dialog) => dialog.accept());
      await signIn(page, 'vip', 'vip-demo-pass');
      await page.goto(`/app/mock/${mockId}`);
      await throughTheChecks(page);
      await heading(page, 'Part 1: Speaking and Writing');
      expect(await page.getByTestId('exam-clock').innerText()).toBe('60:00');
      await next(page);

      const { clocks, answered } = await sit(page, mockId);
      await next(page);
      await page.getByRole('heading', { name: /^Score report/ }).waitFor();

      const attempt = await attemptAt(mockId);
      expect(attempt.status).toBe('submitted');
      expect(answered).toBe(attempt.items.length);
      expect(attempt.items.filter(({ answer }) => answer === null)).toEqual([]);
      expect(clocks).toHaveLength(4);
      expect(Math.max(...clocks)).toBeLessThanOrEqual(clockTolerance);
      const { items } = await resultOf(attempt.id);
      expect(items.filter(({ outcome }) => outcome !== 'submitted')).toEqual([]);
      await page.getByText(/^(Overall)$/).waitFor();
    },
    long ? 45 * 60_000 : 300_000,
  );
});
