import { fastify } from 'fastify';
import { routeCashier } from './cashier.js';
import { routeControl } from './control.js';
import { Notifier } from './notifier.js';
import { answerCall } from './open-api.js';
import { type Parameters, privateKeyOf, publicKeyOf } from './rsa2.js';
import { Trades } from './trade.js';

export interface AlipaySimulatorOptions {
  readonly appId: string;
  readonly sellerId: string;
  /** The application's, Base64 of SPKI. */
  readonly appPublicKey: string;
  /** Alipay's own, Base64 of PKCS#8. */
  readonly privateKey: string;
  /** How much quicker than Alipay's the schedule of repeated notifications runs; 60 unless given. */
  readonly scale?: number;
  /** 0 or absent: any free one. */
  readonly port?: number;
}

export interface AlipaySimulator {
  /** Such as `http://127.0.0.1:40123`; the gateway is `/gateway.do` below it. */
  readonly address: string;
  close(): Promise<void>;
}

/** A stand-in for Alipay on the loopback: pages for payment, query, close, refund, signed notifications that are repeated. */
export async function startAlipaySimulator(options: AlipaySimulatorOptions): Promise<AlipaySimulator> {
  const merchant = {
    appId: options.appId,
    sellerId: options.sellerId,
    appKey: publicKeyOf(options.appPublicKey),
    alipayKey: privateKeyOf(options.privateKey),
  };
  const trades = new Trades();
  const notifier = new Notifier(merchant, options.scale ?? 60);
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  server.post<{ Querystring: Parameters; Body: Parameters }>('/gateway.do', (request, reply) =>
    reply.type('application/json').send(answerCall(merchant, trades, { ...request.query, ...request.body })),
  );
  routeCashier(server, { merchant, trades, notifier });
  routeControl(server, { merchant, trades, notifier });
  const address = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    address,
    close: async () => {
      notifier.close();
      await server.close();
    },
  };
}
