import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  CloseOrderRequest,
  CloseOrderResponse,
  GetOrderRequest,
  GetOrderResponse,
  ListOrdersRequest,
  ListOrdersResponse,
  RefundOrderRequest,
  RefundOrderResponse,
} from '@pte/rpc/gen/pte/payment/v1/payment';
import { buyerOf, requireSuperAdmin } from './buyer.js';
import { CloseOrder } from './close-order.js';
import { GetOrder } from './get-order.js';
import { ListOrders, type OrderFilter } from './list-orders.js';
import { orderView } from './order-row.js';
import { RefundOrder } from './refund-order.js';

@Controller()
export class OrderGrpc {
  constructor(
    private readonly get: GetOrder,
    private readonly list: ListOrders,
    private readonly close: CloseOrder,
    private readonly refund: RefundOrder,
  ) {}

  @GrpcMethod('OrderService')
  async getOrder({ caller, id }: GetOrderRequest): Promise<GetOrderResponse> {
    return { json: JSON.stringify(orderView(await this.get.run(id, buyerOf(caller)))) };
  }

  @GrpcMethod('OrderService')
  async listOrders(request: ListOrdersRequest): Promise<ListOrdersResponse> {
    const filter = filterOf(request);
    const [orders, count] = await Promise.all([
      request.countOnly ? [] : this.list.run(filter, request),
      request.countOnly || request.withCount ? this.list.count(filter) : 0,
    ]);
    return { json: JSON.stringify(orders.map(orderView)), count };
  }

  @GrpcMethod('OrderService')
  async closeOrder({ caller, id }: CloseOrderRequest): Promise<CloseOrderResponse> {
    const order = await this.get.run(id, buyerOf(caller));
    return { json: JSON.stringify(orderView(await this.close.run(order))) };
  }

  @GrpcMethod('OrderService')
  async refundOrder({ caller, id, reason }: RefundOrderRequest): Promise<RefundOrderResponse> {
    const admin = buyerOf(caller);
    requireSuperAdmin(admin);
    const order = await this.get.run(id, admin);
    return { json: JSON.stringify(orderView(await this.refund.run(order, reason))) };
  }
}

/** Learners see their own orders, whatever they ask for. */
function filterOf({ caller, mine, userId, status, search }: ListOrdersRequest): OrderFilter {
  const buyer = buyerOf(caller);
  if (!buyer.isAdmin) return { userId: buyer.userId, status: status ?? null, search: null };
  return { userId: mine ? buyer.userId : (userId ?? null), status: status ?? null, search: search ?? null };
}
