import { startAlipaySimulator } from './alipay-simulator.js';

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

const simulator = await startAlipaySimulator({
  appId: needed('ALIPAY_APP_ID'),
  sellerId: needed('ALIPAY_SELLER_ID'),
  appPublicKey: needed('ALIPAY_APP_PUBLIC_KEY'),
  privateKey: needed('ALIPAY_PRIVATE_KEY'),
  scale: Number(process.env['ALIPAY_SIMULATOR_SCALE'] ?? 60),
  port: Number(process.env['ALIPAY_SIMULATOR_PORT'] ?? 9093),
});
process.stdout.write(`Alipay simulator at ${simulator.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close());
