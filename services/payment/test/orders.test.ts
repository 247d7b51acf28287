import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { admin, anOrder, learner, notificationOf, notify, orderIn, paySilently, read, reasonOf } from './buying.js';
import { type PaymentService, startPaymentService } from './payment-service.js';

let service: PaymentService;

beforeAll(async () => {
  service = await startPaymentService();
});

afterAll(() => service?.stop());

beforeEach(async () => {
  await service.database.query('truncate payment_order, idempotency_key');
  await service.database.query('delete from outbox');
});

const page = { mine: false, sortBy: 'id', descending: true, limit: 20, offset: 0, countOnly: false, withCount: false };
const listed = async (given: object) => {
  const { json } = await service.orders.listOrders({ caller: admin, ...page, ...given });
  return (JSON.parse(json) as { id: number }[]).map(({ id }) => id);
};

describe('a new order', () => {
  it('costs what its plan costs, lives half an hour and leads to the provider', async () => {
    const order = await anOrder(service);
    expect(order).toMatchObject({
      ...{ userId: 7, provider: 'alipay', subject: 'VIP 3 months', amount: 119, currency: 'CNY', status: 'pending' },
      ...{ orderType: 1, returnUrl: null, notifyUrl: 'https://pte.example/api/payment/alipay/notify' },
      ...{ paidAt: null, refundedAt: null, expiresAt: order.createdAt + 1800 },
    });
    expect(order.outTradeNo).toMatch(/^\d{8}_[0-9a-f]{20}$/);
    const shown = await (await fetch(order.paymentUrl)).text();
    expect(shown).toContain('¥119.00');
    expect(shown).toContain(order.outTradeNo);
    const { searchParams } = new URL(order.paymentUrl);
    expect(searchParams.get('return_url')).toBe('https://pte.example/app/me/orders');
  });

  it('of a phone goes to the page for phones, and comes back to where its buyer was', async () => {
    const { searchParams } = new URL((await anOrder(service, { mobile: true, returnUrl: '/vip?plan=1' })).paymentUrl);
    expect(searchParams.get('method')).toBe('alipay.trade.wap.pay');
    expect(searchParams.get('return_url')).toBe('https://pte.example/vip?plan=1');
  });

  it('of a free amount is for admins and grants nothing', async () => {
    const request = { subject: 'A lesson', amount: 1, idempotencyKey: '' };
    expect(await reasonOf(service.orders.createGeneralOrder({ ...request, caller: learner }))).toBe('ADMIN_REQUIRED');
    const created = JSON.parse((await service.orders.createGeneralOrder({ ...request, caller: admin })).json);
    expect(created.order).toMatchObject({ amount: 0.01, orderType: null });
    expect(await notify(service, await notificationOf(service, created.order, { totalAmount: '0.01' }))).toBe(true);
    expect(await service.events()).toMatchObject([{ type: 'order.paid.v1', data: { orderType: null, days: 0 } }]);
  });

  it('is one for one idempotency key, however many ask at once', async () => {
    const request = { caller: learner, orderType: 0, mobile: false, idempotencyKey: 'the-same-key' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.orders.createVipOrder(request)));
    expect(new Set(answers.map(({ json }) => json)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await listed({})).toHaveLength(1);
    const another = service.orders.createVipOrder({ ...request, orderType: 1 });
    expect(await reasonOf(another)).toBe('IDEMPOTENCY_KEY_REUSED');
    await service.orders.createVipOrder({ ...request, mobile: true });
    expect(await listed({})).toHaveLength(2);
  });

  it('is refused after twenty in ten minutes, also when they come at once, but repeated ones are not', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 22 }, (_, n) => anOrder(service, { idempotencyKey: `key-no-${n}` })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await reasonOf(anOrder(service))).toBe('RATE_LIMITED');
    const first = made.findIndex(({ status }) => status === 'fulfilled');
    await anOrder(service, { idempotencyKey: `key-no-${first}` });
    await anOrder(service, { caller: { userId: 8, type: 2 } });
    service.clock.advance(601);
    await anOrder(service);
  });
});

