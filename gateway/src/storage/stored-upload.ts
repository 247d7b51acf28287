import { Inject, Injectable } from '@nestjs/common';
import type { AcceptedType } from '@pte/object-store/content-type';
import { parseObjectKey } from '@pte/object-store/object-key';
import type { ByteSource, ObjectStore } from '@pte/object-store/object-store';
import { sniffed } from '@pte/object-store/sniffed';
import { largestUpload } from '@pte/object-store/upload-signer';
import type { StoredResource } from '@pte/rpc/gen/pte/content/v1/content';
import { DomainError } from '@pte/service-kit/domain-error';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { ContentNeighbour } from '../neighbours/neighbours.js';
import { OBJECT_STORE } from './object-store-token.js';
import { storeRefusal } from './store-refusal.js';

export interface Upload {
  readonly key: string;
  readonly ownerId: number;
  readonly questionId: number | undefined;
  readonly contentType: AcceptedType;
  readonly source: ByteSource;
  /** Checks between seeing what the bytes are and storing them. */
  readonly beforeStoring?: () => Promise<void>;
  /** Checks once the bytes are stored; a refusal takes them away again. */
  readonly beforeRegistering?: () => Promise<void>;
}

/** Stores streamed bytes that are what they claim to be, and notes them at the content service: both or neither. */
@Injectable()
export class StoredUpload {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly content: ContentNeighbour,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws FILE_REQUIRED, FILE_TYPE_MISMATCH, FILE_TOO_LARGE, or what the checks throw. */
  async run(upload: Upload): Promise<StoredResource> {
    const { key, contentType } = upload;
    try {
      const bytes = sniffed(upload.source, contentType);
      const first = await bytes.next();
      await upload.beforeStoring?.();
      const stored = await this.store.write(key, joined(first, bytes), { contentType, maxBytes: largestUpload });
      return await this.register(upload, stored.size);
    } catch (error) {
      throw storeRefusal(error);
    }
  }

  private async register(upload: Upload, size: number): Promise<StoredResource> {
    const { key, ownerId, questionId, contentType } = upload;
    try {
      await upload.beforeRegistering?.();
      const { path } = parseObjectKey(key);
      const request = { key, path, ownerId, questionId, size, contentType };
      const { resource } = await this.content.resources.registerResource(request);
      if (!resource) throw new DomainError('INTERNAL', 'internal');
      return resource;
    } catch (error) {
      await this.store.delete(key).catch((failure: unknown) => {
        this.logger.error({ err: failure, key }, 'an object that was not noted could not be deleted');
      });
      throw error;
    }
  }
}

async function* joined(first: IteratorResult<Uint8Array, void>, rest: AsyncIterable<Uint8Array>) {
  if (!first.done) yield first.value;
  yield* rest;
}
