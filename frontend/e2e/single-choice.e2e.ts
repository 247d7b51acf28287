import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signIn, type Visit, visit } from './chromium.js';

describe('a reading question with one answer', () => {
  let learner: Visit;
  beforeEach(async () => {
    learner = await visit();
    await signIn(learner.page, 'learner', 'learner-demo-pass');
  });
  afterEach(() => learner.end());

  it('goes from the list to the marked answer by keyboard alone', async () => {
    const { page } = learner;
    await page.goto('/app/question/list/21');
    await page.getByRole('link', { name: /Lamps That Fade Paintings/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'My score' }).waitFor();
    expect(await page.getByText('Right answer', { exact: false }).count()).toBeGreaterThan(0);
    expect(learner.complaints).toEqual([]);
  });

  it('keeps an unsent choice through a reload', async () => {
    const { page } = learner;
    await page.goto('/app/question/21002');
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'Submit', exact: true, disabled: false }).waitFor();
    await page.reload();
    await page.getByText('Your unsent answer was restored').waitFor();
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
  });
});
