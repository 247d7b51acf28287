import { Injectable } from '@nestjs/common';
import { resourceDeleted } from '@pte/events/resource/resource-deleted.v1';
import { resourceStored } from '@pte/events/resource/resource-stored.v1';
import { Outbox } from '@pte/messaging/outbox';
import type { Tx } from '@pte/service-kit/database';
import type { NewResource, Resource } from './resource.js';
import { type ResourceRow, resourceColumns, toResource } from './resource-row.js';

/** Saves resources, each change with its event. */
@Injectable()
export class ResourceRepository {
  constructor(private readonly outbox: Outbox) {}

  /** Notes the object; the row of the same key is replaced and keeps its id and its creation time. */
  async put(tx: Tx, given: NewResource): Promise<Resource> {
    const { key, path, ownerId, questionId, size, type, contentType, at } = given;
    const rows = await tx.query<ResourceRow>(
      `insert into resource (key, path, owner_id, question_id, size, type, content_type, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
       on conflict (key) do update set owner_id = excluded.owner_id, question_id = excluded.question_id,
         size = excluded.size, type = excluded.type, content_type = excluded.content_type, updated_at = excluded.updated_at
       returning ${resourceColumns}`,
      [key, path, ownerId, questionId, size, type, contentType, at],
    );
    const [resource] = rows.map(toResource);
    if (!resource) throw new Error('an upsert returned no row');
    await this.outbox.add(tx, resourceStored(facts(resource)));
    return resource;
  }

  /** Takes the row out and returns it; null when there is none. Nobody else sees it until the transaction ends. */
  async take(tx: Tx, path: number, id: number): Promise<Resource | null> {
    const rows = await tx.query<ResourceRow>(
      `delete from resource where id = $1 and path = $2 returning ${resourceColumns}`,
      [id, path],
    );
    const [resource] = rows.map(toResource);
    if (!resource) return null;
    await this.outbox.add(tx, resourceDeleted(facts(resource)));
    return resource;
  }
}

const facts = ({ id, key, path, ownerId, questionId }: Resource) => ({
  resourceId: id,
  key,
  path,
  ownerId,
  questionId,
});
