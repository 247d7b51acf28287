import { randomUUID } from 'node:crypto';
import { alipayAddress } from '@pte/local/stack/alipay';
import type { Stack } from '@pte/testing/stack';

export interface BoughtOrder {
  readonly id: number;
  readonly outTradeNo: string;
  readonly amount: number;
  readonly paymentUrl: string;
}

interface Account {
  readonly token: string;
  readonly user: { readonly id: number };
}

async function answered<Data>(url: string, method: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Data;
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Says to the simulated Alipay what is to happen. */
export const tellAlipay = <Data>({ settings }: Stack, method: string, path: string, body: object) =>
  answered<Data>(`${alipayAddress(settings.ports.alipay)}/control/${path}`, method, body);

/** Somebody new who buys VIP again and again. */
export class Buyer {
  readonly userId: number;
  private readonly stack: Stack;
  private readonly token: string;

  private constructor(stack: Stack, { token, user }: Account) {
    this.stack = stack;
    this.token = token;
    this.userId = user.id;
  }

  static async register(stack: Stack): Promise<Buyer> {
    const body = { name: `buyer_${randomUUID().slice(0, 8)}`, password: 'secret-pass' };
    const { data } = await answered<{ data: Account }>(`${stack.address}/api/user/register`, 'PUT', body);
    return new Buyer(stack, data);
  }

  async order(orderType: number): Promise<BoughtOrder> {
    const url = `${this.stack.address}/api/payment/alipay/order/vip`;
    const headers = { authorization: this.token };
    return (await answered<{ data: { order: BoughtOrder } }>(url, 'PUT', { orderType }, headers)).data.order;
  }

  /** Opens the page and pays there; the provider then tells our service, as well as it can. */
  async pay({ paymentUrl, outTradeNo }: BoughtOrder): Promise<void> {
    await (await fetch(paymentUrl)).text();
    await tellAlipay(this.stack, 'POST', `trades/${outTradeNo}`, { result: 'success' });
  }

  /** What a notification was answered. */
  async notify(form: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(form);
    return (await fetch(`${this.stack.address}/api/payment/alipay/notify`, { method: 'POST', body })).text();
  }
}
