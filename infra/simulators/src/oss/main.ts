import { startOssSimulator } from './oss-simulator.js';

const simulator = await startOssSimulator({
  bucket: process.env.OSS_BUCKET ?? 'pte-practice',
  accessKeyId: process.env.OSS_ACCESS_KEY_ID ?? 'simulated-key',
  accessKeySecret: process.env.OSS_ACCESS_KEY_SECRET ?? 'simulated-secret',
  port: Number(process.env.OSS_SIMULATOR_PORT ?? 9090),
});
process.stdout.write(`OSS simulator at ${simulator.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close());
