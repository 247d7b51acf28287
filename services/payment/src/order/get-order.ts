import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import type { Buyer } from './buyer.js';
import type { OrderFacts } from './order.js';
import { OrderRepository } from './order.repository.js';
import { OrderNotFound } from './order-errors.js';

/** One's own order, or any for admins. */
@Injectable()
export class GetOrder {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
  ) {}

  /** Throws OrderNotFound. */
  async run(id: number, { userId, isAdmin }: Buyer): Promise<OrderFacts> {
    const order = await this.orders.find(this.database, id);
    if (!order || !(isAdmin || order.facts.userId === userId)) throw new OrderNotFound();
    return order.facts;
  }
}
