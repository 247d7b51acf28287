/** A business refusal, with Alipay's own code. */
export class TradeRefusal extends Error {
  constructor(readonly subCode: string) {
    super(subCode);
  }
}

export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';

export interface Trade {
  readonly outTradeNo: string;
  readonly tradeNo: string;
  readonly subject: string;
  /** Yuan, as the application wrote it. */
  readonly totalAmount: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  /** Milliseconds; after it nobody can pay. */
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly status: TradeStatus;
  /** Milliseconds */
  readonly paidAt?: number;
  /** The number of the one refund of the whole amount. */
  readonly refund?: string;
}

export type NewTrade = Omit<Trade, 'status' | 'paidAt' | 'refund' | 'tradeNo' | 'createdAt'>;

/** The trades of one merchant, in memory. */
export class Trades {
  private readonly byNumber = new Map<string, Trade>();

  constructor(private readonly now: () => number = Date.now) {}

  find(outTradeNo: string): Trade | undefined {
    return this.byNumber.get(outTradeNo);
  }

  /** The buyer opened the payment page, perhaps again. */
  open(given: NewTrade): Trade {
    const known = this.byNumber.get(given.outTradeNo);
    if (known && known.totalAmount !== given.totalAmount) throw new TradeRefusal('ACQ.CONTEXT_INCONSISTENT');
    if (known) return known;
    if (given.expiresAt <= this.now()) throw new TradeRefusal('ACQ.TRADE_HAS_CLOSE');
    const tradeNo = `${new Date(this.now()).toISOString().slice(0, 10).replaceAll('-', '')}22${this.byNumber.size.toString().padStart(18, '0')}`;
    return this.put({ ...given, tradeNo, createdAt: this.now(), status: 'WAIT_BUYER_PAY' });
  }

  /** What the buyer does on the page. */
  pay(outTradeNo: string): Trade {
    const trade = this.must(outTradeNo);
    if (trade.status === 'TRADE_SUCCESS') throw new TradeRefusal('ACQ.TRADE_HAS_SUCCESS');
    if (trade.status === 'TRADE_CLOSED' || trade.expiresAt <= this.now()) throw new TradeRefusal('ACQ.TRADE_HAS_CLOSE');
    return this.settle(outTradeNo);
  }

  /** Paid, whatever was before: for those who play a payment that crossed a closing. */
  settle(outTradeNo: string): Trade {
    return this.put({ ...this.must(outTradeNo), status: 'TRADE_SUCCESS', paidAt: this.now() });
  }

  close(outTradeNo: string): Trade {
    const trade = this.must(outTradeNo);
    if (trade.status !== 'WAIT_BUYER_PAY') throw new TradeRefusal('ACQ.TRADE_STATUS_ERROR');
    return this.put({ ...trade, status: 'TRADE_CLOSED' });
  }

  /** The same request number again is the same refund; money changes hands once. */
  refund(outTradeNo: string, amount: string, requestNo: string): { trade: Trade; isNew: boolean } {
    const trade = this.must(outTradeNo);
    if (trade.refund === requestNo) return { trade, isNew: false };
    if (trade.status !== 'TRADE_SUCCESS') throw new TradeRefusal('ACQ.TRADE_STATUS_ERROR');
    if (Number(amount) !== Number(trade.totalAmount)) throw new TradeRefusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
    return { trade: this.put({ ...trade, status: 'TRADE_CLOSED', refund: requestNo }), isNew: true };
  }

  private must(outTradeNo: string): Trade {
    const trade = this.byNumber.get(outTradeNo);
    if (!trade) throw new TradeRefusal('ACQ.TRADE_NOT_EXIST');
    return trade;
  }

  private put(trade: Trade): Trade {
    this.byNumber.set(trade.outTradeNo, trade);
    return trade;
  }
}
