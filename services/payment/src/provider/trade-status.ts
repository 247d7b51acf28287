import type { TradeStatus } from './payment-provider.js';

const statuses: readonly TradeStatus[] = ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'];

/** null for what is none. */
export const readTradeStatus = (text: unknown): TradeStatus | null => statuses.find((each) => each === text) ?? null;
