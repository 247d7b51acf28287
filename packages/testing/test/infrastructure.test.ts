import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kafkaAnswers } from '@pte/local/kafka/kafka-answers';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { aDatabase, type TestDatabase } from '../src/database.ts';
import { useInfrastructure } from '../src/infrastructure.ts';
import { aRedis } from '../src/redis.ts';

const connected = async (connectionString: string) => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

describe('the test infrastructure', () => {
  let mine: TestDatabase;
  let other: TestDatabase;

  beforeAll(async () => {
    [mine, other] = await Promise.all([aDatabase('mine'), aDatabase('other')]);
  });
  afterAll(() => Promise.all([mine.drop(), other.drop()]));

  it('gives a schema that its role owns and finds without naming it', async () => {
    const client = await connected(mine.url);
    await client.query('create table note (text text)');
    const { rows } = await client.query(`select schemaname from pg_tables where tablename = 'note'`);
    await client.end();
    expect(rows).toEqual([{ schemaname: 'mine' }]);
  });

  it('keeps one role out of the database of another', async () => {
    const trespass = new URL(mine.url);
    trespass.pathname = `/${other.database}`;
    await expect(connected(trespass.toString())).rejects.toThrow('permission denied');
  });

  it('gives a part of Redis that is emptied without touching the rest', async () => {
    const [one, two] = [aRedis(), aRedis()];
    const redis = new Redis(one.url);
    await redis.mset(`${one.keyPrefix}a`, '1', `${two.keyPrefix}a`, '2');
    await one.drop();
    expect(await redis.mget(`${one.keyPrefix}a`, `${two.keyPrefix}a`)).toEqual([null, '2']);
    await two.drop();
    await redis.quit();
  });

  it('has a broker that takes requests', async () => {
    const [host, port] = useInfrastructure().kafkaBrokers.split(':');
    expect(await kafkaAnswers(Number(port), host)).toBe(true);
  });
});
