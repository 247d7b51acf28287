import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '../../lib/api/shapes.js';
import { writeToken } from '../../lib/storage/token-cookie.js';
import { lily, openPage, press } from '../../testing/fake-bank.js';
import { type Route, serveApi } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { OrdersPage } from './orders.page.js';
import { VipPage } from './vip.page.js';

const soon = () => Math.floor(Date.now() / 1000) + 1_700;
const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 77,
  outTradeNo: '20261121-9f2c41d07ab3e655',
  subject: 'VIP 3 months',
  amount: 119,
  currency: 'CNY',
  provider: 'alipay',
  status: 'pending',
  orderType: 1,
  paymentUrl: 'https://pay.example/77',
  paidAt: null,
  expiresAt: soon(),
  refundedAt: null,
  createdAt: soon() - 1_800,
  ...change,
});
const plan = (orderType: number, months: number, price: number, originalPrice: number) => ({
  ...{ orderType, key: `${months}`, months, days: months * 30, price, originalPrice, currency: 'CNY', badge: null },
});
const config = { plans: [plan(0, 1, 69, 79), plan(1, 3, 119, 158), plan(2, 6, 149, 237)], wechat: {}, features: {} };

/** What the browser does with a tab that was opened in the click. */
const tabs: { address: string | null; closed: boolean }[] = [];
const letTabsOpen = (isAllowed: boolean) => {
  window.open = (() => {
    if (!isAllowed) return null;
    const tab = { address: null as string | null, closed: false };
    tabs.push(tab);
    return {
      get closed() {
        return tab.closed;
      },
      location: { replace: (address: string) => (tab.address = address) },
      close: () => (tab.closed = true),
    };
  }) as never;
};

const serve = (routes: Record<string, Route> = {}) =>
  serveApi({
    'GET /config': () => config,
    'GET /payment/order/*': () => anOrder(),
    'POST /user': () => ({ token: 'fresh', user: lily, expiresAt: 1 }),
    ...routes,
  });
const order = '/payment/alipay/order/vip';
const pay = async () => press(await screen.findByRole('button', { name: /去支付/ }));

beforeAll(() => startTexts());
beforeEach(() => {
  writeToken('token');
  localStorage.removeItem('pte-last-order');
  tabs.length = 0;
  letTabsOpen(true);
});

describe('buying VIP', () => {
  it('creates one order of the chosen plan, opens its page in a tab and waits for it', async () => {
    const calls = serve({ [`PUT ${order}`]: () => ({ order: anOrder(), paymentUrl: 'https://pay.example/77' }) });
    const { address } = await openPage(<VipPage />, '/vip');
    await press(await screen.findByRole('radio', { name: /6 个月/ }));
    await pay();
    await screen.findByRole('heading', { name: '等待支付完成' });
    const created = calls.filter(({ path }) => path === order);
    expect(created.map(({ body }) => body)).toEqual([{ orderType: 2, returnUrl: '/vip?order=last' }]);
    expect(tabs).toEqual([{ address: 'https://pay.example/77', closed: false }]);
    expect(address()).toBe('/vip?order=77');
  });

  it('takes the middle plan at first and shows what it would have cost', async () => {
    serve();
    await openPage(<VipPage />, '/vip');
    const middle = await screen.findByRole('radio', { name: /3 个月/ });
    expect(middle).toHaveProperty('checked', true);
    expect(middle.closest('label')?.textContent).toContain('原价¥158');
    expect(middle.closest('label')?.textContent).toContain('约 ¥39.7/月');
  });

  it('says the server’s own sentence, closes the tab and lets the learner try again', async () => {
    serve({ [`PUT ${order}`]: () => ({ status: 502, reason: 'PAYMENT_UNAVAILABLE', message: '支付渠道没有应答' }) });
    const { store } = await openPage(<VipPage />, '/vip');
    await pay();
    await waitFor(() => expect(store.getState().toasts.map(({ message }) => message)).toEqual(['支付渠道没有应答']));
    expect(tabs).toEqual([{ address: null, closed: true }]);
    expect((await screen.findByRole('button', { name: /去支付/ })).getAttribute('aria-disabled')).toBeNull();
  });

  it('offers the link where the browser blocked the tab', async () => {
    letTabsOpen(false);
    serve({ [`PUT ${order}`]: () => ({ order: anOrder(), paymentUrl: 'https://pay.example/77' }) });
    await openPage(<VipPage />, '/vip');
    await pay();
    expect(await screen.findByText(/浏览器拦截了新窗口/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '重新打开支付页' }).getAttribute('href')).toBe('https://pay.example/77');
  });

  it('keeps the plan over a sign-in', async () => {
    serve();
    await openPage(<VipPage />, '/vip?plan=2', { user: null });
    const link = await screen.findByRole('link', { name: '登录后开通' });
    expect(link.getAttribute('href')).toBe('/auth/sign-in?from=%2Fvip%3Fplan%3D2');
  });

  it('says that WeChat comes later', async () => {
    serve();
    const { store } = await openPage(<VipPage />, '/vip');
    await press(await screen.findByRole('radio', { name: /微信支付/ }));
    expect(store.getState().toasts.map(({ message }) => message)).toEqual(['目前仅支持支付宝']);
    expect(screen.getByRole('radio', { name: '支付宝' })).toHaveProperty('checked', true);
  });
});

