import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';
import type { OrderFacts } from './order.js';
import { OrderRepository } from './order.repository.js';
import { OrderAlreadyProcessed } from './order-errors.js';
import { SettleOrder } from './settle-order.js';

/** Closes a pending order, at the provider first: whoever has the page open must not pay for nothing. */
@Injectable()
export class CloseOrder {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    private readonly settle: SettleOrder,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Throws OrderAlreadyProcessed, also when it turns out to be paid; PaymentUnavailable. */
  async run({ outTradeNo, status }: OrderFacts): Promise<OrderFacts> {
    if (status !== 'pending') throw new OrderAlreadyProcessed();
    if (await this.provider.close(outTradeNo)) return this.closeHere(outTradeNo);
    const trade = await this.provider.find(outTradeNo);
    const settled = trade && (await this.settle.run(trade));
    if (settled?.status !== 'closed') throw new OrderAlreadyProcessed();
    return settled;
  }

  private closeHere(outTradeNo: string): Promise<OrderFacts> {
    return this.database.inTransaction(async (tx) => {
      const order = await this.orders.hold(tx, outTradeNo);
      order.close(this.clock.now());
      await this.orders.save(tx, order);
      return order.facts;
    });
  }
}
