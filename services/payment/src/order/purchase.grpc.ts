import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  CreateGeneralOrderRequest,
  CreateGeneralOrderResponse,
  CreateVipOrderRequest,
  CreateVipOrderResponse,
} from '@pte/rpc/gen/pte/payment/v1/payment';
import { ValidationError } from '@pte/service-kit/domain-error';
import { planOf } from '../plan/plan.js';
import { buyerOf, requireAdmin } from './buyer.js';
import { CreateOrder } from './create-order.js';

@Controller()
export class PurchaseGrpc {
  constructor(private readonly create: CreateOrder) {}

  @GrpcMethod('OrderService')
  createVipOrder(request: CreateVipOrderRequest): Promise<CreateVipOrderResponse> {
    const { orderType, returnUrl = null, mobile, idempotencyKey } = request;
    const plan = planOf(orderType);
    if (!plan) throw new ValidationError({ orderType: { code: 'invalid' } });
    const { userId } = buyerOf(request.caller);
    const { price: amount, days, subject } = plan;
    const purchase = { userId, subject, amount, orderType, days, returnUrl, mobile };
    return this.create.run(purchase, { call: mobile ? 'order:vip:wap' : 'order:vip', idempotencyKey });
  }

  @GrpcMethod('OrderService')
  createGeneralOrder(request: CreateGeneralOrderRequest): Promise<CreateGeneralOrderResponse> {
    const { subject, amount, returnUrl = null, idempotencyKey } = request;
    const buyer = buyerOf(request.caller);
    requireAdmin(buyer);
    if (amount < 1) throw new ValidationError({ amount: { code: 'invalid' } });
    const nothing = { orderType: null, days: 0 };
    const purchase = { userId: buyer.userId, subject, amount, ...nothing, returnUrl, mobile: false };
    return this.create.run(purchase, { call: 'order:new', idempotencyKey });
  }
}
