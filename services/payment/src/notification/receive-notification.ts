import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pte/service-kit/domain-error';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { SettleOrder } from '../order/settle-order.js';
import { fenOf } from '../plan/money.js';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderMessage,
  type Trade,
} from '../provider/payment-provider.js';
import { readTradeStatus } from '../provider/trade-status.js';

type Refusal = 'signature' | 'receiver' | 'amount' | 'status' | 'order';

/** An asynchronous notification: believed only when everything in it fits. May come often, late and in any order. */
@Injectable()
export class ReceiveNotification {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settle: SettleOrder,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether the provider may stop repeating it. What is refused changes nothing. */
  async run(form: ProviderMessage): Promise<boolean> {
    const trade = this.read(form);
    const refusal = typeof trade === 'string' ? trade : await this.refusalOf(trade);
    if (refusal === null) return true;
    // Never the message itself: it names the buyer, and a forged one is anybody's text.
    this.logger.warn({ refusal }, 'a payment notification was refused');
    return false;
  }

  private read(form: ProviderMessage): Trade | Refusal {
    if (!this.provider.isSigned(form)) return 'signature';
    if (!this.provider.isForUs(form)) return 'receiver';
    const amount = fenOf(form['total_amount']);
    if (amount === null) return 'amount';
    const status = readTradeStatus(form['trade_status']);
    if (status === null) return 'status';
    return { outTradeNo: form['out_trade_no'] ?? '', tradeNo: form['trade_no'] ?? '', status, amount };
  }

  private async refusalOf(trade: Trade): Promise<Refusal | null> {
    try {
      return (await this.settle.run(trade)) === null ? 'amount' : null;
    } catch (error) {
      if (error instanceof DomainError && error.reason === 'ORDER_NOT_FOUND') return 'order';
      throw error;
    }
  }
}
