import type { AliyunAccess } from './aliyun-object-store.js';
import { LocalDiskObjectStore } from './local-disk-object-store.js';
import type { ObjectStore } from './object-store.js';

export type ObjectStoreConfig = { kind: 'local'; directory: string } | ({ kind: 'oss' } & AliyunAccess);

/** The store a process is configured for. The Aliyun client is loaded only where it is used. */
export async function openObjectStore(config: ObjectStoreConfig): Promise<ObjectStore> {
  if (config.kind === 'local') return LocalDiskObjectStore.open(config.directory);
  const { AliyunObjectStore } = await import('./aliyun-object-store.js');
  return new AliyunObjectStore(config);
}
