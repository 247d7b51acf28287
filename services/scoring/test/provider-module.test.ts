import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { KitModule } from '@pte/service-kit/kit.module';
import { createLogger } from '@pte/service-kit/logging';
import { aRedis, type TestRedis } from '@pte/testing/redis';
import { readWorkerConfig } from '../src/config.js';
import { PROVIDERS, ProviderModule } from '../src/provider/provider.module.js';
import type { Providers } from '../src/provider/provider-judging.js';

let cache: TestRedis;
beforeAll(() => {
  cache = aRedis();
});
afterAll(() => cache.drop());

/** The providers that a worker has with these variables. */
async function providersOf(variables: Record<string, string>): Promise<Providers | null> {
  const config = readWorkerConfig({
    ...{ POSTGRES_URL: 'postgres://nowhere', POSTGRES_SCHEMA: 'scoring', SPEECH_MODEL_DIRECTORY: '/nowhere' },
    ...{ REDIS_URL: cache.url, REDIS_KEY_PREFIX: cache.keyPrefix, OBJECT_STORE_KIND: 'local' },
    ...{ OBJECT_STORE_DIRECTORY: '/nowhere', OBJECT_STORE_SIGNING_SECRET: 'a-secret-of-at-least-32-characters' },
    ...variables,
  });
  const app = await NestFactory.createApplicationContext(
    {
      module: class TestModule {},
      imports: [
        KitModule.with(createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' })),
        ProviderModule.with(config),
      ],
    },
    { logger: false, abortOnError: false },
  );
  const providers = app.get<Providers | null>(PROVIDERS);
  await app.close();
  return providers;
}

const access = { SCORING_PROVIDER_URL: 'https://models.example/v1', SCORING_PROVIDER_KEY: 'a-secret-key' };

describe('providers of a worker', () => {
  it('are none unless the environment names one', async () => {
    expect(await providersOf({})).toBeNull();
  });

  it('judge, and hear where a model for speech is named', async () => {
    expect(await providersOf(access)).toMatchObject({ judge: { name: 'judge gpt-4o-mini' }, recogniser: null });
    const heard = await providersOf({
      ...access,
      SCORING_PROVIDER_JUDGE_MODEL: 'm',
      SCORING_PROVIDER_SPEECH_MODEL: 'w',
    });
    expect(heard).toMatchObject({ judge: { name: 'judge m' }, recogniser: { name: 'transcript w' } });
  });

  it('need a key, and an address that can be called', async () => {
    await expect(providersOf({ ...access, SCORING_PROVIDER_KEY: '' })).rejects.toThrow('needs SCORING_PROVIDER_KEY');
    await expect(providersOf({ ...access, SCORING_PROVIDER_URL: 'ftp://models.example' })).rejects.toThrow(
      'SCORING_PROVIDER_URL',
    );
  });
});
