import { DomainError } from '@pte/service-kit/domain-error';

/** Milliseconds */
const timeout = 5_000;

export interface SimulatedNotification {
  readonly outTradeNo: string;
  readonly tradeStatus: string;
  /** Yuan, as Alipay writes it. */
  readonly totalAmount: string;
}

/** The simulated Alipay of a demonstration. Every call throws UPSTREAM_UNAVAILABLE when it is away. */
export class AlipaySimulator {
  constructor(private readonly address: string) {}

  /** A rightly signed form that is not delivered. */
  async sign(notification: SimulatedNotification): Promise<{ form: Record<string, string> }> {
    return (await this.ask('/control/sign', notification)).json() as Promise<{ form: Record<string, string> }>;
  }

  /** The buyer pays or leaves; what the notification of it was answered. */
  async settle(outTradeNo: string, result: 'success' | 'close'): Promise<{ delivered: string }> {
    return (await this.ask(`/control/trades/${outTradeNo}`, { result })).json() as Promise<{ delivered: string }>;
  }

  /** The page that a payment address leads to. */
  async page(paymentUrl: string): Promise<string> {
    return (await this.fetch(paymentUrl)).text();
  }

  private ask(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.fetch(`${this.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async fetch(address: string, options: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(address, { ...options, signal: AbortSignal.timeout(timeout) });
    } catch {
      throw new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable');
    }
  }
}
