import { Inject, Injectable } from '@nestjs/common';
import { parseByteRange } from '@pte/object-store/byte-range';
import { objectPath, type ParsedKey, parseObjectKey } from '@pte/object-store/object-key';
import type { ObjectStore, StoredObject } from '@pte/object-store/object-store';
import { RangeNotSatisfiable } from '@pte/object-store/object-store-error';
import { DomainError } from '@pte/service-kit/domain-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { ContentNeighbour } from '../neighbours/neighbours.js';
import { type Caller, isAdmin } from '../session/caller.js';
import { OBJECT_STORE } from './object-store-token.js';
import { resourceNotFound, storeRefusal } from './store-refusal.js';

/** Seconds that a signed address of the store is good for. */
const addressLifetime = 600;

const publicPrefix = /^\/api\/oss\/object\/(?!question-submissions\/)/;

/** The stored bytes. */
@Injectable()
export class ObjectRoutes extends Routes {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly content: ContentNeighbour,
  ) {
    super();
  }

  readonly read = route(
    {
      method: 'GET',
      path: '/api/oss/object/{key}',
      summary: 'The bytes of an object; recordings to their owner and admins only. Range is supported',
      who: 'anyone',
      token: 'header-or-cookie',
      // A page shows public pictures also to somebody whose cookie is stale.
      ignoresCookie: (request) => publicPrefix.test(request.url),
      input: { params: z.object({ key: z.string() }) },
      data: z.string(),
      streams: 'application/octet-stream',
    },
    async ({ params, caller, now, request, reply }) => {
      try {
        const parsed = parsedKey(params.key);
        if (parsed.path === objectPath.questionSubmission) await this.admitReader(parsed.key, caller);
        const address = await this.store.addressOf(parsed.key, now + addressLifetime);
        if (address !== null) return reply.redirect(address, 302);
        await this.send(parsed.key, request, reply);
      } catch (error) {
        throw storeRefusal(error);
      }
    },
  );

  /** Another learner's recording looks like none at all. */
  private async admitReader(key: string, caller: Caller | null): Promise<void> {
    if (caller === null) throw new DomainError('UNAUTHORIZED', 'unauthenticated');
    const { resource } = await this.content.resources.getResourceByKey({ key });
    if (!isAdmin(caller) && resource?.ownerId !== caller.userId) throw resourceNotFound();
  }

  private async send(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const object = await this.store.head(key);
    if (!object) throw resourceNotFound();
    reply.headers(headersOf(object));
    if (isKnown(request.headers['if-none-match'], object.etag)) return void reply.code(304).send();
    const range = rangeOf(request, object);
    if (range === 'unsatisfiable') {
      return void reply.code(416).header('content-range', `bytes */${object.size}`).send();
    }
    const found = await this.store.read(key, range ?? undefined);
    if (!found) throw resourceNotFound();
    const bounds = range ?? { start: 0, end: found.object.size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${bounds.start}-${bounds.end}/${found.object.size}`);
    reply.header('content-length', bounds.end - bounds.start + 1).send(found.stream);
  }
}

function parsedKey(key: string): ParsedKey {
  try {
    return parseObjectKey(key);
  } catch {
    throw resourceNotFound();
  }
}

/** Whether the client has this version already: one of a list of tags, weak ones too, or `*`. RFC 9110, 13.1.2 */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** The whole object where the range is of another version. */
function rangeOf(request: FastifyRequest, object: StoredObject) {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== object.etag) return null;
  try {
    return parseByteRange(request.headers.range, object.size);
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) return 'unsatisfiable';
    throw error;
  }
}

/** `sandbox`: even what pretends to be a page cannot run anything. */
const headersOf = ({ contentType, etag, updatedAt }: StoredObject) => ({
  'content-type': contentType,
  'content-disposition': 'inline',
  'content-security-policy': 'sandbox',
  'cache-control': 'private, max-age=60',
  'accept-ranges': 'bytes',
  etag,
  'last-modified': new Date(updatedAt * 1000).toUTCString(),
});
