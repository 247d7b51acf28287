import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import type { OrderStatus } from '../order/order.js';
import { OrderRepository } from '../order/order.repository.js';
import { OrderNotFound } from '../order/order-errors.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderMessage } from '../provider/payment-provider.js';

/** The query with which a buyer's browser comes back. It says which order it was and pays nothing: browsers can be lied to. */
@Injectable()
export class ReadReturn {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Throws SIGNATURE_INVALID, OrderNotFound. */
  async run(query: ProviderMessage): Promise<{ outTradeNo: string; status: OrderStatus }> {
    if (!this.provider.isSigned(query) || !this.provider.isForUs(query))
      throw new DomainError('SIGNATURE_INVALID', 'invalid');
    const order = await this.orders.findByTradeNo(this.database, query['out_trade_no'] ?? '');
    if (!order) throw new OrderNotFound();
    return { outTradeNo: order.facts.outTradeNo, status: order.facts.status };
  }
}
