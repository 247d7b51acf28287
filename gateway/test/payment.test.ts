import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { vipGranted } from '@pte/events/user/vip-granted.v1';
import { DomainError } from '@pte/service-kit/domain-error';
import { eventually } from '@pte/testing/eventually';
import { BrowserStream } from './support/browser-stream.js';
import { aGateway, type TestGateway } from './support/gateway.js';
import { people } from './support/people.js';
import { aPublisher } from './support/publisher.js';
import { anOrder } from './support/shapes.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({ SITE_URL: 'https://pte.example' });
});

afterAll(() => gateway?.stop());

beforeEach(() => {
  gateway.services.calls.length = 0;
  const created = JSON.stringify({ order: anOrder, paymentUrl: anOrder.paymentUrl });
  for (const call of ['createVipOrder', 'createGeneralOrder'])
    gateway.services.on(call, () => ({ json: created, replayed: false }));
});

const order = (body: object, headers: Record<string, string> = {}, path = '/vip') =>
  gateway.ask('PUT', `/api/payment/alipay/order${path}`, { token: 'admin', body, headers });

describe('an order', () => {
  it('reaches the service as it was asked for, and prices are not for the client to say', async () => {
    const answered = await order({ orderType: 2, amount: 0.01 }, { 'idempotency-key': 'a-key-of-mine' }, '/vip/wap');
    expect(answered.body.data).toEqual({ order: anOrder, paymentUrl: anOrder.paymentUrl });
    const caller = { userId: 1, type: 0 };
    expect(gateway.services.requestsOf('createVipOrder')).toEqual([
      expect.objectContaining({ caller, orderType: 2, mobile: true, idempotencyKey: 'a-key-of-mine' }),
    ]);
  });

  it('says that it is a repetition', async () => {
    gateway.services.on('createVipOrder', () => ({ json: '{}', replayed: true }));
    const { headers } = await order({ orderType: 0 }, { 'idempotency-key': 'a-key-of-mine' });
    expect(headers.get('idempotent-replay')).toBe('true');
  });

  it.each([
    [0.01, 1],
    [19.99, 1_999],
    [1.1, 110],
    [100_000, 10_000_000],
  ])('of %d yuan is one of %d fen', async (amount, fen) => {
    await order({ subject: 'A lesson', amount }, {}, '/new');
    expect(gateway.services.requestsOf('createGeneralOrder')).toEqual([expect.objectContaining({ amount: fen })]);
  });

  it.each(['/vip?order=5', 'https://pte.example/vip'])('may come back to %s', async (returnUrl) => {
    expect((await order({ orderType: 0, returnUrl })).status).toBe(200);
  });

  it('may come back to the address by which the browser came', async () => {
    expect((await order({ orderType: 0, returnUrl: `${gateway.url}/vip` })).status).toBe(200);
    const refused = await order({ orderType: 0, returnUrl: 'https://evil.example/vip' });
    expect(refused.body).toMatchObject({ code: 400, reason: 'VALIDATION', fields: { returnUrl: expect.any(String) } });
  });
});

describe('a notification', () => {
  const notify = async (body: string | URLSearchParams, headers = {}) => {
    const response = await fetch(`${gateway.url}/api/payment/alipay/notify`, { method: 'POST', body, headers });
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  const said = (text: string) => [200, 'text/plain; charset=utf-8', text];
  const form = { out_trade_no: anOrder.outTradeNo, subject: 'VIP 三个月 & 100%', sign: 'a+b/c==' };

  it('reaches the service letter by letter, whoever sends it', async () => {
    gateway.services.on('receiveNotification', () => ({ accepted: true }));
    expect(await notify(new URLSearchParams(form), { authorization: 'not-a-token' })).toEqual(said('success'));
    expect(gateway.services.requestsOf('receiveNotification')).toEqual([{ form }]);
  });

  it.each<[string, () => unknown]>([
    ['refuses it', () => ({ accepted: false })],
    [
      'is away',
      () => {
        throw new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable');
      },
    ],
  ])('is to be repeated when the service %s', async (_, answer) => {
    gateway.services.on('receiveNotification', answer);
    expect(await notify(new URLSearchParams(form))).toEqual(said('fail'));
  });

  it('of another kind or endless is one without content', async () => {
    gateway.services.on('receiveNotification', () => ({ accepted: false }));
    expect(await notify('{"sign":"x"}', { 'content-type': 'application/json' })).toEqual(said('fail'));
    expect(await notify(new URLSearchParams({ sign: 'x'.repeat(70_000) }))).toEqual(said('fail'));
    expect(gateway.services.requestsOf('receiveNotification')).toEqual([{ form: {} }, { form: {} }]);
  });
});

describe('the way back', () => {
  it('is judged by the service; a repeated parameter is nobody’s signature', async () => {
    gateway.services.on('readReturn', () => ({ outTradeNo: anOrder.outTradeNo, status: 'paid' }));
    const path = '/api/payment/alipay/callback?out_trade_no=5&sign=a%2Bb';
    expect((await gateway.ask('GET', path)).body.data).toEqual({ outTradeNo: anOrder.outTradeNo, status: 'paid' });
    expect(gateway.services.requestsOf('readReturn')).toEqual([{ query: { out_trade_no: '5', sign: 'a+b' } }]);
    const twice = await gateway.ask('GET', `${path}&sign=b`, { headers: { 'accept-language': 'en' } });
    expect(twice.body).toMatchObject({ code: 400, reason: 'SIGNATURE_INVALID', message: 'Invalid signature' });
  });
});

describe('the buyer', () => {
  it('is told of the money and of VIP, and is VIP with the next request', async () => {
    const publisher = await aPublisher(gateway.topicPrefix);
    const stream = await BrowserStream.open(gateway.url, { authorization: 'learner' });
    try {
      await eventually(() => expect(stream.names()).toContain('ready'));
      const { userId } = people['learner']!;
      const sold = { orderId: 77, outTradeNo: anOrder.outTradeNo, orderType: 1 };
      await publisher.publish(orderPaid({ ...sold, userId, days: 90, paidAt: 1_790_000_000 }));
      await publisher.publish(vipGranted({ userId, orderId: 77, vipUntil: 1_797_776_000 }));
      const told = () => stream.events.filter(({ event }) => event !== 'ready').map(({ event, data }) => [event, data]);
      const all = [
        ['order.paid', sold],
        ['vip.granted', { vipUntil: 1_797_776_000 }],
      ];
      await eventually(() => expect(told().toSorted()).toEqual(all), { timeout: 30_000 });
      expect(await gateway.redis.get(`${gateway.keyPrefix}user-epoch:${userId}`)).toBe('1');
    } finally {
      stream.close();
      await publisher.close();
    }
  });
});
