import type { Readable } from 'node:stream';
import type { ByteSource } from '@pte/object-store/object-store';
import type { FastifyRequest } from 'fastify';
import { unsupportedMediaType } from '../edge/refusal.js';
import { fileRequired } from './store-refusal.js';

/** Bytes of a refused file that are still taken in, so that the client gets to read the refusal. */
const mostDrained = 32 * 1024 * 1024;

export interface UploadedFile {
  readonly declaredType: string;
  readonly source: ByteSource;
}

const limits = { files: 4, fields: 16, parts: 20, fieldSize: 64 * 1024, fileSize: Number.POSITIVE_INFINITY };

/**
 * Gives the part `file` of a multipart body to `take` as a stream and reads the body to its end. Throws FILE_REQUIRED
 * without such a part, UNSUPPORTED_MEDIA_TYPE for another kind of body.
 */
export async function withUploadedFile<Result>(
  request: FastifyRequest,
  take: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) {
    throw request.headers['content-type'] === undefined ? fileRequired() : unsupportedMediaType();
  }
  let taken: { result: Result } | undefined;
  for await (const part of partsOf(request)) {
    if (part.type !== 'file') continue;
    if (part.fieldname === 'file' && !taken) taken = { result: await takeWhole(part.file, part.mimetype, take) };
    else part.file.resume();
  }
  if (!taken) throw fileRequired();
  return taken.result;
}

async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits });
  } catch {
    // Only the parser throws here: no boundary, too many parts, an end that never came.
    throw fileRequired();
  }
}

async function takeWhole<Result>(
  file: Readable,
  declaredType: string,
  take: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  try {
    return await take({ declaredType, source: bytesOf(file) });
  } catch (error) {
    await drained(file).catch(() => undefined);
    throw error;
  }
}

/**
 * The bytes of a part or body. A reader that stops early must not destroy it: the multipart parser would wait for ever. Throws
 * FILE_REQUIRED when the rest never comes.
 */
export async function* bytesOf(file: Readable): AsyncGenerator<Uint8Array, void, void> {
  try {
    yield* file.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch {
    throw fileRequired();
  }
}

/** Reads on without keeping anything, within reason. */
export async function drained(file: Readable): Promise<void> {
  let size = 0;
  for await (const chunk of bytesOf(file)) {
    size += chunk.length;
    if (size > mostDrained) return void file.destroy();
  }
}
