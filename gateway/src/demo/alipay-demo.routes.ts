import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type GatewayConfig } from '../config.js';
import { notFound } from '../edge/refusal.js';
import { Routes, route } from '../edge/route.js';
import { longText } from '../edge/values.js';
import { PaymentNeighbour } from '../neighbours/payment-neighbour.js';
import { AlipaySimulator } from './alipay-simulator.js';

const number = longText({ min: 1, max: 64 });
const statuses = z.enum(['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED']);
const wanted = z.object({ outTradeNo: number, tradeStatus: statuses, totalAmount: z.string().max(32).optional() });
const path = z.object({ outTradeNo: number });

/** The page is Alipay's, with forms and styles of its own; nothing else may run in it. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action http://127.0.0.1:* http://localhost:*";

/** Stands at Alipay's till. */
@Injectable()
export class AlipayDemoRoutes extends Routes {
  private readonly simulator: AlipaySimulator;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly payment: PaymentNeighbour,
  ) {
    super();
    this.simulator = new AlipaySimulator(config.ALIPAY_SIMULATOR_URL);
  }

  readonly sign = route(
    {
      method: 'POST',
      path: '/api/dev/alipay/sign',
      summary: 'A rightly signed notification that is not delivered',
      who: 'super-admin',
      input: { body: wanted },
      data: z.object({ form: z.record(z.string(), z.string()) }),
      hidden: true,
    },
    async ({ body: { outTradeNo, tradeStatus, totalAmount } }) => {
      const { amount } = await this.payment.alipay.getPayment({ outTradeNo });
      return this.simulator.sign({ outTradeNo, tradeStatus, totalAmount: totalAmount ?? (amount / 100).toFixed(2) });
    },
  );

  readonly settle = route(
    {
      method: 'POST',
      path: '/api/dev/alipay/cashier/{outTradeNo}',
      summary: 'The buyer pays or leaves',
      who: 'anyone',
      input: { params: path, body: z.object({ result: z.enum(['success', 'close']) }) },
      data: z.object({ delivered: z.string() }),
      hidden: true,
    },
    async ({ params: { outTradeNo }, body: { result } }) => {
      await this.open(outTradeNo);
      return this.simulator.settle(outTradeNo, result);
    },
  );

  readonly cashier = route(
    {
      method: 'GET',
      path: '/api/dev/alipay/cashier/{outTradeNo}',
      summary: 'The page where the buyer pays or leaves',
      who: 'anyone',
      input: { params: path },
      data: z.string(),
      streams: 'text/html',
      hidden: true,
    },
    async ({ params: { outTradeNo }, reply }) => {
      const page = await this.open(outTradeNo);
      return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page);
    },
  );

  override all() {
    return this.config.DEMO_MODE && this.config.ALIPAY_SIMULATOR_URL ? super.all() : [];
  }

  /** As the buyer does: with the request that our client library signed. */
  private async open(outTradeNo: string): Promise<string> {
    const { paymentUrl } = await this.payment.alipay.getPayment({ outTradeNo });
    if (paymentUrl === undefined) throw notFound('ORDER_NOT_FOUND');
    return this.simulator.page(paymentUrl);
  }
}
