import type { Database } from '@pte/service-kit/database';
import type { Passwords } from '../user/passwords.js';
import { nameKey } from '../user/user-name.js';
import { type DemoAccount, demoAccounts } from './demo-accounts.js';

/** Adds the demo accounts that are not there and leaves the others as they are. Answers the names that were added. */
export async function seedDemoAccounts(database: Database, passwords: Passwords, now: Date): Promise<string[]> {
  const known = await database.query<{ name_key: string }>(
    'select name_key from account where name_key = any($1::text[])',
    [demoAccounts.map(({ name }) => nameKey(name))],
  );
  const missing = demoAccounts.filter(({ name }) => !known.some((row) => row.name_key === nameKey(name)));
  const added: string[] = [];
  for (const account of missing) {
    if (await add(database, account, await passwords.hash(account.password), now)) added.push(account.name);
  }
  return added;
}

/** False when name or phone are another's: what is there is never changed. */
async function add(
  database: Database,
  { name, type, phone, vipUntil }: DemoAccount,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    `insert into account (name, name_key, password_hash, type, level, vip_until, prefer_core, phone, created_at)
     values ($1, $2, $3, $4, 0, $5, 2, $6, $7) on conflict do nothing returning id`,
    [name, nameKey(name), passwordHash, type, vipUntil, phone, now],
  );
  return rows.length > 0;
}
