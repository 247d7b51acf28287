import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api, Learner } from '../api.js';
import { answers, badFields, type Row } from '../table.js';

const vip = 'PUT /api/payment/alipay/order/vip';
const wap = `${vip}/wap`;
const general = 'PUT /api/payment/alipay/order/new';
const list = 'GET /api/payment/order';
const foreignSites = ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', 'vip'];
const badReturns = [...foreignSites, '', `/${'x'.repeat(500)}`, 1, null];

const badQueries = [
  'status=open',
  'provider=wechat',
  'mine=1',
  'userId=x',
  'sortBy=userId',
  'limit=101',
  'limit=0',
  'offset=-1',
];
const orderCalls: Row[] = [
  ['nobody', vip, '401 UNAUTHORIZED'],
  ['nobody', wap, '401 UNAUTHORIZED'],
  ['nobody', list, '401 UNAUTHORIZED'],
  ['nobody', 'GET /api/payment/order/1', '401 UNAUTHORIZED'],
  ['learner', general, '403 ADMIN_REQUIRED'],
  ['learner', 'POST /api/payment/order/nonsense/refund', '403 SUPER_ADMIN_REQUIRED'],
  ['manager', 'POST /api/payment/order/2000000000/refund', '403 SUPER_ADMIN_REQUIRED', { body: { reason: 'x' } }],
  ['admin', 'POST /api/payment/order/2000000000/refund', '404 ORDER_NOT_FOUND', { body: { reason: 'x' } }],
  ['learner', 'GET /api/payment/order/2000000000', '404 ORDER_NOT_FOUND'],
  ['learner', 'GET /api/payment/order/nonsense', '400 VALIDATION id'],
  ['learner', 'POST /api/payment/order/2000000000/close', '404 ORDER_NOT_FOUND'],
  [
    'learner',
    vip,
    '400 VALIDATION idempotencyKey',
    { body: { orderType: 0 }, headers: { 'idempotency-key': 'short' } },
  ],
  ['not-a-token', 'GET /api/payment/alipay/callback?sign=x', '400 SIGNATURE_INVALID'],
  ['learner', 'POST /api/dev/alipay/sign', '403 SUPER_ADMIN_REQUIRED'],
];

interface Order {
  readonly id: number;
  readonly outTradeNo: string;
  readonly status: string;
}

