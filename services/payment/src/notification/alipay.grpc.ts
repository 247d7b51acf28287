import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetPaymentRequest,
  GetPaymentResponse,
  ReadReturnRequest,
  ReadReturnResponse,
  ReceiveNotificationRequest,
  ReceiveNotificationResponse,
} from '@pte/rpc/gen/pte/payment/v1/payment';
import { Database } from '@pte/service-kit/database';
import { OrderRepository } from '../order/order.repository.js';
import { OrderNotFound } from '../order/order-errors.js';
import { ReadReturn } from './read-return.js';
import { ReceiveNotification } from './receive-notification.js';

@Controller()
export class AlipayGrpc {
  constructor(
    private readonly receive: ReceiveNotification,
    private readonly read: ReadReturn,
    private readonly orders: OrderRepository,
    private readonly database: Database,
  ) {}

  @GrpcMethod('AlipayService')
  async receiveNotification({ form }: ReceiveNotificationRequest): Promise<ReceiveNotificationResponse> {
    return { accepted: await this.receive.run(form) };
  }

  @GrpcMethod('AlipayService')
  readReturn({ query }: ReadReturnRequest): Promise<ReadReturnResponse> {
    return this.read.run(query);
  }

  @GrpcMethod('AlipayService')
  async getPayment({ outTradeNo }: GetPaymentRequest): Promise<GetPaymentResponse> {
    const order = await this.orders.findByTradeNo(this.database, outTradeNo);
    if (!order) throw new OrderNotFound();
    return { amount: order.facts.amount, paymentUrl: order.facts.paymentUrl ?? undefined };
  }
}
