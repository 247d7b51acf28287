import { Database } from '@pte/service-kit/database';
import { openDatabase } from '@pte/service-kit/open-database';
import { aDatabase } from '@pte/testing/database';
import { OutboxAndInbox1763700000000 } from '../src/migrations/outbox-and-inbox.migration.js';

export interface Store {
  readonly url: string;
  readonly schema: string;
  readonly database: Database;
  drop(): Promise<void>;
}

/** A service's schema with outbox, inbox and a table `effect` for what handlers do. */
export async function aStore(): Promise<Store> {
  const { url, schema, drop } = await aDatabase('shop');
  const config = { POSTGRES_URL: url, POSTGRES_SCHEMA: schema, POSTGRES_POOL: 10 };
  const database = new Database(await openDatabase({ config, records: [], migrations: [OutboxAndInbox1763700000000] }));
  await database.query('create table effect (id int generated always as identity, item text, number int)');
  return {
    ...{ url, schema, database },
    drop: async () => {
      await database.onApplicationShutdown();
      await drop();
    },
  };
}

export const effectsOf = (database: Database): Promise<{ item: string; number: number }[]> =>
  database.query('select item, number from effect order by id');
