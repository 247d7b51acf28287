import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { Client } from 'pg';
import {
  bootstrapDatabase,
  type DatabaseBootstrap,
  dropDatabase,
  ownerUrl,
  type SchemaOwner,
} from '../src/postgres/bootstrap-database.ts';

const id = Math.random().toString(16).slice(2);
const anOwner = (schema: string): SchemaOwner => ({ schema, role: `owner_${schema}_${id}`, password: `it's "${id}"` });

describe('bootstrapDatabase', () => {
  const [user, question] = [anOwner('user'), anOwner('question')];
  let bootstrap: DatabaseBootstrap;

  const as = async <Row>(owner: SchemaOwner, sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: ownerUrl(bootstrap.adminUrl, bootstrap.database, owner) });
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    const { postgresAdminUrl: adminUrl } = useInfrastructure();
    bootstrap = { adminUrl, database: `bootstrap_${id}`, owners: [user, question] };
    await bootstrapDatabase(bootstrap);
    await as(question, 'create table secret (text text)');
  });
  afterAll(() => dropDatabase(bootstrap));

  it('gives each role its own schema as the place where names are looked up', async () => {
    expect(await as(user, 'select current_schema() as schema')).toEqual([{ schema: 'user' }]);
  });

  it('lets no role read the schema of another', async () => {
    await expect(as(user, 'select * from question.secret')).rejects.toThrow('permission denied for schema question');
  });

  it('lets no role write outside of its schema', async () => {
    await expect(as(user, 'create table public.mine (text text)')).rejects.toThrow('permission denied');
    await expect(as(user, 'create schema mine')).rejects.toThrow('permission denied');
  });

  it('may run again, keeps what is there and takes new passwords', async () => {
    const changed = { ...question, password: 'another' };
    await bootstrapDatabase({ ...bootstrap, owners: [user, changed] });
    expect(await as(changed, 'select count(*)::int as n from secret')).toEqual([{ n: 0 }]);
    await expect(as(question, 'select 1')).rejects.toThrow('password authentication failed');
  });
});
