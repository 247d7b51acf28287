import { join } from 'node:path';
import { root } from '../folders.ts';
import type { KeyPair } from '../key-pair.ts';
import { loopback } from '../network.ts';
import { type ProcessDefinition, plainEnvironment } from '../process/process-definition.ts';

/** Keys of the application, and those of what stands in for Alipay. */
export interface SimulatedAlipay {
  readonly app: KeyPair;
  readonly provider: KeyPair;
}

const merchant = { ALIPAY_APP_ID: '2021000000000001', ALIPAY_SELLER_ID: '2088000000000001' };

export const alipayAddress = (port: number): string => `http://${loopback}:${port}`;

/** How the payment service reaches it. */
export const simulatedAlipayEnvironment = (
  port: number,
  { app, provider }: SimulatedAlipay,
): Record<string, string> => ({
  ALIPAY_GATEWAY: `${alipayAddress(port)}/gateway.do`,
  ALIPAY_APP_PRIVATE_KEY: app.privateKey,
  ALIPAY_PUBLIC_KEY: provider.publicKey,
  ...merchant,
});

/** Its pages, calls and notifications, with what tests and demos say to it. */
export const alipayProcess = (port: number, { app, provider }: SimulatedAlipay): ProcessDefinition => ({
  name: 'alipay',
  command: process.execPath,
  arguments: ['--max-semi-space-size=2', 'dist/alipay/main.js'],
  environment: {
    ...plainEnvironment(),
    NODE_ENV: 'production',
    ALIPAY_SIMULATOR_PORT: String(port),
    ALIPAY_APP_PUBLIC_KEY: app.publicKey,
    ALIPAY_PRIVATE_KEY: provider.privateKey,
    ...merchant,
  },
  directory: join(root, 'infra/simulators'),
  isReady: async () => (await fetch(`${alipayAddress(port)}/control/health`)).ok,
  readySeconds: 30,
  stopSignal: 'SIGTERM',
  stopSeconds: 5,
});
