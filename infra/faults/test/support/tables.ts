import { databaseUrl } from '@pte/local/postgres/bootstrap-database';
import type { Stack } from '@pte/testing/stack';
import pg from 'pg';

/** Looks into the tables of a stack, as no service may. */
export class Tables {
  private readonly client: pg.Client;

  protected constructor(client: pg.Client) {
    this.client = client;
  }

  protected static async connect({ settings }: Stack): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl(settings.postgresAdminUrl, settings.database) });
    await client.connect();
    return client;
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  protected async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(text, values)).rows;
  }
}