describe('reading orders', () => {
  it("shows one's own, and all to admins", async () => {
    const mine = await anOrder(service);
    const theirs = await anOrder(service, { caller: { userId: 8, type: 2 } });
    expect(await reasonOf(service.orders.getOrder({ caller: learner, id: theirs.id }))).toBe('ORDER_NOT_FOUND');
    expect(await reasonOf(service.orders.getOrder({ caller: learner, id: 2_000_000_000 }))).toBe('ORDER_NOT_FOUND');
    expect(await listed({ caller: learner, userId: 8, search: theirs.outTradeNo })).toEqual([mine.id]);
    expect(await listed({})).toEqual([theirs.id, mine.id]);
    expect(await listed({ mine: true })).toEqual([]);
    expect(await listed({ userId: 8 })).toEqual([theirs.id]);
    expect(await listed({ search: mine.outTradeNo.slice(2, -2) })).toEqual([mine.id]);
    expect(await listed({ search: 'vip 3 MONTHS' })).toHaveLength(2);
    expect(await listed({ search: '%%' })).toEqual([]);
  });

  it('sorts, pages and counts', async () => {
    const cheap = await anOrder(service, { orderType: 0 });
    const dear = await anOrder(service, { orderType: 2 });
    const middle = await anOrder(service, { orderType: 1 });
    await notify(service, await notificationOf(service, middle));
    expect(await listed({ sortBy: 'amount', descending: false })).toEqual([cheap.id, middle.id, dear.id]);
    expect(await listed({ sortBy: 'paidAt' })).toEqual([middle.id, dear.id, cheap.id]);
    expect(await listed({ sortBy: 'paidAt', descending: false, limit: 2, offset: 1 })).toEqual([dear.id, middle.id]);
    expect(await listed({ status: 'paid' })).toEqual([middle.id]);
    const counted = await service.orders.listOrders({ caller: admin, ...page, status: 'pending', countOnly: true });
    expect(counted).toEqual({ json: '[]', count: 2 });
    expect(await reasonOf(listed({ sortBy: 'user_id; drop table payment_order' }))).toBe('VALIDATION');
  });
});

describe('closing', () => {
  const close = (id: number, caller = learner) => service.orders.closeOrder({ caller, id });

  it('is for pending orders; whoever has the page open cannot pay any more', async () => {
    const order = await anOrder(service);
    await fetch(order.paymentUrl);
    expect(orderIn(await close(order.id))).toMatchObject({ id: order.id, status: 'closed' });
    expect((await fetch(order.paymentUrl)).status).toBe(400);
    expect(await reasonOf(close(order.id))).toBe('ORDER_ALREADY_PROCESSED');
    expect(await service.events()).toMatchObject([{ type: 'order.closed.v1', data: { orderId: order.id } }]);
  });

  it("is not for others' orders", async () => {
    const order = await anOrder(service);
    expect(await reasonOf(close(order.id, { userId: 8, type: 2 }))).toBe('ORDER_NOT_FOUND');
  });

  it('finds out that the order was paid meanwhile', async () => {
    const order = await anOrder(service);
    await paySilently(service, order);
    expect(await reasonOf(close(order.id))).toBe('ORDER_ALREADY_PROCESSED');
    expect(await read(service, order)).toMatchObject({ status: 'paid' });
  });
});

describe('a refund', () => {
  const refund = (id: number, caller = admin) => service.orders.refundOrder({ caller, id, reason: 'asked for' });

  it('gives a paid order back, once, and says how many days it had granted', async () => {
    const order = await anOrder(service);
    expect(await reasonOf(refund(order.id))).toBe('ORDER_NOT_PAID');
    await paySilently(service, order);
    await service.reconcile();
    expect(orderIn(await refund(order.id))).toMatchObject({ status: 'closed', refundedAt: expect.any(Number) });
    expect(await reasonOf(refund(order.id))).toBe('ORDER_NOT_PAID');
    const late = await notificationOf(service, order);
    expect(await notify(service, late)).toBe(true);
    expect(await read(service, order)).toMatchObject({ status: 'closed' });
    const refunded = { orderId: order.id, userId: 7, days: 90 };
    expect(await service.events()).toMatchObject([
      { type: 'order.paid.v1' },
      { type: 'order.refunded.v1', data: refunded },
    ]);
  });

  it('changes nothing where the provider refuses', async () => {
    const order = await anOrder(service);
    await notify(service, await notificationOf(service, order));
    expect(await reasonOf(refund(order.id))).toBe('PAYMENT_UNAVAILABLE');
    expect(await read(service, order)).toMatchObject({ status: 'paid', refundedAt: null });
  });

  it('is for super admins', async () => {
    const order = await anOrder(service);
    expect(await reasonOf(refund(order.id, { userId: 2, type: 1 }))).toBe('SUPER_ADMIN_REQUIRED');
  });
});

describe('the table itself', () => {
  it.each([
    [`status = 'closed'`, `status = 'pending'`],
    [`status = 'paid', paid_at = now()`, `status = 'pending'`],
    [`status = 'paid', paid_at = now()`, `status = 'closed'`],
    [`status = 'paid', paid_at = now()`, 'amount = 1'],
  ])('goes to %s but from there not to %s', async (step, wrong) => {
    const { id } = await anOrder(service);
    await service.database.query(`update payment_order set ${step} where id = $1`, [id]);
    const refused = service.database.query(`update payment_order set ${wrong} where id = $1`, [id]);
    await expect(refused).rejects.toMatchObject({ code: '23514' });
  });
});
