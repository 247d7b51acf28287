import { Injectable } from '@nestjs/common';
import type { StoredResource } from '@pte/rpc/gen/pte/content/v1/content';
import { z } from 'zod';
import { listAnswer, listOf, pageQuery, sortedQuery, sortingOf } from '../edge/list-query.js';
import { integerText } from '../edge/query-values.js';
import { Routes, route } from '../edge/route.js';
import { idText } from '../edge/values.js';
import { ContentNeighbour } from '../neighbours/neighbours.js';

const storedResource = z.object({
  resourceId: z.int(),
  resourceUrl: z.string(),
  url: z.string(),
  filename: z.string(),
  key: z.string(),
  type: z.int().min(0).max(1).describe('0 image, 1 audio'),
  path: z.int().min(0).max(3),
  size: z.number(),
  contentType: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
});

const shapeOf = (stored: StoredResource): z.infer<typeof storedResource> => ({
  resourceId: stored.id,
  resourceUrl: stored.key,
  url: `/api/oss/object/${stored.key}`,
  filename: stored.key.slice(stored.key.lastIndexOf('/') + 1),
  key: stored.key,
  type: stored.contentType.startsWith('image/') ? 0 : 1,
  path: stored.path,
  size: stored.size,
  contentType: stored.contentType,
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
});

const resourceList = z.object({
  ...pageQuery(),
  ...sortedQuery(['createdAt', 'updatedAt', 'size', 'filename']),
  path: integerText(0, 3).optional(),
});

/** Stored objects, for admins. */
@Injectable()
export class ResourceRoutes extends Routes {
  constructor(private readonly content: ContentNeighbour) {
    super();
  }

  readonly list = route(
    {
      method: 'GET',
      path: '/api/oss/resources',
      summary: 'A page of stored objects',
      who: 'admin',
      input: { query: resourceList },
      data: listOf(storedResource),
    },
    async ({ query }) => {
      const { resources, count } = await this.content.resources.listResources({
        path: query.path,
        ...sortingOf(query),
        limit: query.limit,
        offset: query.offset,
        countOnly: query.count,
      });
      return listAnswer(query, { json: JSON.stringify(resources.map(shapeOf)), count });
    },
  );

  readonly remove = route(
    {
      method: 'DELETE',
      path: '/api/oss/resource/path/{path}/{id}',
      summary: 'Deletes an object for good',
      who: 'admin',
      input: { params: z.object({ path: integerText(0, 3), id: idText }) },
      data: z.object({ id: z.int() }),
    },
    ({ params }) => this.content.resources.deleteResource(params),
  );
}
