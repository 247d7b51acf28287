import type { Logger } from '@pte/service-kit/logging';
import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import type { PaymentConfig } from '../config.js';
import { fenOf, yuanText } from '../plan/money.js';
import {
  type PaymentProvider,
  type PaymentRequest,
  PaymentUnavailable,
  type ProviderMessage,
  type Refund,
  type Trade,
} from './payment-provider.js';
import { readTradeStatus } from './trade-status.js';

/** Milliseconds that Alipay may take for one answer. */
const timeout = 4_000;
const ok = '10000';

/** Alipay's clock, whatever the zone of this machine is. */
const beijingTime = (date: Date): string =>
  new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The one file that knows Alipay's client. https://opendocs.alipay.com/open/270/105899 */
export class AlipayProvider implements PaymentProvider {
  readonly notifyUrl: string;
  private readonly sdk: AlipaySdk;

  constructor(
    private readonly config: PaymentConfig,
    private readonly logger: Logger,
  ) {
    this.notifyUrl = `${config.SITE_URL}/api/payment/alipay/notify`;
    this.sdk = new AlipaySdk({
      appId: config.ALIPAY_APP_ID,
      privateKey: config.ALIPAY_APP_PRIVATE_KEY,
      keyType: config.ALIPAY_APP_KEY_TYPE,
      alipayPublicKey: config.ALIPAY_PUBLIC_KEY,
      gateway: config.ALIPAY_GATEWAY,
      timeout,
    });
  }

  paymentUrl(request: PaymentRequest): string {
    const { outTradeNo, subject, amount, createdAt, expiresAt, returnUrl, mobile } = request;
    const bill = { outTradeNo, subject, totalAmount: yuanText(amount), timeExpire: beijingTime(expiresAt) };
    const way = mobile
      ? { method: 'alipay.trade.wap.pay', productCode: 'QUICK_WAP_WAY', quitUrl: returnUrl }
      : { method: 'alipay.trade.page.pay', productCode: 'FAST_INSTANT_TRADE_PAY' };
    const { method, ...terms } = way;
    try {
      return this.sdk.pageExecute(method, 'GET', {
        notifyUrl: this.notifyUrl,
        returnUrl,
        timestamp: beijingTime(createdAt),
        bizContent: { ...bill, ...terms },
      });
    } catch (error) {
      throw this.unavailable(method, outTradeNo, error);
    }
  }

  isSigned(message: ProviderMessage): boolean {
    // The library would take the older, weaker signature too, and throws at any other.
    return message['sign_type'] === 'RSA2' && this.sdk.checkNotifySignV2({ ...message });
  }

  isForUs(message: ProviderMessage): boolean {
    return message['app_id'] === this.config.ALIPAY_APP_ID && message['seller_id'] === this.config.ALIPAY_SELLER_ID;
  }

  async find(outTradeNo: string): Promise<Trade | null> {
    const answer = await this.ask('alipay.trade.query', outTradeNo, {});
    if (answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return null;
    const status = readTradeStatus(answer['tradeStatus']);
    const amount = fenOf(String(answer['totalAmount']));
    if (answer.code !== ok || status === null || amount === null)
      throw this.unavailable('alipay.trade.query', outTradeNo, answer);
    return { outTradeNo, tradeNo: String(answer['tradeNo']), status, amount };
  }

  async close(outTradeNo: string): Promise<boolean> {
    const answer = await this.ask('alipay.trade.close', outTradeNo, {});
    if (answer.code === ok || answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return true;
    if (answer['subCode'] === 'ACQ.TRADE_STATUS_ERROR') return false;
    throw this.unavailable('alipay.trade.close', outTradeNo, answer);
  }

  async refund({ outTradeNo, amount, requestNo, reason }: Refund): Promise<void> {
    const terms = { refundAmount: yuanText(amount), outRequestNo: requestNo, refundReason: reason };
    const answer = await this.ask('alipay.trade.refund', outTradeNo, terms);
    if (answer.code !== ok) throw this.unavailable('alipay.trade.refund', outTradeNo, answer);
  }

  private async ask(method: string, outTradeNo: string, terms: object): Promise<AlipaySdkCommonResult> {
    try {
      return await this.sdk.exec(method, { bizContent: { outTradeNo, ...terms } }, { validateSign: true });
    } catch (error) {
      throw this.unavailable(method, outTradeNo, error);
    }
  }

  private unavailable(method: string, outTradeNo: string, cause: unknown): PaymentUnavailable {
    const { code, subCode, message } = cause as { code?: string; subCode?: string; message?: string };
    // The library's messages may hold a whole answer with what it says of the buyer.
    const why = code ?? message?.slice(0, 60);
    this.logger.warn({ method, outTradeNo, why, subCode }, 'Alipay did not do what it was asked');
    return new PaymentUnavailable();
  }
}
