import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { Trade } from '../provider/payment-provider.js';
import type { Order, OrderFacts } from './order.js';
import { OrderRepository } from './order.repository.js';

/** Brings an order to what the provider truly said of it, whoever heard it: a notification, the reconciliation, a buyer's question. */
@Injectable()
export class SettleOrder {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The order as it is now; null, and nothing changed, when the amount is not that of the order. Throws OrderNotFound. */
  run(trade: Trade): Promise<OrderFacts | null> {
    return this.database.inTransaction(async (tx) => {
      const order = await this.orders.hold(tx, trade.outTradeNo);
      if (order.facts.amount !== trade.amount) {
        this.logger.error({ orderId: order.facts.id }, 'the provider speaks of another amount than the order');
        return null;
      }
      const before = order.facts;
      this.follow(order, trade);
      if (order.facts !== before) await this.orders.save(tx, order);
      return order.facts;
    });
  }

  private follow(order: Order, { status, tradeNo }: Trade): void {
    const now = this.clock.now();
    if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') order.pay(tradeNo, now);
    else if (status === 'TRADE_CLOSED' && order.facts.status === 'pending') order.close(now);
  }
}
