import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { toFacts, type UserRow, userColumns } from '../user/user-row.js';
import { publicUser } from '../user/user-view.js';

const byIds = { name: 'users_by_ids', text: `select ${userColumns} from account where id = any($1::int[])` };

/** JSON text of the PublicUser of each id; unknown ids are missing. */
@Injectable()
export class GetManyPublic {
  constructor(private readonly database: Database) {}

  async run(ids: readonly number[]): Promise<Record<number, string>> {
    const rows = await this.database.query<UserRow>(byIds, [[...new Set(ids)]]);
    return Object.fromEntries(rows.map((row) => [row.id, JSON.stringify(publicUser(toFacts(row)))]));
  }
}
