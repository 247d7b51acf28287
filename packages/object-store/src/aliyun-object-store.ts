import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import OSS from 'ali-oss';
import { resolveRange } from './byte-range.js';
import { parseObjectKey } from './object-key.js';
import type { ByteRange, ByteSource, ObjectContent, ObjectStore, StoredObject, WriteOptions } from './object-store.js';
import { ObjectStoreUnavailable } from './object-store-error.js';
import { spool } from './spool.js';

export interface AliyunAccess {
  /** Such as `oss-cn-hangzhou`. */
  region: string;
  bucket: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** Address of the service where it is not the region's own, such as `http://127.0.0.1:9090` or an internal one. */
  endpoint?: string;
}

/** Longest wait for one answer of the service, in milliseconds. */
const timeout = 30_000;

type Headers = Record<string, string | undefined>;

/** Objects in a private bucket of Aliyun OSS, requests signed with V4. */
export class AliyunObjectStore implements ObjectStore {
  private readonly client: OSS;

  constructor(access: AliyunAccess) {
    this.client = new OSS({ ...access, secure: true, timeout, authorizationV4: true } as OSS.Options);
  }

  /** Bytes go to a temporary file first: OSS sees only what has the right size, with its length, and can be sent again. */
  async write(key: string, source: ByteSource, { contentType, ...limits }: WriteOptions): Promise<StoredObject> {
    parseObjectKey(key);
    const file = join(tmpdir(), `object-${randomUUID()}`);
    try {
      const { size } = await spool(source, file, limits);
      limits.signal?.throwIfAborted();
      const { res } = await translated(this.client.put(key, file, { mime: contentType }));
      return describe(key, { ...(res.headers as Headers), 'content-type': contentType }, size);
    } finally {
      await rm(file, { force: true });
    }
  }

  async head(key: string): Promise<StoredObject | null> {
    parseObjectKey(key);
    const found = await unlessAbsent(this.client.head(key));
    const headers = found?.res.headers as Headers | undefined;
    return headers ? describe(key, headers, Number(headers['content-length'])) : null;
  }

  async read(key: string, range?: ByteRange): Promise<ObjectContent | null> {
    parseObjectKey(key);
    // OSS ignores a range that it cannot satisfy, so the size must be known before.
    const object = range && (await this.head(key));
    if (range && !object) return null;
    const bounds = range && object && resolveRange(range, object.size);
    const headers = bounds ? { Range: `bytes=${bounds.start}-${bounds.end}` } : {};
    const found = await unlessAbsent(this.client.getStream(key, { headers }));
    if (!found) return null;
    const answer = (found.res as { headers: Headers }).headers;
    return {
      object: object ?? describe(key, answer, Number(answer['content-length'])),
      stream: found.stream as Readable,
    };
  }

  async delete(key: string): Promise<boolean> {
    const existed = (await this.head(key)) !== null;
    if (existed) await translated(this.client.delete(key));
    return existed;
  }

  async addressOf(key: string, expiresAt: number): Promise<string> {
    parseObjectKey(key);
    const seconds = Math.max(1, expiresAt - Math.floor(Date.now() / 1000));
    return translated(this.client.signatureUrlV4('GET', seconds, {}, key));
  }
}

const describe = (key: string, headers: Headers, size: number): StoredObject => ({
  key,
  size,
  contentType: headers['content-type'] ?? 'application/octet-stream',
  etag: headers.etag ?? '""',
  updatedAt: Math.floor(Date.parse(headers['last-modified'] ?? headers.date ?? '') / 1000),
});

async function unlessAbsent<T>(work: Promise<T>): Promise<T | null> {
  return translated(
    work.catch((error: OssFault) => {
      if (error.code === 'NoSuchKey') return null;
      throw error;
    }),
  );
}

interface OssFault {
  code?: string;
  name?: string;
  status?: number;
}

/** The client's own error carries the request with its signature, so only its code goes on. */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, name, status } = error as OssFault;
    throw new ObjectStoreUnavailable(`OSS: ${code ?? name ?? 'failed'}${status === undefined ? '' : ` (${status})`}`);
  }
}