describe('waiting for a payment', () => {
  it('turns to success when the order is paid and VIP is there', async () => {
    const vipUntil = soon() + 90 * 86_400;
    let paid = false;
    serve({
      'GET /payment/order/*': () => (paid ? anOrder({ status: 'paid', paidAt: soon() }) : anOrder()),
      'POST /user': () => ({ token: 'fresh', user: { ...lily, vipUntil }, expiresAt: 1 }),
    });
    await openPage(<VipPage />, '/vip?order=77');
    await screen.findByRole('heading', { name: '等待支付完成' });
    paid = true;
    await press(screen.getByRole('button', { name: '我已完成支付' }));
    expect(await screen.findByText(/会员有效期至/)).toBeTruthy();
    expect(document.title).toContain('支付成功');
  });

  it('asks again by itself every 3 seconds', async () => {
    jest.useFakeTimers();
    try {
      const calls = serve();
      await openPage(<VipPage />, '/vip?order=77');
      await act(() => jest.advanceTimersByTimeAsync(100));
      const asked = () => calls.filter(({ path }) => path === '/payment/order/77').length;
      const before = asked();
      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(asked() - before).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [{ status: 'closed' as const }, '订单已关闭'],
    [{ status: 'failed' as const }, '支付失败'],
    [{ expiresAt: 1_000 }, '订单已过期'],
    [{ status: 'closed' as const, refundedAt: 1_000 }, '订单已退款'],
  ])('ends with %j, and another order can be made', async (change, title) => {
    serve({ 'GET /payment/order/*': () => anOrder(change) });
    await openPage(<VipPage />, '/vip?order=77');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: '重新下单' }).getAttribute('href')).toBe('/vip?plan=1');
  });

  it.each(['last', 'abc'])('knows no order named %s', async (name) => {
    serve();
    await openPage(<VipPage />, `/vip?order=${name}`);
    expect(await screen.findByRole('heading', { name: '没有找到这个订单' })).toBeTruthy();
  });
});

describe('my orders', () => {
  const list = (orders: Order[], count = orders.length): Record<string, Route> => ({
    'GET /payment/order': ({ query }) => (query.get('count') ? { count } : orders),
  });

  it('are the learner’s own, ten a page, by status', async () => {
    const calls = serve(list([anOrder()], 23));
    await openPage(<OrdersPage />, '/app/me/orders?status=pending&page=3');
    expect(await screen.findByRole('link', { name: 'VIP 3 months' })).toBeTruthy();
    const asked = calls.find(({ query }) => query.get('limit'));
    expect(Object.fromEntries(asked!.query)).toEqual({ limit: '10', offset: '20', status: 'pending', mine: 'true' });
  });

  it('let a pending one be continued, and say why an expired one cannot', async () => {
    serve(list([anOrder(), anOrder({ id: 78, expiresAt: 1_000 })]));
    const { store } = await openPage(<OrdersPage />, '/app/me/orders');
    const [first, second] = await screen.findAllByRole('button', { name: '继续支付' });
    await press(second!);
    await waitFor(() => expect(store.getState().toasts.map(({ message }) => message)).toEqual(['订单已过期']));
    expect(tabs).toEqual([]);
    await press(first!);
    await waitFor(() => expect(tabs.map(({ address }) => address)).toEqual(['https://pay.example/77']));
  });

  it('say what failed as a toast and in the page', async () => {
    serve({ 'GET /payment/order': () => ({ status: 500, reason: 'INTERNAL', message: '服务器内部错误' }) });
    const { store } = await openPage(<OrdersPage />, '/app/me/orders');
    expect(await screen.findByText('订单加载失败')).toBeTruthy();
    expect(store.getState().toasts.map(({ message }) => message)).toEqual(['服务器内部错误']);
  });

  it('lead to VIP where there are none', async () => {
    serve(list([]));
    await openPage(<OrdersPage />, '/app/me/orders');
    expect((await screen.findByRole('link', { name: '开通 VIP' })).getAttribute('href')).toBe('/vip');
  });
});
