import type { FastifyInstance } from 'fastify';
import type { Merchant } from './merchant.js';
import { notificationForm } from './messages.js';
import { type Faults, type Notifier, noFaults } from './notifier.js';
import type { Trade, Trades } from './trade.js';

interface Controlled {
  readonly merchant: Merchant;
  readonly trades: Trades;
  readonly notifier: Notifier;
}

interface Wanted {
  readonly outTradeNo: string;
  readonly tradeStatus: string;
  /** Of a trade that nobody opened, or a wrong one. */
  readonly totalAmount?: string;
  readonly changed?: Readonly<Record<string, string>>;
}

const unopened = (outTradeNo: string, totalAmount: string) => ({
  ...{ outTradeNo, totalAmount, tradeNo: '2026112122000000000000000000', subject: 'VIP', createdAt: Date.now() },
});

/** What Alipay does not have: tests and demos say here what is to happen. */
export function routeControl(server: FastifyInstance, { merchant, trades, notifier }: Controlled): void {
  server.get('/control/health', async () => ({ status: 'up' }));

  server.put<{ Body: Partial<Faults> }>('/control/faults', async (request) => {
    notifier.faults = { ...noFaults, ...request.body };
    return notifier.faults;
  });

  server.get<{ Params: { no: string } }>('/control/trades/:no', async (request, reply) => {
    const trade = trades.find(request.params.no);
    return trade ?? reply.code(404).send({ subCode: 'ACQ.TRADE_NOT_EXIST' });
  });

  /** A rightly signed notification that is not delivered. */
  server.post<{ Body: Wanted }>('/control/sign', async ({ body }) => {
    const { outTradeNo, totalAmount, tradeStatus, changed } = body;
    const known = trades.find(outTradeNo) ?? unopened(outTradeNo, totalAmount ?? '0.01');
    const trade = { ...known, totalAmount: totalAmount ?? known.totalAmount };
    return { form: notificationForm(merchant, { trade, tradeStatus, changed }) };
  });

  /** The buyer pays or leaves, whatever the trade's state; says what the notification was answered. */
  server.post<{ Params: { no: string }; Body: { result: 'success' | 'close' } }>(
    '/control/trades/:no',
    async (request, reply) => {
      const known = trades.find(request.params.no);
      if (!known) return reply.code(404).send({ subCode: 'ACQ.TRADE_NOT_EXIST' });
      const trade = request.body.result === 'success' ? trades.settle(known.outTradeNo) : closed(trades, known);
      const tradeStatus = request.body.result === 'success' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED';
      return { delivered: await notifier.send(trade.notifyUrl, { trade, tradeStatus }) };
    },
  );
}

const closed = (trades: Trades, trade: Trade): Trade =>
  trade.status === 'WAIT_BUYER_PAY' ? trades.close(trade.outTradeNo) : trade;
