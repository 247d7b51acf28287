import { afterEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn, type Visit, visit } from './chromium.js';
import { learnerRecording } from './learner-recording.js';
import { readAloudQuestion } from './staff.js';

const recording = learnerRecording();
const otherText =
  'Information used to be scarce and valuable; now it is abundant, and what has become scarce is attention.';

/** Records what the microphone plays, submits it, and gives points and full points of each trait shown. */
async function readAloud(page: Page, questionId: number, seconds: number): Promise<Record<string, number[]>> {
  await page.goto(`/app/question/${questionId}`);
  await page.getByRole('button', { name: 'Start recording' }).click();
  const clock = `00:${String(Math.ceil(seconds)).padStart(2, '0')}`;
  await page.getByText(new RegExp(`^${clock} / 00:40`)).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByText('Recording complete. Play it or submit it').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const rows = page.getByRole('listitem').filter({ hasText: /^(Content|Oral fluency|Pronunciation)/ });
  await rows
    .nth(2)
    .waitFor({ timeout: 80_000 })
    .catch(async (error: unknown) => {
      throw new Error(`no result: ${await page.getByRole('main').innerText()}`, { cause: error });
    });
  const texts = await rows.allInnerTexts();
  return Object.fromEntries(
    texts.map((text) => [text.split('\n')[0] ?? '', (/([\d.]+)\/(\d+)/.exec(text) ?? []).slice(1).map(Number)]),
  );
}

(recording ? describe : describe.skip)('reading aloud into the microphone', () => {
  let learner: Visit;
  afterEach(() => learner.end());

  it('shows trait scores and the words, pushed without asking again and again', async () => {
    const { text, file, seconds } = recording!;
    const id = await readAloudQuestion(text);
    learner = await visit({ microphone: file });
    const { page } = learner;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/question\/submission\/\d+$/.test(request.url())) asked.push(request.url());
    });
    await signIn(page, 'vip', 'vip-demo-pass');

    const traits = await readAloud(page, id, seconds);

    expect(Object.keys(traits)).toEqual(['Content', 'Oral fluency', 'Pronunciation']);
    expect(traits['Content']?.[0]).toBeGreaterThanOrEqual(4);
    expect(asked.length).toBeLessThanOrEqual(2);
    await page.getByRole('list', { name: 'Legend' }).waitFor();
    expect(learner.complaints).toEqual([]);
  });

  it('scores the same voice clearly lower when another text is shown', async () => {
    const { file, seconds } = recording!;
    const id = await readAloudQuestion(otherText);
    learner = await visit({ microphone: file });
    await signIn(learner.page, 'vip', 'vip-demo-pass');

    const traits = await readAloud(learner.page, id, seconds);

    expect(traits['Content']?.[0]).toBeLessThanOrEqual(1);
  });
});
