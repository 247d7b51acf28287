import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

/** A statement; with a name it is prepared once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Queries {
  query<Row>(statement: string | Statement, values?: readonly unknown[]): Promise<Row[]>;
}

declare const insideTransaction: unique symbol;

/** An open transaction. Only Database makes one, so what takes a Tx cannot be called outside. */
export interface Tx extends Queries {
  readonly [insideTransaction]: true;
  /** For repositories. */
  readonly manager: EntityManager;
  /** Runs after the commit, never after a rollback; its failure is the caller's to handle. */
  afterCommit(work: () => void): void;
}

const asQuery = (statement: string | Statement, values: readonly unknown[]) =>
  typeof statement === 'string' ? { text: statement, values: [...values] } : { ...statement, values: [...values] };

/** The service's own schema: plain reads, and transactions for everything that writes. */
@Injectable()
export class Database implements Queries, OnApplicationShutdown {
  constructor(@Inject(DataSource) readonly dataSource: DataSource) {}

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  async query<Row>(statement: string | Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await this.pool.query(asQuery(statement, values));
    return result.rows as Row[];
  }

  async inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    const afterCommit: (() => void)[] = [];
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      const tx = {
        manager: runner.manager,
        query: async (statement: string | Statement, values: readonly unknown[] = []) =>
          (await client.query(asQuery(statement, values))).rows,
        afterCommit: (after: () => void) => void afterCommit.push(after),
      } as unknown as Tx;
      const result = await work(tx);
      await runner.commitTransaction();
      for (const after of afterCommit) after();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
