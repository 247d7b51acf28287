import { objectStoreConfig } from '@pte/object-store/object-store-environment';
import { openObjectStore } from '@pte/object-store/open-object-store';
import { ResourceServiceClient } from '@pte/rpc/gen/pte/content/v1/content';
import { Database } from '@pte/service-kit/database';
import { rpcClient } from '@pte/service-kit/grpc-client';
import { createLogger } from '@pte/service-kit/logging';
import { openDatabase } from '@pte/service-kit/open-database';
import { SpeechCache } from '@pte/speech-synthesis/speech-cache';
import { speechProvider } from '@pte/speech-synthesis/speech-environment';
import { CacheVersions } from '../bank/cache-versions.js';
import { readSeedConfig } from '../config.js';
import { migrations } from '../migrations/all-migrations.js';
import { RedisConnection } from '../redis/redis-connection.js';
import type { MediaStage } from './media/content-with-media.js';
import { StoredMedia } from './media/stored-media.js';
import { seedBank } from './seed-bank.js';

/** Brings the bank to a stage, as a process of its own; what it made is seen by every gateway at once. */
export async function runSeed(stage: MediaStage): Promise<void> {
  const config = readSeedConfig();
  const logger = createLogger('question-seed', config);
  const redis = await RedisConnection.open(config, logger);
  const database = new Database(await openDatabase({ config, records: [], migrations }));
  const resources = rpcClient(ResourceServiceClient, config.CONTENT_GRPC_URL);
  const speech = new SpeechCache(config.SPEECH_CACHE_DIRECTORY, speechProvider(config));
  const media = new StoredMedia(speech, await openObjectStore(objectStoreConfig(config)), resources);
  try {
    const onProgress = (done: number, all: number) => logger.info({ stage, done, all }, 'questions are being prepared');
    const { types, questions } = await seedBank({ database, media, stage, onProgress }, new Date());
    const versions = new CacheVersions(redis);
    for (const id of questions) await versions.raiseQuestion(id);
    if (types > 0) await versions.raiseTypes();
    logger.info({ stage, types, questions: questions.length }, 'added what was missing');
  } finally {
    resources.close();
    await database.onApplicationShutdown();
    redis.onApplicationShutdown();
  }
}
