import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stackAddress } from '@pte/testing/stack-address';
import type { Page } from 'playwright-core';
import { type Visit, visit } from './chromium.js';
import { call } from './staff.js';

let buyer: Visit;
let page: Page;

/** A learner of their own, so that no other test's VIP is in the way. */
beforeEach(async () => {
  buyer = await visit();
  page = buyer.page;
  const name = `b${Date.now().toString(36)}${randomInt(1_000)}`;
  const { token } = await call<{ token: string }>('PUT', '/user/register', undefined, { name, password: 'buyer-pass' });
  await page.context().addCookies([{ name: 'token', value: token, url: stackAddress() }]);
});
afterEach(async () => {
  const complaints = [...buyer.complaints];
  await buyer.end();
  expect(complaints).toEqual([]);
});

const plans = [
  ['1 month', 30, '69'],
  ['3 months', 90, '119'],
  ['6 months', 180, '149'],
] as const;

const choose = async (plan: string): Promise<void> => {
  await page.goto('/vip');
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check({ force: true });
};
const payButton = () => page.getByRole('button', { name: /^Pay ¥/ });
const daysOfVip = async (): Promise<number> => {
  const { vipUntil } = JSON.parse(await page.evaluate(() => localStorage.getItem('user-info') ?? '{}')) as {
    vipUntil: number;
  };
  return Math.round((vipUntil - Date.now() / 1000) / 86_400);
};
const turnsToSuccess = async (days: number): Promise<void> => {
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  await page.getByText(/^VIP until/).waitFor();
  expect(await daysOfVip()).toBe(days);
  await page.goto('/app/me/vip');
  await page.getByText(/^VIP until/).waitFor();
};

describe('on a desktop', () => {
  it.each(plans)('%s is paid in a tab of its own, and the waiting page turns to success', async (plan, days, price) => {
    await choose(plan);
    const [cashier] = await Promise.all([page.waitForEvent('popup'), payButton().click()]);
    await page.getByRole('heading', { name: 'Waiting for the payment' }).waitFor();
    await cashier.getByText(`¥${price}.00`).waitFor();
    await cashier.getByRole('button', { name: '确认付款' }).click();
    await turnsToSuccess(days);
  });

  it('a pending order is continued from the orders', async () => {
    await choose('1 month');
    const [cashier] = await Promise.all([page.waitForEvent('popup'), payButton().click()]);
    await cashier.getByRole('button', { name: '确认付款' }).waitFor();
    await cashier.close();
    await page.goto('/app/me/orders');
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Continue payment' }).click(),
    ]);
    await again.getByRole('button', { name: '确认付款' }).click();
    await turnsToSuccess(30);
    await page.goto('/app/me/orders');
    await page.locator('[data-status=paid]').waitFor();
  });

  it('an expired one cannot be continued', async () => {
    await choose('1 month');
    await Promise.all([page.waitForEvent('popup'), payButton().click()]);
    await page.getByRole('heading', { name: 'Waiting for the payment' }).waitFor();
    // Half an hour cannot be waited for: the answer says that it has passed.
    await page.route(/\/api\/payment\/order\?/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/"expiresAt":\d+/g, '"expiresAt":1700000000');
      await route.fulfill({ response, body });
    });
    await page.goto('/app/me/orders');
    await page.locator('[data-status=expired]').waitFor();
    await page.getByRole('button', { name: 'Continue payment' }).click();
    await page.getByText('Order expired').waitFor();
    expect(page.url()).toContain('/app/me/orders');
  });
});

describe('on a phone', () => {
  beforeEach(() => page.setViewportSize({ width: 390, height: 844 }));

  it.each(plans)('%s is paid in the same page, which comes back', async (plan, days, price) => {
    await choose(plan);
    await payButton().click();
    await page.getByText(`¥${price}.00`).waitFor();
    await page.getByRole('button', { name: '确认付款' }).click();
    await page.waitForURL(/\/vip\?order=last/);
    await turnsToSuccess(days);
  });
});
