import { randomBytes } from 'node:crypto';
import { bootstrapDatabase, dropDatabase, ownerUrl } from '@pte/local/postgres/bootstrap-database';
import { useInfrastructure } from './infrastructure.ts';

export interface TestDatabase {
  /** The schema owner's address, as POSTGRES_URL of a service. */
  readonly url: string;
  readonly schema: string;
  readonly database: string;
  /** Ends every connection and deletes database and role. */
  readonly drop: () => Promise<void>;
}

/** A database of the test's own with one empty schema, owned by a role that may do nothing else, as in production. */
export async function aDatabase(schema: string): Promise<TestDatabase> {
  const { postgresAdminUrl: adminUrl } = useInfrastructure();
  const id = randomBytes(6).toString('hex');
  const owner = { schema, role: `pte_${schema}_${id}`, password: randomBytes(12).toString('hex') };
  const bootstrap = { adminUrl, database: `test_${schema}_${id}`, owners: [owner] };
  await bootstrapDatabase(bootstrap);
  return {
    url: ownerUrl(adminUrl, bootstrap.database, owner),
    schema,
    database: bootstrap.database,
    drop: () => dropDatabase(bootstrap),
  };
}
