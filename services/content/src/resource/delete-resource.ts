import { Inject, Injectable } from '@nestjs/common';
import type { ObjectStore } from '@pte/object-store/object-store';
import { ObjectStoreUnavailable } from '@pte/object-store/object-store-error';
import { Database } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { OBJECT_STORE } from './object-store.token.js';
import { ResourceNotFound } from './resource.js';
import { ResourceRepository } from './resource.repository.js';

/** Deletes an object: its row and its bytes. */
@Injectable()
export class DeleteResource {
  constructor(
    private readonly database: Database,
    private readonly resources: ResourceRepository,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
  ) {}

  async run(path: number, id: number): Promise<void> {
    await this.database.inTransaction(async (tx) => {
      const resource = await this.resources.take(tx, path, id);
      if (!resource) throw new ResourceNotFound();
      // Before the commit: bytes that cannot be deleted keep their row, and a row whose bytes are gone is deleted again.
      await this.deleteBytes(resource.key);
    });
  }

  private async deleteBytes(key: string): Promise<void> {
    try {
      await this.objects.delete(key);
    } catch (error) {
      if (error instanceof ObjectStoreUnavailable) throw new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable');
      throw error;
    }
  }
}
