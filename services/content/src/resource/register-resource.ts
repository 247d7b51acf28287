import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { newResource, type Resource, type StoredObjectFacts } from './resource.js';
import { ResourceRepository } from './resource.repository.js';

/** Notes an object that was just stored; may be called again with the same facts. */
@Injectable()
export class RegisterResource {
  constructor(
    private readonly database: Database,
    private readonly resources: ResourceRepository,
    private readonly clock: Clock,
  ) {}

  run(facts: StoredObjectFacts): Promise<Resource> {
    const resource = newResource(facts, this.clock.now());
    return this.database.inTransaction((tx) => this.resources.put(tx, resource));
  }
}
