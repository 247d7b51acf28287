import type { AcceptedType } from './content-type.js';
import type { ByteSource } from './object-store.js';
import { FileTypeMismatch, ObjectEmpty } from './object-store-error.js';
import { sampleBytes, sniff } from './sniff.js';

/**
 * The same bytes, let through only when their beginning is of the declared type; nothing is yielded before that is
 * known, and no more than the sample is held. Throws `FileTypeMismatch`, or `ObjectEmpty` when no byte came.
 */
export async function* sniffed(source: ByteSource, expected: AcceptedType): AsyncGenerator<Uint8Array, void, void> {
  const held: Uint8Array[] = [];
  let size = 0;
  let known = false;
  for await (const chunk of source) {
    if (known) {
      yield chunk;
      continue;
    }
    held.push(chunk);
    size += chunk.length;
    if (size >= sampleBytes) {
      yield await checked(held.splice(0), expected);
      known = true;
    }
  }
  if (size === 0) throw new ObjectEmpty();
  if (!known) yield await checked(held, expected);
}

async function checked(chunks: Uint8Array[], expected: AcceptedType): Promise<Uint8Array> {
  const bytes = Buffer.concat(chunks);
  const found = await sniff(bytes.subarray(0, sampleBytes));
  if (found !== expected) throw new FileTypeMismatch(expected, found);
  return bytes;
}
