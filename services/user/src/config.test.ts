import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const environment = {
  GRPC_BIND: '127.0.0.1:50051',
  POSTGRES_URL: 'postgres://pte_user:secret@127.0.0.1:5432/pte',
  POSTGRES_SCHEMA: 'user',
  REDIS_URL: 'redis://127.0.0.1:6379',
  KAFKA_BROKERS: '127.0.0.1:9092,127.0.0.1:9093',
  ACCOUNT_SECRET: 'a secret of thirty-two characters',
};

describe('the configuration', () => {
  it('needs addresses and a secret only; production is the default', () => {
    expect(readConfig(environment)).toMatchObject({
      DEMO_MODE: false,
      RATE_LIMIT_FACTOR: 1,
      PASSWORD_HASH_CONCURRENCY: 2,
      REDIS_KEY_PREFIX: 'pte:',
      KAFKA_BROKERS: ['127.0.0.1:9092', '127.0.0.1:9093'],
    });
  });

  it('takes limits for load tests', () => {
    const given = { ...environment, RATE_LIMIT_FACTOR: '1000', PASSWORD_HASH_CONCURRENCY: '4', DEMO_MODE: 'true' };
    expect(readConfig(given)).toMatchObject({ RATE_LIMIT_FACTOR: 1000, PASSWORD_HASH_CONCURRENCY: 4, DEMO_MODE: true });
  });

  it.each([
    { RATE_LIMIT_FACTOR: '0' },
    { PASSWORD_HASH_CONCURRENCY: '5' },
    { REDIS_URL: '' },
    { GRPC_BIND: 'here' },
    { ACCOUNT_SECRET: 'secret' },
  ])('refuses %j by name and without values', (given) => {
    const [name] = Object.keys(given);
    expect(() => readConfig({ ...environment, ...given })).toThrow(name);
    expect(() => readConfig({ ...environment, ...given })).not.toThrow('secret');
  });
});
