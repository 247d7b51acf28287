import { Client, escapeIdentifier, escapeLiteral } from 'pg';

export interface SchemaOwner {
  readonly schema: string;
  readonly role: string;
  readonly password: string;
}

export interface DatabaseBootstrap {
  /** Superuser's address of the database `postgres`. */
  readonly adminUrl: string;
  readonly database: string;
  readonly owners: readonly SchemaOwner[];
}

/**
 * The database with one schema and one role per service and no grants across, so that a join over two services fails here
 * already. May run again: it adds what is missing and sets the passwords.
 */
export async function bootstrapDatabase({ adminUrl, database, owners }: DatabaseBootstrap): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${escapeIdentifier(database)}`);
    for (const owner of owners) await ensureRole(client, owner);
  });
  await withClient(databaseUrl(adminUrl, database), async (client) => {
    const name = escapeIdentifier(database);
    await client.query(`revoke all on database ${name} from public`);
    await client.query('revoke all on schema public from public');
    // Only a superuser may add an extension; searching names needs its operator class.
    await client.query('create schema if not exists extensions');
    await client.query('create extension if not exists pg_trgm with schema extensions');
    for (const { role, schema } of owners) {
      const [owner, own] = [escapeIdentifier(role), escapeIdentifier(schema)];
      await client.query(`grant connect, temporary on database ${name} to ${owner}`);
      await client.query(`create schema if not exists ${own} authorization ${owner}`);
      await client.query(`grant usage on schema extensions to ${owner}`);
      await client.query(`alter role ${owner} in database ${name} set search_path = ${own}`);
    }
  });
}

async function ensureRole(client: Client, { role, password }: SchemaOwner): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rowCount ? 'alter' : 'create';
  await client.query(`${verb} role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`);
}

/** The same server and user, another database. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/** The same server, a schema owner's own address. */
export function ownerUrl(adminUrl: string, database: string, { role, password }: SchemaOwner): string {
  const url = new URL(databaseUrl(adminUrl, database));
  url.username = role;
  url.password = password;
  return url.toString();
}

/** Ends all connections to the database and deletes it with the roles that owned its schemas. */
export async function dropDatabase({ adminUrl, database, owners }: DatabaseBootstrap): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(database)} with (force)`);
    for (const { role } of owners) await client.query(`drop role if exists ${escapeIdentifier(role)}`);
  });
}

async function withClient(connectionString: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
