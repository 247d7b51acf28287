import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@pte/service-kit/database';
import { openDatabase } from '@pte/service-kit/open-database';
import { aDatabase, type TestDatabase } from '@pte/testing/database';
import { userMigrations } from '../src/migrations/user-migrations.js';

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await aDatabase('user');
  const config = { POSTGRES_URL: place.url, POSTGRES_SCHEMA: place.schema, POSTGRES_POOL: 2 };
  database = new Database(await openDatabase({ config, records: [], migrations: userMigrations }));
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await place?.drop();
});

const anAccount = { name: 'lily', name_key: 'lily', type: 2, level: 0, prefer_core: 2, created_at: new Date(0) };

async function add(given: object): Promise<number> {
  const columns = Object.entries({ ...anAccount, ...given });
  const [row] = await database.query<{ id: number }>(
    `insert into account (${columns.map(([name]) => name)}) values (${columns.map((_, i) => `$${i + 1}`)}) returning id`,
    columns.map(([, value]) => value),
  );
  return row!.id;
}

/** Name of the constraint that refuses the row. */
const refusedBy = (given: object) =>
  add(given).then(
    () => '',
    (error: { constraint?: string }) => error.constraint ?? String(error),
  );

describe('the schema', () => {
  it.each([
    [{ type: 3 }, 'account_type_check'],
    [{ level: 101 }, 'account_level_check'],
    [{ prefer_core: -1 }, 'account_prefer_core_check'],
    [{ email: 'a@b' }, 'account_check'],
  ])('refuses %j', async (given, constraint) => expect(await refusedBy(given)).toBe(constraint));

  it('keeps names of deleted users, not their phones and emails', async () => {
    const contact = { phone: '+8613800000001', email: 'A@b', email_key: 'a@b' };
    await add({ ...contact, name_key: 'gone', deleted_at: new Date() });
    expect(await refusedBy({ name_key: 'gone' })).toBe('account_name_key');
    await add({ ...contact, name_key: 'here' });
    expect(await refusedBy({ name_key: 'third', phone: contact.phone })).toBe('account_phone');
    expect(await refusedBy({ name_key: 'third', email: 'a@B', email_key: 'a@b' })).toBe('account_email_key');
  });

  it('keeps a user who has sessions', async () => {
    const id = await add({ name_key: 'with-session' });
    await database.query(
      `insert into login_session (id, user_id, token_hash, created_at, last_used_at, expires_at, ip, user_agent)
       values (gen_random_uuid(), $1, sha256('x'), now(), now(), now(), '', '')`,
      [id],
    );
    await expect(database.query('delete from account where id = $1', [id])).rejects.toThrow('foreign key');
  });

  it('goes away without a trace, and comes again', async () => {
    const { dataSource } = database;
    const tables = async () => {
      const rows = await database.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'user' order by 1`,
      );
      return rows.map(({ name }) => name);
    };
    const all = await tables();
    for (const _ of userMigrations) await dataSource.undoLastMigration();
    expect(await tables()).toEqual(['migrations']);
    await dataSource.runMigrations();
    expect(await tables()).toEqual(all);
  });
});
