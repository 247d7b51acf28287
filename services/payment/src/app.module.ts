import { type DynamicModule, Module } from '@nestjs/common';
import { orderClosed } from '@pte/events/payment/order-closed.v1';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { orderRefunded } from '@pte/events/payment/order-refunded.v1';
import { MessagingModule } from '@pte/messaging/messaging.module';
import { OutboxAndInbox1763700000000 } from '@pte/messaging/migrations/outbox-and-inbox.migration';
import { DatabaseModule } from '@pte/service-kit/database.module';
import type { PaymentConfig } from './config.js';
import { CreateOrder1763700300000 } from './migrations/create-order.js';
import { NotificationModule } from './notification/notification.module.js';
import { OrderModule } from './order/order.module.js';
import { ProviderModule } from './provider/provider.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';

/** The payment service: orders, what Alipay says of them, and asking Alipay when it says nothing. */
@Module({})
export class AppModule {
  static with(config: PaymentConfig): DynamicModule {
    const order = OrderModule.with(config);
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with({
          config,
          records: [],
          migrations: [OutboxAndInbox1763700000000, CreateOrder1763700300000],
        }),
        MessagingModule.with({
          config,
          service: 'payment',
          schema: config.POSTGRES_SCHEMA,
          publishes: [orderPaid, orderClosed, orderRefunded],
          consumes: [],
        }),
        ProviderModule.with(config),
        order,
        NotificationModule.with(order),
        ReconciliationModule.with(order, config.RECONCILE_SECONDS),
      ],
    };
  }
}
