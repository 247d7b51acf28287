import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { freePorts } from '../src/network.ts';
import { adminUrl, type PostgresOptions, postgresProcess } from '../src/postgres/postgres-process.ts';
import { RunningProcess } from '../src/process/running-process.ts';

describe('the embedded Postgres', () => {
  let directory: string;
  let options: PostgresOptions;
  let running: RunningProcess;

  const start = async () => {
    running = RunningProcess.start(await postgresProcess(options), () => undefined);
    await running.ready();
  };
  const query = async (sql: string) => {
    const client = new Client({ connectionString: adminUrl(options) });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };

  beforeEach(async () => {
    // As in the home of root: closed to every other user.
    directory = mkdtempSync(join(tmpdir(), 'pte-postgres-'));
    chmodSync(directory, 0o700);
    const [port = 0] = await freePorts(1);
    options = {
      port,
      directory: join(directory, 'postgres'),
      password: 'only-for-this-test',
      durable: true,
      onProgress: () => undefined,
    };
  });
  afterEach(async () => {
    await running.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('keeps committed rows when it is killed and started again, in a private folder too', async () => {
    await start();
    await query(`create table note as select 'kept' as text`);
    running.signal('SIGKILL');
    await running.exited;
    await start();
    expect(await query('select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('sorts and compares the same on every machine', async () => {
    await start();
    expect(await query('select datlocprovider, datlocale from pg_database where datname = current_database()')).toEqual(
      [{ datlocprovider: 'b', datlocale: 'C.UTF-8' }],
    );
  });
});
