import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';
import { Order, type OrderFacts } from './order.js';
import { OrderRepository } from './order.repository.js';

/** Gives the whole amount of a paid order back. */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Throws OrderNotPaid, PaymentUnavailable. Whoever asks again after a failure asks the provider for the same refund. */
  async run(facts: OrderFacts, reason: string): Promise<OrderFacts> {
    new Order(facts).requirePaid();
    const { outTradeNo, amount } = facts;
    await this.provider.refund({ outTradeNo, amount, requestNo: `${outTradeNo}_refund`, reason });
    return this.database.inTransaction(async (tx) => {
      const order = await this.orders.hold(tx, outTradeNo);
      order.refund(reason, this.clock.now());
      await this.orders.save(tx, order);
      return order.facts;
    });
  }
}