/** api.md 14, its events of 15 and its helps of 16 */
export const payments = (api: Api) =>
  describe('payments', () => {
    let buyer: Learner;
    beforeAll(async () => {
      buyer = await api.register();
    });

    const buy = async (who: string, body: object, call = vip): Promise<Order> =>
      (await api.ask(who, call, { body })).data.order;
    const read = (id: number): Promise<Order & Record<string, unknown>> => api.get('admin', `/api/payment/order/${id}`);
    const pay = (outTradeNo: string, result = 'success') =>
      api.ask('nobody', `POST /api/dev/alipay/cashier/${outTradeNo}`, { body: { result } });
    const sign = async (outTradeNo: string, given: object = {}): Promise<Record<string, string>> =>
      (
        await api.ask('admin', 'POST /api/dev/alipay/sign', {
          body: { outTradeNo, tradeStatus: 'TRADE_SUCCESS', ...given },
        })
      ).data.form;
    const notify = async (form: Record<string, string>) => {
      const body = new URLSearchParams(form);
      const response = await fetch(`${api.address}/api/payment/alipay/notify`, { method: 'POST', body });
      return `${response.status} ${await response.text()}`;
    };
    const vipUntil = async ({ token }: Learner): Promise<number | null> =>
      (await api.ask(token, 'POST /api/user')).data.user.vipUntil;

    answers(api, [
      ...orderCalls,
      ...badQueries.map((query): Row => ['admin', `${list}?${query}`, `400 VALIDATION ${query.split('=')[0]}`]),
      ['admin', `${list}?search=x`, '400 SEARCH_TOO_SHORT search'],
      ...badFields('vip', vip, () => ({ orderType: 0 }), {
        orderType: [3, -1, 1.5, '1', null, undefined],
        returnUrl: badReturns,
      }),
      ...badFields('vip', wap, () => ({ orderType: 0 }), { orderType: [3, undefined] }),
      ...badFields('admin', general, () => ({ subject: 'A lesson', amount: 5 }), {
        subject: ['', ' ', 'x'.repeat(129), 1, undefined],
        amount: [0, 0.001, 1.234, 100_000.01, -1, '5', null, undefined],
        currency: ['USD', '', 1],
        returnUrl: foreignSites,
      }),
      ...badFields('admin', 'POST /api/payment/order/1/refund', () => ({}), {
        reason: ['', 'x'.repeat(201), 1, undefined],
      }),
    ]);

    it('sells what the configuration offers, at its price', async () => {
      const { plans, payment } = await api.get('nobody', '/api/config');
      expect(payment.methods).toEqual([
        { id: 'alipay', enabled: true },
        { id: 'wechat', enabled: false },
      ]);
      for (const { orderType, price } of plans) {
        const { data } = await api.ask(buyer.token, vip, { body: { orderType, amount: 0.01 } });
        expect(data.order).toMatchObject({ orderType, amount: price, userId: buyer.id, status: 'pending' });
        expect(data.order.expiresAt).toBe(data.order.createdAt + 1800);
        expect(data.paymentUrl).toBe(data.order.paymentUrl);
        expect(await (await fetch(data.paymentUrl)).text()).toContain(`¥${price}.00`);
      }
    });

    it('makes one order of one key, and says so in both languages when it is another body', async () => {
      const headers = { 'idempotency-key': 'one-key-for-ten', 'accept-language': 'en' };
      const ask = (orderType: number) => api.ask(buyer.token, wap, { body: { orderType }, headers });
      const all = await Promise.all(Array.from({ length: 10 }, () => ask(1)));
      expect(new Set(all.map(({ data }) => data.order.id)).size).toBe(1);
      expect(all.filter(({ headers: each }) => each.get('idempotent-replay') === 'true')).toHaveLength(9);
      expect(await ask(2)).toMatchObject({ outcome: '409 IDEMPOTENCY_KEY_REUSED', body: { message: 'Conflict' } });
    });

    it('pays by the cashier, grants VIP once, tells the buyer, and shows the order to nobody else', async () => {
      const [person, stranger] = await Promise.all([api.register(), api.register()]);
      const order = await buy(person.token, { orderType: 1, returnUrl: '/vip' });
      const page = await api.open(`/api/dev/alipay/cashier/${order.outTradeNo}`);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await page.text()).toMatch(/value="success"[\s\S]*value="close"/);
      expect((await pay(order.outTradeNo)).data).toEqual({ delivered: 'success' });
      const days = 90 * 86_400;
      const until = await eventually(async () => {
        const seen = await vipUntil(person);
        expect(seen).not.toBeNull();
        return Number(seen);
      });
      expect(Math.abs(until - days - Date.now() / 1000)).toBeLessThan(60);
      expect(await notify(await sign(order.outTradeNo))).toBe('200 success');
      expect(await read(order.id)).toMatchObject({ status: 'paid', paidAt: expect.any(Number) });
      expect((await api.ask(person.token, `POST /api/payment/order/${order.id}/close`)).body).toMatchObject({
        code: 409,
        reason: 'ORDER_ALREADY_PROCESSED',
        message: '订单已处理',
      });
      expect((await api.ask(stranger.token, `GET /api/payment/order/${order.id}`)).outcome).toBe('404 ORDER_NOT_FOUND');
      expect(await api.get(stranger.token, '/api/payment/order')).toEqual([]);
      expect(await api.get('admin', `/api/payment/order?search=${order.outTradeNo}&count=true`)).toEqual({ count: 1 });
      expect(await vipUntil(person)).toBe(until);
    });

    it('refunds once and takes the days back; money for a closed order is not lost', async () => {
      const person = await api.register();
      const order = await buy(person.token, { orderType: 0 });
      const refund = () =>
        api.ask('admin', `POST /api/payment/order/${order.id}/refund`, { body: { reason: 'asked for' } });
      expect((await refund()).outcome).toBe('409 ORDER_NOT_PAID');
      expect((await api.ask(person.token, `POST /api/payment/order/${order.id}/close`)).data.status).toBe('closed');
      expect((await pay(order.outTradeNo)).outcome).toBe('200');
      await eventually(async () => expect(await vipUntil(person)).not.toBeNull());
      expect((await refund()).data).toMatchObject({ status: 'closed', refundedAt: expect.any(Number) });
      expect((await refund()).outcome).toBe('409 ORDER_NOT_PAID');
      await eventually(async () => expect(await vipUntil(person)).toBeLessThanOrEqual(Date.now() / 1000 + 1));
      expect(await notify(await sign(order.outTradeNo))).toBe('200 success');
      expect(await read(order.id)).toMatchObject({ status: 'closed' });
    });

    it('refuses notifications in which anything is wrong', async () => {
      const order = await buy(buyer.token, { orderType: 0 });
      const good = await sign(order.outTradeNo);
      const less = await sign(order.outTradeNo, { totalAmount: '0.01' });
      for (const form of [
        less,
        { ...good, total_amount: '70.00' },
        { ...good, app_id: 'x' },
        { ...good, sign: 'x' },
        {},
      ])
        expect(await notify(form)).toBe('200 fail');
      expect(await notify(await sign(order.outTradeNo, { tradeStatus: 'WAIT_BUYER_PAY' }))).toBe('200 success');
      expect(await read(order.id)).toMatchObject({ status: 'pending' });
      const callback = `GET /api/payment/alipay/callback?${new URLSearchParams(good)}`;
      expect((await api.ask('nobody', callback)).data).toEqual({ outTradeNo: order.outTradeNo, status: 'pending' });
      expect(await notify(await sign(order.outTradeNo, { tradeStatus: 'TRADE_CLOSED' }))).toBe('200 success');
      expect(await read(order.id)).toMatchObject({ status: 'closed' });
    });

    it('creates twenty orders in ten minutes, and a repeated one besides', async () => {
      const { token } = await api.register();
      const headers = { 'idempotency-key': 'the-first-order' };
      await api.ask(token, vip, { body: { orderType: 0 }, headers });
      for (let count = 1; count < 20; count += 1) await buy(token, { orderType: 0 });
      expect((await api.ask(token, vip, { body: { orderType: 0 } })).outcome).toBe('503 RATE_LIMITED');
      expect((await api.ask(token, vip, { body: { orderType: 0 }, headers })).outcome).toBe('200');
      expect(await api.get(token, '/api/payment/order?status=pending&count=true')).toEqual({ count: 20 });
    });
  });
