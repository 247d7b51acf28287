import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { interruptible } from './interruptible.js';
import type { ByteSource, WriteOptions } from './object-store.js';
import { ObjectEmpty, ObjectTooLarge } from './object-store-error.js';

export interface Spooled {
  size: number;
  /** Hexadecimal, of all bytes. */
  md5: string;
}

/**
 * Streams the source into a new file and forces it to disk. When anything goes wrong the file is gone again.
 * Throws `ObjectTooLarge`, `ObjectEmpty`, the source's error or the signal's reason.
 */
export async function spool(
  source: ByteSource,
  file: string,
  { maxBytes, signal }: Pick<WriteOptions, 'maxBytes' | 'signal'>,
): Promise<Spooled> {
  const hash = createHash('md5');
  let size = 0;
  const measured = async function* (chunks: ByteSource) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new ObjectTooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
    if (size === 0) throw new ObjectEmpty();
  };
  try {
    const chunks = signal ? interruptible(source, signal) : source;
    await pipeline(chunks, measured, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { size, md5: hash.digest('hex') };
}
