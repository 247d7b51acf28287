import type { FastifyInstance } from 'fastify';
import { cashierPage, refusalPage } from './cashier-page.js';
import type { Merchant } from './merchant.js';
import { returnAddress } from './messages.js';
import type { Notifier } from './notifier.js';
import { openPage } from './open-api.js';
import type { Parameters } from './rsa2.js';
import { type Trade, TradeRefusal, type Trades } from './trade.js';

interface Cashier {
  readonly merchant: Merchant;
  readonly trades: Trades;
  readonly notifier: Notifier;
}

const html = 'text/html; charset=utf-8';

/** The payment page and its two buttons. */
export function routeCashier(server: FastifyInstance, { merchant, trades, notifier }: Cashier): void {
  const showing = (request: { host: string }, open: () => Trade): { status: number; body: string } => {
    try {
      const trade = open();
      if (trade.status !== 'WAIT_BUYER_PAY')
        throw new TradeRefusal(trade.status === 'TRADE_SUCCESS' ? 'ACQ.TRADE_HAS_SUCCESS' : 'ACQ.TRADE_HAS_CLOSE');
      return { status: 200, body: cashierPage(trade, `http://${request.host}/cashier/${trade.outTradeNo}`) };
    } catch (error) {
      if (!(error instanceof TradeRefusal)) throw error;
      return { status: 400, body: refusalPage(error.subCode) };
    }
  };

  server.get<{ Querystring: Parameters }>('/gateway.do', (request, reply) => {
    const { status, body } = showing(request, () => openPage(merchant, trades, request.query));
    return reply.code(status).type(html).send(body);
  });

  server.post<{ Params: { no: string }; Body: Parameters }>('/cashier/:no', async (request, reply) => {
    try {
      const paid = request.body['result'] === 'success';
      const trade = paid ? trades.pay(request.params.no) : trades.close(request.params.no);
      const notified = notifier.send(trade.notifyUrl, { trade, tradeStatus: trade.status });
      // Alipay shows its receipt for a moment; the return does not wait for an application that does not answer.
      await Promise.race([notified, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
      return reply.redirect(paid ? returnAddress(merchant, trade) : trade.returnUrl, 303);
    } catch (error) {
      if (!(error instanceof TradeRefusal)) throw error;
      return reply.code(400).type(html).send(refusalPage(error.subCode));
    }
  });
}
