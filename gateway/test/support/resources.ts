import type { RegisterResourceRequest, StoredResource } from '@pte/rpc/gen/pte/content/v1/content';
import { DomainError } from '@pte/service-kit/domain-error';
import type { FakeServices } from './fake-services.js';

/** A content service that remembers what it is told. */
export function fillWithResources(services: FakeServices): StoredResource[] {
  const stored: StoredResource[] = [];
  services.on('registerResource', (request: RegisterResourceRequest) => {
    const resource = { ...request, id: stored.length + 1, createdAt: 5, updatedAt: 6 };
    stored.push(resource);
    return { resource };
  });
  services.on('getResourceByKey', ({ key }: { key: string }) => {
    const resource = stored.find((each) => each.key === key);
    if (!resource) throw new DomainError('RESOURCE_NOT_FOUND', 'not-found');
    return { resource };
  });
  return stored;
}
