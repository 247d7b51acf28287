import { Database } from '@pte/service-kit/database';
import { createLogger } from '@pte/service-kit/logging';
import { openDatabase } from '@pte/service-kit/open-database';
import { CacheVersions } from '../bank/cache-versions.js';
import { readConfig } from '../config.js';
import { migrations } from '../migrations/all-migrations.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { seedBank } from './seed-bank.js';

const config = readConfig();
const logger = createLogger('question-seed', config);
const redis = await RedisConnection.open(config, logger);
const database = new Database(await openDatabase({ config, records: [], migrations }));
try {
  const { types, questions } = await seedBank(database, new Date());
  const versions = new CacheVersions(redis);
  for (const id of questions) await versions.raiseQuestion(id);
  if (types > 0) await versions.raiseTypes();
  logger.info({ types, questions: questions.length }, 'added what was missing');
} finally {
  await database.onApplicationShutdown();
  redis.onApplicationShutdown();
}
