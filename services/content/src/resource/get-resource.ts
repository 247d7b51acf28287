import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { type Resource, ResourceNotFound } from './resource.js';
import { type ResourceRow, resourceColumns, toResource } from './resource-row.js';

const byKey = { name: 'resource_by_key', text: `select ${resourceColumns} from resource where key = $1` };

/** Asked for each object that only its owner may read. */
@Injectable()
export class GetResource {
  constructor(private readonly database: Database) {}

  async run(key: string): Promise<Resource> {
    const [row] = await this.database.query<ResourceRow>(byKey, [key]);
    if (!row) throw new ResourceNotFound();
    return toResource(row);
  }
}
