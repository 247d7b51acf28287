import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { Order, type OrderFacts } from '../order/order.js';
import { OrderRepository } from '../order/order.repository.js';
import { SettleOrder } from '../order/settle-order.js';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  PaymentUnavailable,
  type Trade,
} from '../provider/payment-provider.js';

/** Milliseconds after its end at which an order is closed even when the provider does not answer. */
const patience = 180_000;

/** Asks the provider about one order: a notification may have been lost. Closes the order when its time is over. */
@Injectable()
export class ReconcileOrder {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly settle: SettleOrder,
    private readonly clock: Clock,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async run(order: OrderFacts): Promise<void> {
    try {
      const trade = await this.provider.find(order.outTradeNo);
      if (trade) await this.settle.run(trade);
      if (new Order(order).isExpired(this.clock.now()) && (await this.isOver(trade))) await this.finish(order, true);
    } catch (error) {
      // It goes on being asked about: money may have been taken.
      if (error instanceof PaymentUnavailable && this.clock.now().getTime() > order.expiresAt.getTime() + patience)
        await this.finish(order, false);
      else throw error;
    }
  }

  /** Whether nobody can pay it any more. One that was paid in the last moment is asked about once more. */
  private async isOver(trade: Trade | null): Promise<boolean> {
    return trade?.status !== 'WAIT_BUYER_PAY' || this.provider.close(trade.outTradeNo);
  }

  private finish({ outTradeNo }: OrderFacts, isCertain: boolean): Promise<void> {
    return this.database.inTransaction(async (tx) => {
      const order = await this.orders.hold(tx, outTradeNo);
      if (order.facts.status === 'pending') order.close(this.clock.now());
      if (isCertain) order.finishChecks();
      await this.orders.save(tx, order);
    });
  }
}
