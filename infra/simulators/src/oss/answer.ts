import type { Bucket, HeldObject } from './bucket.js';
import { noSuchKey, OssError } from './oss-error.js';
import type { OssRequest } from './oss-request.js';
import { escapeXml } from './xml.js';

export interface OssAnswer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer | string;
}

/** Does what a rightly signed request asks. Throws `OssError`. */
export function answer(bucket: Bucket, request: OssRequest, body: Buffer): OssAnswer {
  if (request.key === '') return list(bucket, request);
  switch (request.method) {
    case 'PUT': {
      const type = request.headers['content-type'] ?? 'application/octet-stream';
      const { etag } = bucket.put(request.key, body, type, request.headers['content-md5']);
      return { status: 200, headers: { etag } };
    }
    case 'DELETE':
      bucket.delete(request.key);
      return { status: 204, headers: {} };
    case 'GET':
    case 'HEAD':
      return read(bucket, request);
    default:
      throw new OssError(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
}

function read(bucket: Bucket, { key, method, headers }: OssRequest): OssAnswer {
  const object = bucket.get(key);
  if (!object) throw noSuchKey();
  const { length } = object.bytes;
  const range = method === 'GET' ? rangeOf(headers.range, length) : null;
  if (range === 'unsatisfiable') {
    // OSS answers such a range with the whole object unless it is asked to follow the standard.
    if (headers['x-oss-range-behavior'] !== 'standard')
      return { status: 200, headers: describe(object), body: object.bytes };
    throw new OssError(416, 'InvalidRange', 'The requested range cannot be satisfied.');
  }
  if (!range) return { status: 200, headers: describe(object), body: object.bytes };
  const [start, end] = range;
  return {
    status: 206,
    headers: { ...describe(object, end - start + 1), 'content-range': `bytes ${start}-${end}/${length}` },
    body: object.bytes.subarray(start, end + 1),
  };
}

function rangeOf(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : [start, end];
}

const describe = (object: HeldObject, length = object.bytes.length): Record<string, string> => ({
  'content-type': object.contentType,
  'content-length': String(length),
  etag: object.etag,
  'last-modified': object.lastModified.toUTCString(),
  'accept-ranges': 'bytes',
  'x-oss-object-type': 'Normal',
});

function list(bucket: Bucket, { bucket: name, method, query }: OssRequest): OssAnswer {
  if (method !== 'GET') throw new OssError(405, 'MethodNotAllowed', 'Only listing is simulated for a bucket.');
  const limit = Number(query['max-keys'] ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new OssError(400, 'InvalidArgument', 'Argument max-keys must be an integer between 1 and 1000.');
  }
  const { prefix = '', marker = '' } = query;
  const { objects, nextMarker } = bucket.list(prefix, marker, limit);
  const contents = objects.map(
    ({ key, etag, bytes, lastModified }) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${lastModified.toISOString()}</LastModified>` +
      `<ETag>${escapeXml(etag)}</ETag><Type>Normal</Type><Size>${bytes.length}</Size>` +
      '<StorageClass>Standard</StorageClass><Owner><ID>1</ID><DisplayName>1</DisplayName></Owner></Contents>',
  );
  const body =
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><Name>${name}</Name><Prefix>${escapeXml(prefix)}</Prefix>` +
    `<Marker>${escapeXml(marker)}</Marker><MaxKeys>${limit}</MaxKeys><IsTruncated>${nextMarker !== null}</IsTruncated>` +
    `${nextMarker === null ? '' : `<NextMarker>${escapeXml(nextMarker)}</NextMarker>`}${contents.join('')}</ListBucketResult>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
