import { Injectable } from '@nestjs/common';
import { jsonText } from '../edge/json-text.js';
import { listAnswer, listOf, sortingOf } from '../edge/list-query.js';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { PaymentNeighbour } from '../neighbours/payment-neighbour.js';
import { forPaymentService } from '../session/caller.js';
import { orderList, refundReason } from './order.input.js';
import { order } from './order.shapes.js';

/** Milliseconds: the provider is asked in the call, twice at most. */
const timeout = 12_000;

/** Orders that are there. */
@Injectable()
export class OrderRoutes extends Routes {
  constructor(private readonly payment: PaymentNeighbour) {
    super();
  }

  readonly list = route(
    {
      method: 'GET',
      path: '/api/payment/order',
      summary: "The caller's orders; everybody's for admins unless mine=true",
      who: 'signed-in',
      input: { query: orderList },
      data: listOf(order),
    },
    async ({ query, caller }) => {
      const { status, mine, userId, search, limit, offset, count, withCount } = query;
      const request = {
        caller: forPaymentService(caller),
        status,
        mine,
        userId,
        search,
        ...sortingOf(query),
        limit,
        offset,
      };
      const page = await this.payment.orders.listOrders({ ...request, countOnly: count, withCount });
      return listAnswer(query, page);
    },
  );

  readonly one = route(
    {
      method: 'GET',
      path: '/api/payment/order/{id}',
      summary: 'An order of the caller, or any for admins',
      who: 'signed-in',
      input: { params: pathId },
      data: order,
    },
    async ({ params, caller }) =>
      jsonText((await this.payment.orders.getOrder({ caller: forPaymentService(caller), id: params.id })).json),
  );

  readonly close = route(
    {
      method: 'POST',
      path: '/api/payment/order/{id}/close',
      summary: 'Closes a pending order',
      who: 'signed-in',
      input: { params: pathId },
      data: order,
    },
    async ({ params, caller }) => {
      const request = { caller: forPaymentService(caller), id: params.id };
      return jsonText((await this.payment.orders.closeOrder(request, { timeout })).json);
    },
  );

  readonly refund = route(
    {
      method: 'POST',
      path: '/api/payment/order/{id}/refund',
      summary: 'Gives the whole amount back and takes back what it granted',
      who: 'super-admin',
      input: { params: pathId, body: refundReason },
      data: order,
    },
    async ({ params, body, caller }) => {
      const request = { caller: forPaymentService(caller), id: params.id, ...body };
      return jsonText((await this.payment.orders.refundOrder(request, { timeout })).json);
    },
  );
}
