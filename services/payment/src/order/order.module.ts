import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
import type { PaymentConfig } from '../config.js';
import { CloseOrder } from './close-order.js';
import { CreateOrder } from './create-order.js';
import { CreationLimit } from './creation-limit.js';
import { GetOrder } from './get-order.js';
import { ListOrders } from './list-orders.js';
import { OrderGrpc } from './order.grpc.js';
import { OrderRepository } from './order.repository.js';
import { PurchaseGrpc } from './purchase.grpc.js';
import { RefundOrder } from './refund-order.js';
import { SettleOrder } from './settle-order.js';
import { Shop } from './shop.js';

@Module({})
export class OrderModule {
  static with({ SITE_URL, RATE_LIMIT_FACTOR }: PaymentConfig): DynamicModule {
    const shop = {
      provide: Shop,
      inject: [Clock],
      useFactory: (clock: Clock) => new Shop(clock, new CreationLimit(clock, RATE_LIMIT_FACTOR), SITE_URL),
    };
    const useCases = [CreateOrder, GetOrder, ListOrders, CloseOrder, RefundOrder, SettleOrder];
    return {
      module: OrderModule,
      controllers: [OrderGrpc, PurchaseGrpc],
      providers: [shop, OrderRepository, IdempotencyKeys, ...useCases],
      exports: [OrderRepository, IdempotencyKeys, CloseOrder, SettleOrder],
    };
  }
}
