import { describe, expect, it } from '@jest/globals';
import { Database } from '@pte/service-kit/database';
import { openDatabase } from '@pte/service-kit/open-database';
import { aDatabase } from '@pte/testing/database';
import { migrations } from '../src/migrations/all-migrations.js';

describe('the migrations', () => {
  it('can be taken back to the last table and made again', async () => {
    const store = await aDatabase('question');
    const config = { POSTGRES_URL: store.url, POSTGRES_SCHEMA: store.schema, POSTGRES_POOL: 2 };
    const database = new Database(await openDatabase({ config, records: [], migrations }));
    const tables = async () => {
      const rows = await database.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = $1 order by 1`,
        [store.schema],
      );
      return rows.map(({ name }) => name).filter((name) => name !== 'migrations');
    };
    const made = await tables();
    expect(made).toEqual(
      expect.arrayContaining([
        'question',
        'question_type',
        'submission',
        'collected_question',
        'mock_session',
        'mock_item',
        'history_entry',
        'outbox',
      ]),
    );
    for (const _ of migrations) await database.dataSource.undoLastMigration();
    expect(await tables()).toEqual([]);
    await database.dataSource.runMigrations();
    expect(await tables()).toEqual(made);
    await database.onApplicationShutdown();
    await store.drop();
  });
});
