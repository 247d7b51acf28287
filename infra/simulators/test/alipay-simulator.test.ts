import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeKeyPair } from '@pte/local/key-pair';
import { eventually } from '@pte/testing/eventually';
import { AlipaySdk } from 'alipay-sdk';
import { fastify } from 'fastify';
import { type AlipaySimulator, startAlipaySimulator } from '../src/alipay/alipay-simulator.js';

const merchant = { appId: '2021000000000009', sellerId: '2088000000000009' };
const [app, provider] = [makeKeyPair(), makeKeyPair()];
let simulator: AlipaySimulator;
let shop: Awaited<ReturnType<typeof openShop>>;
let orders = 0;

/** An application that keeps what it is told, and answers it in turn. */
async function openShop() {
  const told: Record<string, string>[] = [];
  const answers: string[] = [];
  const server = fastify({ forceCloseConnections: true });
  const parsed = { parseAs: 'string' } as const;
  server.addContentTypeParser('application/x-www-form-urlencoded', parsed, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.post<{ Body: Record<string, string> }>('/notify', async ({ body }) => {
    told.push(body);
    return answers.shift() ?? 'success';
  });
  return { told, answers, address: await server.listen({ host: '127.0.0.1', port: 0 }), close: () => server.close() };
}

beforeAll(async () => {
  const keys = { appPublicKey: app.publicKey, privateKey: provider.privateKey };
  simulator = await startAlipaySimulator({ ...merchant, ...keys, scale: 6_000 });
  shop = await openShop();
});

afterAll(async () => {
  await simulator?.close();
  await shop?.close();
});

const aClient = (privateKey = app.privateKey) =>
  new AlipaySdk({
    ...{ appId: merchant.appId, privateKey, keyType: 'PKCS8', alipayPublicKey: provider.publicKey },
    gateway: `${simulator.address}/gateway.do`,
  });

function aPage(client = aClient()): { outTradeNo: string; address: string } {
  orders += 1;
  const outTradeNo = `20261121_${orders}`;
  const bill = {
    outTradeNo,
    totalAmount: '69.00',
    subject: 'VIP 1 month & <more>',
    productCode: 'FAST_INSTANT_TRADE_PAY',
  };
  const address = client.pageExecute('alipay.trade.page.pay', 'GET', {
    ...{ notifyUrl: `${shop.address}/notify`, returnUrl: 'https://pte.example/vip', bizContent: bill },
  });
  return { outTradeNo, address };
}

const press = (outTradeNo: string, result: string) =>
  fetch(`${simulator.address}/cashier/${outTradeNo}`, {
    ...{ method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' },
  });
const control = (method: string, path: string, body: object) =>
  fetch(`${simulator.address}/control/${path}`, {
    ...{ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
const ask = (method: string, outTradeNo: string, terms: object = {}) =>
  aClient().exec(method, { bizContent: { outTradeNo, ...terms } }, { validateSign: true });

beforeEach(async () => {
  shop.told.length = 0;
  shop.answers.length = 0;
  await control('PUT', 'faults', {});
});

describe('the simulated Alipay and the real client', () => {
  it('shows the page of a signed request, takes the money, tells the shop and sends the buyer back', async () => {
    const { outTradeNo, address } = aPage();
    expect(await ask('alipay.trade.query', outTradeNo)).toMatchObject({ subCode: 'ACQ.TRADE_NOT_EXIST' });
    const page = await (await fetch(address)).text();
    expect(page).toContain('VIP 1 month &#38; &#60;more&#62;');
    const back = await press(outTradeNo, 'success');
    const { searchParams, origin } = new URL(back.headers.get('location') ?? '');
    expect([back.status, origin]).toEqual([303, 'https://pte.example']);
    expect(aClient().checkNotifySignV2(Object.fromEntries(searchParams))).toBe(true);
    const said = {
      out_trade_no: outTradeNo,
      total_amount: '69.00',
      trade_status: 'TRADE_SUCCESS',
      app_id: merchant.appId,
    };
    expect(shop.told).toEqual([expect.objectContaining(said)]);
    expect(aClient().checkNotifySignV2(shop.told[0])).toBe(true);
    expect(aClient().checkNotifySignV2({ ...shop.told[0], total_amount: '0.01' })).toBe(false);
    expect(await ask('alipay.trade.query', outTradeNo)).toMatchObject({
      tradeStatus: 'TRADE_SUCCESS',
      totalAmount: '69.00',
    });
    expect((await press(outTradeNo, 'success')).status).toBe(400);
  });

  it('closes what is not paid, and refunds what is, once', async () => {
    const [one, two] = [aPage(), aPage()];
    await Promise.all([fetch(one.address), fetch(two.address)]);
    expect(await ask('alipay.trade.close', one.outTradeNo)).toMatchObject({ code: '10000' });
    expect((await press(one.outTradeNo, 'success')).status).toBe(400);
    await press(two.outTradeNo, 'success');
    expect(await ask('alipay.trade.close', two.outTradeNo)).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' });
    const refund = () => ask('alipay.trade.refund', two.outTradeNo, { refundAmount: '69.00', outRequestNo: 'r1' });
    expect([await refund(), await refund()].map(({ fundChange }) => fundChange)).toEqual(['Y', 'N']);
  });

  it('refuses what another key signed', async () => {
    const forged = aPage(aClient(makeKeyPair().privateKey));
    expect((await fetch(forged.address)).status).toBe(400);
    const { address } = aPage();
    expect((await fetch(address.replace('69.00', '0.01'))).status).toBe(400);
  });

  it('repeats what is not answered success', async () => {
    const { outTradeNo, address } = aPage();
    await fetch(address);
    shop.answers.push('fail', '<html>');
    await press(outTradeNo, 'success');
    await eventually(() => expect(shop.told).toHaveLength(3));
    expect(new Set(shop.told.map(({ notify_id }) => notify_id)).size).toBe(1);
  });

  it('does with notifications what it is told to', async () => {
    const pay = async (faults: object) => {
      shop.told.length = 0;
      await control('PUT', 'faults', faults);
      const { outTradeNo, address } = aPage();
      await fetch(address);
      return (await (await control('POST', `trades/${outTradeNo}`, { result: 'success' })).json()) as {
        delivered: string;
      };
    };
    expect(await pay({ drop: true })).toEqual({ delivered: '' });
    expect(shop.told).toEqual([]);
    await pay({ repeat: 5, reorder: 20 });
    await eventually(() => expect(shop.told).toHaveLength(5));
    await pay({ forge: true });
    expect(shop.told.map((form) => aClient().checkNotifySignV2(form))).toEqual([false]);
  });
});
