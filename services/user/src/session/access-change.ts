import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@pte/service-kit/database';
import { TokenCache } from './token-cache.js';

/** A transaction that ends sessions of a user or changes what they may do: once it answers, no gateway remembers the old. */
@Injectable()
export class AccessChange {
  constructor(
    private readonly database: Database,
    private readonly cache: TokenCache,
  ) {}

  async run<Result>(userId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const result = await this.database.inTransaction(work);
    await this.cache.drop(userId);
    return result;
  }
}
