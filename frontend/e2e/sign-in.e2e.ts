import { afterEach, describe, expect, it } from '@jest/globals';
import { signIn, type Visit, visit } from './chromium.js';

describe('signing in', () => {
  let learner: Visit;
  afterEach(() => learner.end());

  it('lets the demo VIP learner in, without a complaint of the browser', async () => {
    learner = await visit();
    await signIn(learner.page, 'vip', 'vip-demo-pass');
    expect(learner.complaints).toEqual([]);
  });

  it('refuses a wrong password and says so', async () => {
    learner = await visit();
    const { page } = learner;
    await page.goto('/auth/sign-in');
    await page.getByLabel('Username, phone or email').fill('vip');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    expect(page.url()).toContain('/auth/sign-in');
  });
});
