import { randomInt } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { oneTimeCode } from '@pte/testing/one-time-code';
import type { Page } from 'playwright-core';
import { signIn, type Visit, visit } from './chromium.js';
import { codeSentTo } from './outbox.js';

const visits: Visit[] = [];
const aPage = async (): Promise<Page> => {
  const opened = await visit();
  visits.push(opened);
  return opened.page;
};
afterEach(async () => {
  const complaints = visits.flatMap((one) => one.complaints);
  await Promise.all(visits.splice(0).map((one) => one.end()));
  // What the server refuses is an answer with a status, which Chromium reports.
  expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

const unique = () => `t${Date.now().toString(36)}${randomInt(1_000)}`;

async function register(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByLabel('I have read and accept the').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: `Menu of ${name}` }).waitFor();
}

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function bind(page: Page, kind: 'Phone' | 'E-mail', address: string, stored: string): Promise<void> {
  await page.getByRole('button', { name: `Bind ${kind}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(kind === 'Phone' ? 'Phone number' : 'E-mail address').fill(address);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText(/Again in \d+ s/).waitFor();
  await dialog.getByLabel('Code', { exact: true }).fill(await codeSentTo(stored));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await row(page, kind).getByText(stored).waitFor();
}

describe('an account', () => {
  it('is registered, bound to e-mail and phone, and ends its other sessions with a new password', async () => {
    const name = unique();
    const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const page = await aPage();
    await register(page, name, 'first-pass');
    const other = await aPage();
    await signIn(other, name, 'first-pass');

    await page.goto('/app/me/security');
    await bind(page, 'E-mail', `${name}@example.com`, `${name}@example.com`);
    await bind(page, 'Phone', phone, `+86${phone}`);

    await row(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('first-pass');
    await dialog.getByLabel('New password', { exact: true }).fill('second-pass');
    await dialog.getByLabel('New password again').fill('second-pass');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await dialog.waitFor({ state: 'detached' });

    await other.goto('/app/me/security');
    await other.waitForURL(/\/auth\/sign-in/);
    await signIn(other, `${name}@example.com`, 'second-pass').catch(() => undefined);
    await other.getByRole('button', { name: `Menu of ${name}` }).waitFor();
    expect(page.url()).toContain('/app/me/security');
  });

  it('asks for a one-time code while two-step sign-in is on', async () => {
    const name = unique();
    const page = await aPage();
    await register(page, name, 'first-pass');
    await page.goto('/app/me/security');
    await row(page, 'Two-step sign-in').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await dialog.getByLabel('Six-digit code').fill(oneTimeCode(secret));
    await dialog.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
    await row(page, 'Two-step sign-in').getByText('signing in needs a one-time code').waitFor();

    const again = await aPage();
    await again.goto('/auth/sign-in');
    await again.getByLabel('Username, phone or email').fill(name);
    await again.getByLabel('Password', { exact: true }).fill('first-pass');
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await again.getByLabel('One-time code').fill(oneTimeCode(secret));
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await again.getByRole('button', { name: `Menu of ${name}` }).waitFor();

    // The code that signed in counts once; the next one may be a step early.
    await row(page, 'Two-step sign-in').getByRole('button').click();
    await dialog.getByLabel('Current password').fill('first-pass');
    await dialog.getByLabel('Six-digit code').fill(oneTimeCode(secret, 1));
    await dialog.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await row(page, 'Two-step sign-in').getByText('Off', { exact: true }).waitFor();
  });

  it('gets a new password by e-mail', async () => {
    const name = unique();
    const page = await aPage();
    await register(page, name, 'first-pass');
    await page.goto('/app/me/security');
    await bind(page, 'E-mail', `${name}@example.com`, `${name}@example.com`);
    const bound = await codeSentTo(`${name}@example.com`);

    const lost = await aPage();
    await lost.goto('/auth/sign-in');
    await lost.getByRole('link', { name: 'Forgot your password?' }).click();
    await lost.getByLabel('E-mail').fill(`${name}@example.com`);
    await lost.getByRole('button', { name: 'Next' }).click();
    await lost.getByText(/a code is on its way/).waitFor();
    await lost.getByLabel('Code', { exact: true }).fill(await newerCode(`${name}@example.com`, bound));
    await lost.getByLabel('New password', { exact: true }).fill('second-pass');
    await lost.getByLabel('New password again').fill('second-pass');
    await lost.getByRole('button', { name: 'Reset password' }).click();
    await lost.waitForURL(/\/auth\/sign-in/);
    await signIn(lost, name, 'second-pass');
  });
});

/** The reset code comes after the one that bound the address; two random codes may be equal once in a million runs. */
async function newerCode(to: string, older: string): Promise<string> {
  for (;;) {
    const code = await codeSentTo(to);
    if (code !== older) return code;
  }
}

describe('WeChat', () => {
  const confirm = async (page: Page, nickname: string): Promise<void> => {
    await page.getByLabel('昵称').fill(nickname);
    await page.getByRole('button', { name: /Confirm/ }).click();
  };

  it('signs a new face up, knows it the next time, and lets it go only with a password set', async () => {
    const name = unique();
    const page = await aPage();
    await page.goto('/auth/sign-in?from=%2Fapp%2Fme%2Fsecurity');
    await page.getByRole('button', { name: 'Sign in with WeChat' }).click();
    await confirm(page, name);
    await page.getByRole('heading', { name: 'Complete your WeChat account' }).waitFor();
    expect(page.url()).not.toContain('token');
    await page.getByLabel('Username', { exact: true }).fill(name);
    await page.getByLabel('I have read and accept the').check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await row(page, 'WeChat').getByText('Bound', { exact: true }).waitFor();
    await row(page, 'WeChat').getByRole('button', { name: 'Unbind' }).click();
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    await row(page, 'WeChat').getByText('Bound', { exact: true }).waitFor();

    const again = await aPage();
    await again.goto('/auth/sign-in');
    await again.getByRole('button', { name: 'Sign in with WeChat' }).click();
    await confirm(again, name);
    await again.getByRole('button', { name: `Menu of ${name}` }).waitFor();
  });

  it('is bound to an account that has a password, and unbound', async () => {
    const name = unique();
    const page = await aPage();
    await register(page, name, 'first-pass');
    await page.goto('/app/me/security');
    await row(page, 'WeChat').getByRole('button', { name: 'Bind WeChat' }).click();
    await confirm(page, name);
    await row(page, 'WeChat').getByText('Bound', { exact: true }).waitFor();
    await row(page, 'WeChat').getByRole('button', { name: 'Unbind' }).click();
    await row(page, 'WeChat').getByText('Not bound').waitFor();
  });
});
