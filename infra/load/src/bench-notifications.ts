import { alipayAddress } from '@pte/local/stack/alipay';
import type { Stack } from '@pte/testing/stack';
import type { Line } from './report.ts';
import { signIn } from './session.ts';
import { connections } from './throughput.ts';

const orders = 1_000;

async function sent<Data>(
  url: string,
  method: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const all = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method, headers: all, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Data;
}

/** Runs the work for each number below `count`, as many at once as the other measurements. */
async function each(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await work(number);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

/** First notifications of orders that are there: signature, checks, the order paid and its event stored, for each. */
export async function notificationsBench({ address, settings }: Stack): Promise<Line[]> {
  const authorization = await signIn(address, 'vip');
  const forms: URLSearchParams[] = [];
  await each(orders, async () => {
    const path = `${address}/api/payment/alipay/order/vip`;
    const { data } = await sent<{ data: { order: { outTradeNo: string } } }>(
      path,
      'PUT',
      { orderType: 0 },
      { authorization },
    );
    const said = { outTradeNo: data.order.outTradeNo, tradeStatus: 'TRADE_SUCCESS', totalAmount: '69.00' };
    const signing = `${alipayAddress(settings.ports.alipay)}/control/sign`;
    forms.push(new URLSearchParams((await sent<{ form: Record<string, string> }>(signing, 'POST', said)).form));
  });
  const notify = async (body: URLSearchParams | undefined) => {
    const response = await fetch(`${address}/api/payment/alipay/notify`, { method: 'POST', body });
    if ((await response.text()) !== 'success') throw new Error('a notification was refused');
  };
  const rate = async () => {
    const started = performance.now();
    await each(orders, (number) => notify(forms[number]));
    return orders / ((performance.now() - started) / 1000);
  };
  return [
    { name: 'notifications that pay an order', value: await rate(), unit: 'requests/s' },
    { name: 'the same notifications again', value: await rate(), unit: 'requests/s' },
  ];
}
