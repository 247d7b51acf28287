import 'reflect-metadata';
import { Health, serveHealth } from '@pte/service-kit/health';
import { createLogger } from '@pte/service-kit/logging';
import { stopOnSignal } from '@pte/service-kit/shutdown';
import { readConfig } from './config.js';
import { startGateway } from './start-gateway.js';

const config = readConfig();
const logger = createLogger('gateway', config);
try {
  const app = await startGateway(config, logger);
  const health = app.get(Health);
  const operator = await serveHealth(health, config.BIND_ADDRESS, config.HEALTH_PORT);
  if (config.DEMO_MODE)
    logger.warn('DEMO MODE: demo accounts with public passwords exist; never use this in production');
  logger.info({ address: await app.getUrl() }, 'ready');
  stopOnSignal({
    health,
    logger,
    seconds: config.SHUTDOWN_SECONDS,
    close: async () => {
      await app.close();
      operator.close();
      operator.closeAllConnections();
    },
  });
} catch (error) {
  logger.fatal({ err: error }, 'could not start');
  logger.flush(() => process.exit(1));
}
