import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aDatabase, type TestDatabase } from '@pte/testing/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Database } from '../src/database.js';
import { openDatabase } from '../src/open-database.js';

class Notes1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table note (id int generated always as identity primary key, text text not null)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table note');
  }
}

describe('Database', () => {
  let store: TestDatabase;
  let database: Database;
  const open = () =>
    openDatabase({
      config: { POSTGRES_URL: store.url, POSTGRES_SCHEMA: store.schema, POSTGRES_POOL: 4 },
      records: [],
      migrations: [Notes1763700000001],
    });

  beforeAll(async () => {
    store = await aDatabase('kit');
    database = new Database(await open());
  });
  afterAll(async () => {
    await database.onApplicationShutdown();
    await store.drop();
  });

  const count = async () => (await database.query<{ n: number }>('select count(*)::int as n from note'))[0]?.n;

  it('migrates once when replicas start together', async () => {
    const replicas = await Promise.all([open(), open(), open()]);
    const [row] = await database.query<{ n: number }>('select count(*)::int as n from migrations');
    await Promise.all(replicas.map((replica) => replica.destroy()));
    expect(row?.n).toBe(1);
  });

  it('keeps what a transaction wrote and runs afterCommit once it can be read', async () => {
    const before = await count();
    let seen: Promise<number | undefined> | undefined;
    await database.inTransaction(async (tx) => {
      tx.afterCommit(() => {
        seen = count();
      });
      await tx.query('insert into note (text) values ($1)', ['kept']);
    });
    expect(await seen).toBe((before ?? 0) + 1);
  });

  it('undoes everything of a failed transaction and skips afterCommit', async () => {
    const before = await count();
    let ran = false;
    const failing = database.inTransaction(async (tx) => {
      tx.afterCommit(() => {
        ran = true;
      });
      await tx.query('insert into note (text) values ($1)', ['lost']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await count(), ran]).toEqual([before, false]);
  });

  it('prepares a named statement and takes values', async () => {
    const statement = { name: 'note-by-text', text: 'select text from note where text = $1' };
    expect(await database.query(statement, ['kept'])).toEqual([{ text: 'kept' }]);
  });
});
