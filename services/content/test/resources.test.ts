import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ObjectStoreUnavailable } from '@pte/object-store/object-store-error';
import type { RegisterResourceRequest } from '@pte/rpc/gen/pte/content/v1/content';
import { type ContentService, startContentService } from './content-service.js';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
});

afterAll(() => service?.stop());

beforeEach(async () => {
  await service.database.query('truncate resource');
  await service.database.query('delete from outbox');
});

afterEach(() => {
  jest.restoreAllMocks();
});

const aRecording = (given: Partial<RegisterResourceRequest> = {}): RegisterResourceRequest => ({
  key: 'question-submissions/1-ab.webm',
  path: 2,
  ownerId: 7,
  questionId: 12,
  size: 1000,
  contentType: 'audio/webm',
  ...given,
});

const aSiteResource = (name: string, size = 10) =>
  aRecording({ key: `site-resources/${name}`, path: 3, contentType: 'image/png', questionId: undefined, size });

async function register(request: RegisterResourceRequest) {
  const { resource } = await service.resources.registerResource(request);
  return resource!;
}

const byDefault = { sortBy: 'createdAt', descending: true, limit: 20, offset: 0, countOnly: false };

describe('registering', () => {
  it('notes the object with its owner and tells it', async () => {
    const noted = await register(aRecording());
    expect(noted).toMatchObject(aRecording());
    expect(noted.createdAt).toBeGreaterThan(1_700_000_000);
    expect(noted.updatedAt).toBe(noted.createdAt);
    const found = await service.resources.getResourceByKey({ key: 'question-submissions/1-ab.webm' });
    expect(found.resource).toEqual(noted);
    const data = { resourceId: noted.id, key: noted.key, path: 2, ownerId: 7, questionId: 12 };
    expect(await service.events()).toEqual([{ type: 'resource.stored.v1', key: noted.key, data }]);
  });

  it('replaces the row of the same key, which keeps its id', async () => {
    const avatar = aRecording({ key: 'user-avatars/7', path: 0, contentType: 'image/png', questionId: undefined });
    const first = await register(avatar);
    const second = await register({ ...avatar, size: 5, contentType: 'image/webp' });
    expect(second).toMatchObject({ id: first.id, createdAt: first.createdAt, size: 5, contentType: 'image/webp' });
    expect(await service.resources.listResources(byDefault)).toMatchObject({ count: 1 });
    expect((await service.events()).map(({ type }) => type)).toEqual(['resource.stored.v1', 'resource.stored.v1']);
  });

  it('has one row when the same key is registered many times at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => register(aRecording())));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  it('keeps nothing of what it refuses', async () => {
    const refused = service.resources.registerResource(aRecording({ contentType: 'text/html' }));
    await expect(refused).rejects.toMatchObject({ reason: 'FILE_TYPE_MISMATCH', kind: 'invalid' });
    expect(await service.resources.listResources(byDefault)).toEqual({ resources: [], count: 0 });
    expect(await service.events()).toEqual([]);
  });
});

describe('reading', () => {
  it('does not find an unknown key', async () => {
    const missing = service.resources.getResourceByKey({ key: 'site-resources/none.png' });
    await expect(missing).rejects.toMatchObject({ reason: 'RESOURCE_NOT_FOUND', kind: 'not-found' });
  });

  const names = async (change: object) => {
    const { resources } = await service.resources.listResources({ ...byDefault, ...change });
    return resources.map(({ key }) => key.split('/').at(-1));
  };

  it('lists by each sort in both directions, equal ones by id', async () => {
    for (const [name, size] of [
      ['b.png', 20],
      ['a.png', 30],
      ['c.png', 20],
    ] as const)
      await register(aSiteResource(name, size));
    expect(await names({ sortBy: 'filename', descending: false })).toEqual(['a.png', 'b.png', 'c.png']);
    expect(await names({ sortBy: 'size', descending: false })).toEqual(['b.png', 'c.png', 'a.png']);
    expect(await names({ sortBy: 'size', descending: true })).toEqual(['a.png', 'c.png', 'b.png']);
    expect(await names({ sortBy: 'createdAt', descending: true })).toEqual(['c.png', 'a.png', 'b.png']);
    await register(aSiteResource('b.png', 20));
    expect(await names({ sortBy: 'updatedAt', descending: true })).toEqual(['b.png', 'c.png', 'a.png']);
  });

  it('pages, filters by path and counts', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) await register(aSiteResource(name));
    await register(aRecording());
    expect(await names({ path: 3, sortBy: 'filename', descending: false, limit: 2, offset: 1 })).toEqual([
      'b.png',
      'c.png',
    ]);
    expect(await names({ path: 0 })).toEqual([]);
    expect(await service.resources.listResources({ ...byDefault, path: 3, limit: 1 })).toMatchObject({ count: 3 });
    const counted = await service.resources.listResources({ ...byDefault, countOnly: true });
    expect(counted).toEqual({ resources: [], count: 4 });
  });

  it.each([{ sortBy: 'owner_id; drop table resource' }, { limit: 0 }, { limit: 101 }])('refuses %j', async (change) => {
    const refused = service.resources.listResources({ ...byDefault, ...change });
    await expect(refused).rejects.toMatchObject({ reason: 'VALIDATION', kind: 'invalid' });
  });

  it('has an index for each order', async () => {
    for (const column of ['created_at', 'updated_at', 'size', 'filename'])
      for (const filter of ['', 'where path = 2']) {
        const plan = await service.database.inTransaction(async (tx) => {
          // A table this small would be sorted; what is left to the planner is an index, if there is one.
          for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.query(`set local enable_${way} = off`);
          return tx.query(`explain select id from resource ${filter} order by ${column} desc, id desc limit 20`);
        });
        expect(JSON.stringify(plan)).not.toContain('Sort');
      }
  });
});

describe('deleting', () => {
  const stored = async () => {
    const bytes = (async function* () {
      yield Buffer.from('bytes');
    })();
    await service.objects.write('site-resources/a.png', bytes, { contentType: 'image/png', maxBytes: 100 });
    return register(aSiteResource('a.png', 5));
  };

  it('takes row and bytes, and tells it', async () => {
    const { id, key } = await stored();
    expect(await service.resources.deleteResource({ path: 3, id })).toEqual({ id });
    expect(await service.objects.head(key)).toBeNull();
    await expect(service.resources.getResourceByKey({ key })).rejects.toMatchObject({ reason: 'RESOURCE_NOT_FOUND' });
    expect((await service.events()).map(({ type }) => type)).toEqual(['resource.stored.v1', 'resource.deleted.v1']);
    await expect(service.resources.deleteResource({ path: 3, id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('finds an id only under its own path', async () => {
    const { id, key } = await stored();
    await expect(service.resources.deleteResource({ path: 2, id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await service.objects.head(key)).not.toBeNull();
  });

  it('deletes a row whose bytes are gone', async () => {
    const { id, key } = await stored();
    await service.objects.delete(key);
    expect(await service.resources.deleteResource({ path: 3, id })).toEqual({ id });
  });

  it('changes nothing when the store does not answer', async () => {
    const { id, key } = await stored();
    jest.spyOn(service.objects, 'delete').mockRejectedValue(new ObjectStoreUnavailable('away'));
    const refused = service.resources.deleteResource({ path: 3, id });
    await expect(refused).rejects.toMatchObject({ reason: 'UPSTREAM_UNAVAILABLE', kind: 'unavailable' });
    expect((await service.resources.getResourceByKey({ key })).resource).toMatchObject({ id });
    expect((await service.events()).map(({ type }) => type)).toEqual(['resource.stored.v1']);
  });
});
