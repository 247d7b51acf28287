import { afterEach, describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import type { Locator } from 'playwright-core';
import { type BankQuestion, firstQuestion } from './bank.js';
import { enter, type Visit, visit } from './chromium.js';
import { recording } from './hands/recording.js';
import { resultOf, scoreIn, submitByMouse } from './practice.js';
import { spokenText } from './spoken-text.js';

/** As much as is said in about ten seconds. */
const mostWords = 28;
const firstWords = (text: string): string => text.split(/\s+/).slice(0, mostWords).join(' ');

let learner: Visit;
afterEach(() => learner.end());

/** Opens the question as the demo VIP, says the text into the microphone, hands it in, and gives the result card. */
async function say(question: BankQuestion, text: string): Promise<Locator> {
  const { file, seconds } = spokenText(text);
  learner = await visit({ microphone: file });
  const { page } = learner;
  await enter(page, 'vip');
  await page.goto(`/app/question/${question.id}`);
  await recording.byMouse(page, Math.ceil(seconds) + 1);
  await submitByMouse(page);
  return resultOf(page, 'scored');
}

describe('a spoken answer of a VIP', () => {
  it('RS: the sentence is shown with what was said, and the score can be called wrong', async () => {
    const question = await firstQuestion(3);
    const { points } = await scoreIn(await say(question, String(question.key['text'])));
    const { page, complaints } = learner;

    expect(points).toBeGreaterThan(0);
    const words = page.getByTestId('marked-passage');
    expect(await words.innerText()).toContain(String(question.key['text']).split(' ')[0]);
    expect(await words.locator('[data-kind=said]').count()).toBeGreaterThan(2);

    await page.getByRole('button', { name: 'This score is wrong' }).click();
    await page.getByLabel('Reason').fill('I said every word of it.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you, we have it.').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([4, 5, 7, 8].map((type) => [builtInTypes[type]?.abbr, type] as const))(
    '%s: key points are heard, each can be listened to, and the score says that it is rough',
    async (_, type) => {
      const question = await firstQuestion(type);
      const { points } = await scoreIn(await say(question, firstWords(String(question.key['sample']))));
      const { page, complaints } = learner;

      expect(points).toBeGreaterThan(0);
      await page.getByRole('heading', { name: 'Key points' }).waitFor();
      expect(await page.locator('[data-state=found], [data-state=perhaps]').count()).toBeGreaterThan(0);
      await page.getByText('any single point may be misheard').waitFor();
      await page.locator('[data-rough]').waitFor();
      await page.getByRole('link', { name: 'How accurate is this?' }).click();
      await page.getByRole('heading', { name: 'How accurate the scores are' }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('ASQ: an accepted answer is heard', async () => {
    const question = await firstQuestion(6);
    const [accepted = ''] = question.key['accept'] as readonly string[];
    const { points, full } = await scoreIn(await say(question, `${accepted}.`));

    expect([points, full]).toEqual([1, 1]);
    await learner.page.getByText('Accepted answers', { exact: true }).waitFor();
    expect(learner.complaints).toEqual([]);
  });
});
