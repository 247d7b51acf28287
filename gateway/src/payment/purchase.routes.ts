import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CONFIG, type GatewayConfig } from '../config.js';
import { type JsonText, jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { PaymentNeighbour } from '../neighbours/payment-neighbour.js';
import { type Caller, forPaymentService } from '../session/caller.js';
import { fenOf, generalOrder, vipOrder } from './order.input.js';
import { orderCreated } from './order.shapes.js';
import { checkReturnUrl } from './return-url.js';

/** A repeated key waits for the first request, up to 10 s. */
const timeout = 15_000;

interface VipCall {
  readonly body: z.output<typeof vipOrder>;
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Wanting to pay. */
@Injectable()
export class PurchaseRoutes extends Routes {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly payment: PaymentNeighbour,
  ) {
    super();
  }

  readonly vip = route(
    {
      method: 'PUT',
      path: '/api/payment/alipay/order/vip',
      summary: 'Orders VIP, to be paid on the page for computers',
      who: 'signed-in',
      input: { body: vipOrder },
      data: orderCreated,
      idempotent: true,
    },
    (call) => this.orderVip(call, false),
  );

  readonly vipOnPhone = route(
    {
      method: 'PUT',
      path: '/api/payment/alipay/order/vip/wap',
      summary: 'Orders VIP, to be paid on the page for phones',
      who: 'signed-in',
      input: { body: vipOrder },
      data: orderCreated,
      idempotent: true,
    },
    (call) => this.orderVip(call, true),
  );

  readonly general = route(
    {
      method: 'PUT',
      path: '/api/payment/alipay/order/new',
      summary: 'An order of a free amount, which grants nothing',
      who: 'admin',
      input: { body: generalOrder },
      data: orderCreated,
      idempotent: true,
    },
    async ({ body: { subject, amount, returnUrl }, caller, idempotencyKey, request, reply }) => {
      checkReturnUrl(returnUrl, this.originsOf(request));
      const wanted = { caller: forPaymentService(caller), subject, amount: fenOf(amount), returnUrl, idempotencyKey };
      return answerTo(reply, await this.payment.orders.createGeneralOrder(wanted, { timeout }));
    },
  );

  private async orderVip({ body, caller, idempotencyKey, request, reply }: VipCall, mobile: boolean) {
    checkReturnUrl(body.returnUrl, this.originsOf(request));
    const wanted = { caller: forPaymentService(caller), ...body, mobile, idempotencyKey };
    return answerTo(reply, await this.payment.orders.createVipOrder(wanted, { timeout }));
  }

  /** The site as it is configured, and as this browser reached it. */
  private originsOf({ protocol, host }: FastifyRequest): string[] {
    return [`${protocol}://${host}`, ...(this.config.SITE_URL ? [new URL(this.config.SITE_URL).origin] : [])];
  }
}

function answerTo(reply: FastifyReply, { json, replayed }: { json: string; replayed: boolean }): JsonText {
  if (replayed) reply.header('idempotent-replay', 'true');
  return jsonText(json);
}
