import { DomainError } from '@pte/service-kit/domain-error';

/** Injection token of the PaymentProvider. */
export const PAYMENT_PROVIDER = Symbol('payment provider');

/** What the provider is asked to collect. */
export interface PaymentRequest {
  readonly outTradeNo: string;
  readonly subject: string;
  /** Fen */
  readonly amount: number;
  readonly createdAt: Date;
  /** After it the provider takes no money any more. */
  readonly expiresAt: Date;
  /** Where the buyer's browser goes afterwards. */
  readonly returnUrl: string;
  /** The page for phones. */
  readonly mobile: boolean;
}

/** As Alipay names them. */
export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED';

/** What the provider knows of an order. */
export interface Trade {
  readonly outTradeNo: string;
  /** The provider's own number. */
  readonly tradeNo: string;
  readonly status: TradeStatus;
  /** Fen */
  readonly amount: number;
}

export interface Refund {
  readonly outTradeNo: string;
  /** Fen */
  readonly amount: number;
  /** The same number again is the same refund. */
  readonly requestNo: string;
  readonly reason: string;
}

/** Parameters of a notification or of a return, as they came. */
export type ProviderMessage = Readonly<Record<string, string>>;

/** Collects money. Every call that asks the provider throws PaymentUnavailable when it does not answer, or refuses. */
export interface PaymentProvider {
  /** Address of the page where the buyer pays. Throws PaymentUnavailable. */
  paymentUrl(request: PaymentRequest): string;
  /** Where notifications are sent to. */
  readonly notifyUrl: string;
  /** Whether the provider signed this message. */
  isSigned(message: ProviderMessage): boolean;
  /** Whether a message speaks of our application and, where it names one, of our account. */
  isForUs(message: ProviderMessage): boolean;
  /** null when the provider has never heard of it: nobody opened the page. */
  find(outTradeNo: string): Promise<Trade | null>;
  /** Nobody can pay it afterwards. False when it was settled already. */
  close(outTradeNo: string): Promise<boolean>;
  refund(refund: Refund): Promise<void>;
}

export class PaymentUnavailable extends DomainError {
  constructor() {
    super('PAYMENT_UNAVAILABLE', 'unavailable');
  }
}
