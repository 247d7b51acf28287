import { randomBytes } from 'node:crypto';
import { beijingTime } from './beijing-time.js';
import type { Merchant } from './merchant.js';
import { signMessage } from './rsa2.js';
import type { Trade } from './trade.js';

/** What a notification says, of a trade or of something that never was. */
export interface Notice {
  readonly trade: Pick<Trade, 'outTradeNo' | 'tradeNo' | 'subject' | 'totalAmount' | 'createdAt' | 'paidAt'>;
  readonly tradeStatus: string;
  /** Parameters that say something else than they should. */
  readonly changed?: Readonly<Record<string, string>>;
}

/** The form of an asynchronous notification. https://opendocs.alipay.com/open/270/105902 */
export function notificationForm(merchant: Merchant, { trade, tradeStatus, changed }: Notice): Record<string, string> {
  const now = Date.now();
  return signMessage(merchant.alipayKey, {
    ...{ notify_type: 'trade_status_sync', notify_id: randomBytes(17).toString('hex'), notify_time: beijingTime(now) },
    ...{ app_id: merchant.appId, auth_app_id: merchant.appId, charset: 'utf-8', version: '1.0' },
    ...{ seller_id: merchant.sellerId, buyer_id: '2088102177846880', buyer_logon_id: 'buy***@example.com' },
    ...{ out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo, trade_status: tradeStatus, subject: trade.subject },
    ...{ total_amount: trade.totalAmount, receipt_amount: trade.totalAmount, buyer_pay_amount: trade.totalAmount },
    ...{ invoice_amount: trade.totalAmount, point_amount: '0.00', gmt_create: beijingTime(trade.createdAt) },
    ...(tradeStatus === 'WAIT_BUYER_PAY' ? {} : { gmt_payment: beijingTime(trade.paidAt ?? now) }),
    fund_bill_list: JSON.stringify([{ amount: trade.totalAmount, fundChannel: 'ALIPAYACCOUNT' }]),
    ...changed,
  });
}

/** Where the buyer's browser goes after a payment, with the signed query of the synchronous return. */
export function returnAddress(merchant: Merchant, trade: Trade): string {
  const address = new URL(trade.returnUrl);
  const query = signMessage(merchant.alipayKey, {
    ...{ app_id: merchant.appId, auth_app_id: merchant.appId, charset: 'utf-8', version: '1.0' },
    ...{ method: 'alipay.trade.page.pay.return', seller_id: merchant.sellerId, timestamp: beijingTime(Date.now()) },
    ...{ out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo, total_amount: trade.totalAmount },
  });
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
