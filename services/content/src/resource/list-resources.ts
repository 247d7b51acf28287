import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { ValidationError } from '@pte/service-kit/domain-error';
import type { Resource } from './resource.js';
import { type ResourceRow, resourceColumns, toResource } from './resource-row.js';

const sortColumns = new Map([
  ['createdAt', 'created_at'],
  ['updatedAt', 'updated_at'],
  ['size', 'size'],
  ['filename', 'filename'],
]);

export interface ListResourcesQuery {
  /** All paths when absent. */
  path: number | null;
  sortBy: string;
  descending: boolean;
  /** 1-100. */
  limit: number;
  offset: number;
}

@Injectable()
export class ListResources {
  constructor(private readonly database: Database) {}

  async run({ path, sortBy, descending, limit, offset }: ListResourcesQuery): Promise<Resource[]> {
    const column = sortColumns.get(sortBy);
    if (!column) throw new ValidationError({ sortBy: { code: 'invalid' } });
    if (limit < 1 || limit > 100) throw new ValidationError({ limit: { code: 'invalid' } });
    const order = descending ? 'desc' : 'asc';
    const filter = path === null ? '' : 'where path = $3';
    const rows = await this.database.query<ResourceRow>(
      `select ${resourceColumns} from resource ${filter} order by ${column} ${order}, id ${order} limit $1 offset $2`,
      path === null ? [limit, offset] : [limit, offset, path],
    );
    return rows.map(toResource);
  }

  async count(path: number | null): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from resource where $1::smallint is null or path = $1',
      [path],
    );
    return row?.count ?? 0;
  }
}
