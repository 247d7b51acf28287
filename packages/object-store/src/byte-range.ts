import type { ByteRange } from './object-store.js';
import { RangeNotSatisfiable } from './object-store-error.js';

/**
 * The bytes a `Range` header asks for, both ends inclusive; null means the whole object (no header, several ranges, or
 * a form RFC 9110 tells us to ignore). `size` in bytes. Throws `RangeNotSatisfiable`.
 */
export function parseByteRange(header: string | undefined, size: number): Required<ByteRange> | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim());
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    if (length === 0) throw new RangeNotSatisfiable(size);
    return resolveRange({ start: Math.max(0, size - length) }, size);
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  return resolveRange({ start: Number(first), end: last === '' ? undefined : Number(last) }, size);
}

/** Cuts a range to the object's size. Throws `RangeNotSatisfiable` when nothing is left. */
export function resolveRange({ start, end }: ByteRange, size: number): Required<ByteRange> {
  if (start >= size) throw new RangeNotSatisfiable(size);
  return { start, end: Math.min(end ?? size - 1, size - 1) };
}
