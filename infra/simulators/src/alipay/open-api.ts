import { readBeijingTime } from './beijing-time.js';
import type { Merchant } from './merchant.js';
import { isRequestSigned, type Parameters, signText } from './rsa2.js';
import { type Trade, TradeRefusal, type Trades } from './trade.js';

type Business = Readonly<Record<string, string>>;

/** Methods that answer JSON, by their names. */
const methods: Readonly<Record<string, (trades: Trades, business: Business) => object>> = {
  'alipay.trade.query': (trades, business) => {
    const trade = known(trades, business);
    return { ...numbers(trade), trade_status: trade.status, total_amount: trade.totalAmount };
  },
  'alipay.trade.close': (trades, business) => numbers(trades.close(business['out_trade_no'] ?? '')),
  'alipay.trade.refund': (trades, business) => {
    const { refund_amount: amount = '', out_request_no: request = '' } = business;
    const { trade, isNew } = trades.refund(business['out_trade_no'] ?? '', amount, request);
    return { ...numbers(trade), fund_change: isNew ? 'Y' : 'N', refund_fee: trade.totalAmount };
  },
};

const numbers = ({ outTradeNo, tradeNo }: Trade) => ({ out_trade_no: outTradeNo, trade_no: tradeNo });

function known(trades: Trades, business: Business): Trade {
  const trade = trades.find(business['out_trade_no'] ?? '');
  if (!trade) throw new TradeRefusal('ACQ.TRADE_NOT_EXIST');
  return trade;
}

/** Throws TradeRefusal with the sub code of a request that is not the merchant's. */
function admit(merchant: Merchant, parameters: Parameters): Business {
  if (parameters['app_id'] !== merchant.appId) throw new TradeRefusal('isv.invalid-app-id');
  if (!isRequestSigned(merchant.appKey, parameters)) throw new TradeRefusal('isv.invalid-signature');
  return JSON.parse(parameters['biz_content'] ?? '{}') as Business;
}

/** The signed JSON answer to one call. */
export function answerCall(merchant: Merchant, trades: Trades, parameters: Parameters): string {
  const { method = '' } = parameters;
  const content = JSON.stringify(contentOf(merchant, trades, parameters));
  const name = `${method.replaceAll('.', '_')}_response`;
  return `{${JSON.stringify(name)}:${content},"sign":${JSON.stringify(signText(merchant.alipayKey, content))}}`;
}

function contentOf(merchant: Merchant, trades: Trades, parameters: Parameters): object {
  try {
    const business = admit(merchant, parameters);
    const run = methods[parameters['method'] ?? ''];
    if (!run) return { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method' };
    return { code: '10000', msg: 'Success', ...run(trades, business) };
  } catch (error) {
    if (!(error instanceof TradeRefusal)) throw error;
    const isOurs = error.subCode.startsWith('ACQ.');
    const [code, msg] = isOurs ? ['40004', 'Business Failed'] : ['40002', 'Invalid Arguments'];
    return { code, msg, sub_code: error.subCode, sub_msg: error.subCode };
  }
}

const pages: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
};

/** The trade of a signed payment page. Throws TradeRefusal. */
export function openPage(merchant: Merchant, trades: Trades, parameters: Parameters): Trade {
  const business = admit(merchant, parameters);
  const { out_trade_no: outTradeNo = '', total_amount: totalAmount = '', subject = '', time_expire = '' } = business;
  const product = pages[parameters['method'] ?? ''];
  const isWhole = /^\w{1,64}$/.test(outTradeNo) && /^\d+\.\d{2}$/.test(totalAmount) && subject !== '';
  if (!isWhole || product === undefined || business['product_code'] !== product)
    throw new TradeRefusal('ACQ.INVALID_PARAMETER');
  const expiresAt = time_expire === '' ? Number.POSITIVE_INFINITY : readBeijingTime(time_expire);
  const { notify_url: notifyUrl = '', return_url: returnUrl = '' } = parameters;
  return trades.open({ outTradeNo, subject, totalAmount, notifyUrl, returnUrl, expiresAt });
}
