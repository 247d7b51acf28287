import { Client } from 'pg';
import { DataSource, type EntityTarget, type MigrationInterface } from 'typeorm';
import type { DatabaseConfig } from './environment.js';

export interface DatabaseOptions {
  readonly config: DatabaseConfig;
  readonly records: readonly EntityTarget<object>[];
  /** In any order; TypeORM sorts by the number in the class name. */
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/** Connects, then brings the schema up to date under an advisory lock, so that replicas starting together migrate once. */
export async function openDatabase({ config, records, migrations }: DatabaseOptions): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: config.POSTGRES_URL,
    schema: config.POSTGRES_SCHEMA,
    entities: records as never,
    migrations: migrations as never,
    synchronize: false,
    poolSize: config.POSTGRES_POOL,
    extra: {
      options: `-c search_path=${config.POSTGRES_SCHEMA}`,
      application_name: `pte-${config.POSTGRES_SCHEMA}`,
    },
  });
  const lock = new Client({ connectionString: config.POSTGRES_URL });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [`migrate:${config.POSTGRES_SCHEMA}`]);
    await dataSource.initialize();
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.end();
  }
  return dataSource;
}
