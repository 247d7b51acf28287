import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeKeyPair } from '@pte/local/key-pair';
import { privateKeyOf, signMessage } from '@pte/simulators/alipay/rsa2';
import { anOrder, learner, notificationOf, notify, type OrderView, paySilently, read, reasonOf } from './buying.js';
import { type PaymentService, startPaymentService } from './payment-service.js';

let service: PaymentService;
let order: OrderView;

beforeAll(async () => {
  service = await startPaymentService({ RATE_LIMIT_FACTOR: '100' });
});

afterAll(() => service?.stop());

beforeEach(async () => {
  await service.database.query('truncate payment_order');
  await service.database.query('delete from outbox');
  service.logged.length = 0;
  order = await anOrder(service);
});

const say = async (tradeStatus: string) => notify(service, await notificationOf(service, order, { tradeStatus }));
const status = async () => (await read(service, order)).status;

describe('a notification', () => {
  it.each(['TRADE_SUCCESS', 'TRADE_FINISHED'])('of %s pays the order, once', async (tradeStatus) => {
    const form = await notificationOf(service, order, { tradeStatus });
    expect(await Promise.all(Array.from({ length: 5 }, () => notify(service, form)))).toEqual(Array(5).fill(true));
    expect(await read(service, order)).toMatchObject({ status: 'paid', paidAt: expect.any(Number) });
    const data = { orderId: order.id, outTradeNo: order.outTradeNo, userId: 7, orderType: 1, days: 90 };
    expect(await service.events()).toEqual([{ type: 'order.paid.v1', data: expect.objectContaining(data) }]);
  });

  it('of a buyer who still thinks changes nothing, also after the payment', async () => {
    expect(await say('WAIT_BUYER_PAY')).toBe(true);
    expect(await status()).toBe('pending');
    await say('TRADE_SUCCESS');
    await say('WAIT_BUYER_PAY');
    await say('TRADE_CLOSED');
    expect(await status()).toBe('paid');
  });

  it('of a closed trade closes the order, and money that comes after all is not lost', async () => {
    expect(await say('TRADE_CLOSED')).toBe(true);
    expect(await status()).toBe('closed');
    expect(await say('TRADE_SUCCESS')).toBe(true);
    expect(await status()).toBe('paid');
  });

  describe('is refused, and nothing changes,', () => {
    afterEach(async () => {
      expect(await status()).toBe('pending');
      expect(await service.events()).toEqual([]);
      const lines = service.logged.join('\n');
      expect(lines).toContain('a payment notification was refused');
      expect(lines).not.toMatch(/buy\*|2088102177846880/);
    });

    it.each([
      ['the amount', { total_amount: '0.01' }],
      ['the amount, in other words,', { total_amount: '1.19e2' }],
      ['the application', { app_id: '2021000000000002' }],
      ['the seller', { seller_id: '2088000000000002' }],
      ['the number', { out_trade_no: '20261121_unknown' }],
      ['the status', { trade_status: 'TRADE_DREAMT' }],
    ])('when %s is another, though rightly signed', async (_, changed) => {
      expect(await notify(service, await notificationOf(service, order, { changed }))).toBe(false);
    });

    it('when something was changed after it was signed', async () => {
      const form = await notificationOf(service, order, { totalAmount: '0.01' });
      expect(await notify(service, { ...form, total_amount: '119.00' })).toBe(false);
    });

    it.each([
      ['somebody else', (form: Record<string, string>) => signMessage(privateKeyOf(makeKeyPair().privateKey), form)],
      ['nobody', ({ sign: _, ...form }: Record<string, string>) => form],
      ['the older way', (form: Record<string, string>) => ({ ...form, sign_type: 'RSA' })],
      ['an unknown way', (form: Record<string, string>) => ({ ...form, sign_type: 'NONE' })],
      ['nonsense', (form: Record<string, string>) => ({ ...form, sign: 'nonsense' })],
    ])('when it was signed by %s', async (_, forged) => {
      expect(await notify(service, forged(await notificationOf(service, order)))).toBe(false);
    });

    it('when it is empty', async () => {
      expect(await notify(service, {})).toBe(false);
    });
  });
});

describe('the way back', () => {
  it('says which order it was and pays nothing', async () => {
    const query = await notificationOf(service, order);
    const answer = await service.alipay.readReturn({ query });
    expect(answer).toEqual({ outTradeNo: order.outTradeNo, status: 'pending' });
    expect(await status()).toBe('pending');
    const forged = service.alipay.readReturn({ query: { ...query, trade_no: 'x' } });
    expect(await reasonOf(forged)).toBe('SIGNATURE_INVALID');
  });
});

describe('reconciliation', () => {
  const minutes = (count: number) => service.clock.advance(count * 60);

  it('finds a payment whose notification was lost, once', async () => {
    await paySilently(service, order);
    await service.reconcile();
    await service.reconcile();
    expect(await status()).toBe('paid');
    expect((await service.events()).map(({ type }) => type)).toEqual(['order.paid.v1']);
  });

  it.each(['opened', 'never opened'])('closes an order after its time whose page was %s', async (page) => {
    if (page === 'opened') await fetch(order.paymentUrl);
    await service.reconcile();
    minutes(29);
    await service.reconcile();
    expect(await status()).toBe('pending');
    minutes(2);
    await service.reconcile();
    expect(await status()).toBe('closed');
    expect((await fetch(order.paymentUrl)).status).toBe(page === 'opened' ? 400 : 200);
    const [row] = await service.database.query<{ next_check_at: Date | null }>(
      'select next_check_at from payment_order',
    );
    expect(row?.next_check_at).toBeNull();
  });

  it('finds the payment of an order that was closed meanwhile', async () => {
    await service.orders.closeOrder({ caller: learner, id: order.id });
    await paySilently(service, order);
    minutes(31);
    await service.reconcile();
    expect(await status()).toBe('paid');
  });
});

describe('without Alipay', () => {
  it('nothing changes, expired orders are closed in time, and are asked about until Alipay is back', async () => {
    const alone = await startPaymentService({ ALIPAY_GATEWAY: 'http://127.0.0.1:1/gateway.do' });
    try {
      const lonely = await anOrder(alone);
      const close = alone.orders.closeOrder({ caller: learner, id: lonely.id });
      expect(await reasonOf(close)).toBe('PAYMENT_UNAVAILABLE');
      alone.clock.advance(31 * 60);
      await alone.reconcile();
      expect(await read(alone, lonely)).toMatchObject({ status: 'pending' });
      alone.clock.advance(5 * 3600);
      await alone.reconcile();
      expect(await read(alone, lonely)).toMatchObject({ status: 'closed' });
      const [row] = await alone.database.query<{ next_check_at: Date | null }>(
        'select next_check_at from payment_order',
      );
      expect(row?.next_check_at).not.toBeNull();
    } finally {
      await alone.stop();
    }
  });

  it('a key that signs nothing leaves a failed order', async () => {
    const broken = await startPaymentService({ ALIPAY_APP_PRIVATE_KEY: 'bm8ga2V5' });
    try {
      expect(await reasonOf(anOrder(broken))).toBe('PAYMENT_UNAVAILABLE');
      const [row] = await broken.database.query<{ id: number }>('select id from payment_order');
      expect(await read(broken, row!)).toMatchObject({ status: 'failed', paymentUrl: null });
    } finally {
      await broken.stop();
    }
  });
});
