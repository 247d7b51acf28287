import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { type Answered, IdempotencyKeys, type Keeping } from '@pte/service-kit/idempotency-keys';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';
import { newTradeNo } from './new-trade-no.js';
import type { NewOrder } from './order.js';
import { OrderRepository } from './order.repository.js';
import { orderView } from './order-row.js';
import { Shop } from './shop.js';

/** What somebody wants to buy. */
export interface Purchase {
  readonly userId: number;
  readonly subject: string;
  /** Fen */
  readonly amount: number;
  readonly orderType: number | null;
  readonly days: number;
  /** A path, or an address of the site; null for the list of orders. */
  readonly returnUrl: string | null;
  /** The provider's page for phones. */
  readonly mobile: boolean;
}

export interface PurchaseCall {
  /** Which call of the contract it is. */
  readonly call: string;
  /** `''` without the header. */
  readonly idempotencyKey: string;
}

/** Milliseconds that a buyer has to pay. */
const lifetime = 30 * 60_000;

/** A new order with the address of the page where it is paid; once for each idempotency key. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly shop: Shop,
    private readonly keys: IdempotencyKeys,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** JSON text of an OrderCreated. Throws PAYMENT_UNAVAILABLE, RATE_LIMITED. */
  run(purchase: Purchase, { call, idempotencyKey }: PurchaseCall): Promise<Answered> {
    const bodyHash = createHash('sha256').update(JSON.stringify(purchase)).digest();
    const keyed = { userId: purchase.userId, call, key: idempotencyKey, bodyHash };
    return this.keys.once(keyed, (keeping) => this.create(purchase, keeping));
  }

  private async create(purchase: Purchase, keeping: Keeping): Promise<string> {
    const order = await this.withPaymentUrl(this.orderOf(purchase), purchase);
    return this.database.inTransaction((tx) =>
      keeping(tx, async () => {
        await this.shop.limit.check(tx, order.userId);
        const { facts } = await this.orders.add(tx, order);
        return JSON.stringify({ order: orderView(facts), paymentUrl: facts.paymentUrl });
      }),
    );
  }

  private orderOf({ mobile: _, ...purchase }: Purchase): NewOrder {
    const now = this.shop.clock.now();
    const expiresAt = new Date(now.getTime() + lifetime);
    return {
      ...purchase,
      outTradeNo: newTradeNo(now),
      notifyUrl: this.provider.notifyUrl,
      paymentUrl: null,
      status: 'pending',
      createdAt: now,
      expiresAt,
      nextCheckAt: now,
    };
  }

  /** Where the provider refuses, the order stays as one that failed. */
  private async withPaymentUrl(order: NewOrder, { returnUrl, mobile }: Purchase): Promise<NewOrder> {
    try {
      const paymentUrl = this.provider.paymentUrl({ ...order, mobile, returnUrl: this.shop.addressOf(returnUrl) });
      return { ...order, paymentUrl };
    } catch (error) {
      await this.database.inTransaction((tx) => this.orders.add(tx, { ...order, status: 'failed', nextCheckAt: null }));
      throw error;
    }
  }
}
