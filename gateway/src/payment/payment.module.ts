import { Module } from '@nestjs/common';
import { AlipayRoutes } from './alipay.routes.js';
import { OrderRoutes } from './order.routes.js';
import { PurchaseRoutes } from './purchase.routes.js';

/** Orders and Alipay. */
@Module({ providers: [PurchaseRoutes, OrderRoutes, AlipayRoutes] })
export class PaymentModule {}
