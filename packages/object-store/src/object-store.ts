import type { Readable } from 'node:stream';

/** One stored object. `size` in bytes, `etag` quoted as HTTP wants it, `updatedAt` in unix seconds. */
export interface StoredObject {
  key: string;
  size: number;
  contentType: string;
  etag: string;
  updatedAt: number;
}

/** Bytes on their way in; a Node `Readable` is one. */
export type ByteSource = AsyncIterable<Uint8Array>;

export interface WriteOptions {
  contentType: string;
  /** Most bytes accepted, inclusive. */
  maxBytes: number;
  /** Ends the write; nothing is stored then. */
  signal?: AbortSignal;
}

/** Both ends inclusive, as in HTTP; without `end` to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface ObjectContent {
  object: StoredObject;
  /** The bytes asked for. The caller consumes or destroys it. */
  stream: Readable;
}

/**
 * Where the bytes of recordings, avatars and media live. Keys have the forms of `object-key.ts`; any other throws
 * `ObjectKeyInvalid` before storage is touched. Every call may throw `ObjectStoreUnavailable`, which is worth a retry.
 */
export interface ObjectStore {
  /**
   * Stores the stream under the key, replacing what was there, all or nothing; never holds it in memory whole.
   * Throws `ObjectTooLarge`, `ObjectEmpty`, the source's own error (`FileTypeMismatch` from `sniffed`) or the signal's reason.
   */
  write(key: string, source: ByteSource, options: WriteOptions): Promise<StoredObject>;
  head(key: string): Promise<StoredObject | null>;
  /** Null when absent. Throws `RangeNotSatisfiable` when the range begins after the last byte. */
  read(key: string, range?: ByteRange): Promise<ObjectContent | null>;
  /** Whether there was something to delete. */
  delete(key: string): Promise<boolean>;
  /** An address from which anyone may read the object until `expiresAt` (unix seconds), or null where only `read` can. */
  addressOf(key: string, expiresAt: number): Promise<string | null>;
}
