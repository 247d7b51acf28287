import { createHash } from 'node:crypto';
import { OssError } from './oss-error.js';

export interface HeldObject {
  bytes: Buffer;
  contentType: string;
  /** MD5 in upper-case hexadecimal, quoted, as OSS gives it for simple uploads. */
  etag: string;
  lastModified: Date;
}

export interface ListedObject extends HeldObject {
  key: string;
}

export interface Listing {
  objects: ListedObject[];
  nextMarker: string | null;
}

/** The objects of one bucket, in memory. */
export class Bucket {
  private readonly objects = new Map<string, HeldObject>();

  /** Throws `InvalidDigest` when a Content-MD5 (Base64) was given that is not the body's. */
  put(key: string, bytes: Buffer, contentType: string, contentMd5?: string): HeldObject {
    const digest = createHash('md5').update(bytes).digest();
    if (contentMd5 !== undefined && contentMd5 !== digest.toString('base64')) {
      throw new OssError(400, 'InvalidDigest', 'The Content-MD5 you specified is not valid.');
    }
    const etag = `"${digest.toString('hex').toUpperCase()}"`;
    const object = { bytes, contentType, etag, lastModified: new Date() };
    this.objects.set(key, object);
    return object;
  }

  get(key: string): HeldObject | undefined {
    return this.objects.get(key);
  }

  delete(key: string): void {
    this.objects.delete(key);
  }

  /** At most `limit` objects after `marker` in the order of their keys. */
  list(prefix: string, marker: string, limit: number): Listing {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > marker).sort();
    const objects = keys.slice(0, limit).flatMap((key) => {
      const object = this.objects.get(key);
      return object ? [{ ...object, key }] : [];
    });
    return { objects, nextMarker: keys.length > limit ? (keys[limit - 1] ?? null) : null };
  }
}
