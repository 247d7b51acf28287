import { Database } from '@pte/service-kit/database';
import { createLogger } from '@pte/service-kit/logging';
import { openDatabase } from '@pte/service-kit/open-database';
import { readConfig } from '../config.js';
import { userMigrations } from '../migrations/user-migrations.js';
import { Passwords } from '../user/passwords.js';
import { seedDemoAccounts } from './seed-demo-accounts.js';

const config = readConfig();
const logger = createLogger('user-seed', config);

if (config.DEMO_MODE) {
  const database = new Database(await openDatabase({ config, records: [], migrations: userMigrations }));
  try {
    const added = await seedDemoAccounts(database, new Passwords(config.PASSWORD_HASH_CONCURRENCY), new Date());
    logger.info({ added }, 'demo accounts are there');
  } finally {
    await database.onApplicationShutdown();
  }
} else {
  logger.info('not in demo mode: no accounts are seeded');
}
