import { createHmac } from 'node:crypto';
import type { OssRequest } from './oss-request.js';

/** Query parameters that V1 signs; the others (prefix, marker ...) it leaves out. */
const signedParameters = new Set([
  'acl',
  'uploads',
  'uploadId',
  'partNumber',
  'continuation-token',
  'delete',
  'objectMeta',
  'symlink',
  'tagging',
  'versionId',
  'security-token',
  'x-oss-process',
  'x-oss-traffic-limit',
]);

/** What V1 signs. `date` is the Date of a signed header and the `Expires` of a signed address. */
export function stringToSignV1({ method, bucket, key, headers, query }: OssRequest, date: string): string {
  const ossHeaders = Object.keys(headers)
    .filter((name) => name.startsWith('x-oss-'))
    .sort()
    .map((name) => `${name}:${headers[name]?.trim()}`);
  const parameters = Object.keys(query)
    .filter((name) => signedParameters.has(name) || name.startsWith('response-'))
    .sort()
    .map((name) => (query[name] ? `${name}=${query[name]}` : name));
  const resource = `/${bucket}/${key}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
  const fixed = [method, headers['content-md5'] ?? '', headers['content-type'] ?? '', date];
  return [...fixed, ...ossHeaders, resource].join('\n');
}

/** Base64 HMAC-SHA1: https://www.alibabacloud.com/help/en/oss/developer-reference/include-signatures-in-the-authorization-header */
export const signatureV1 = (request: OssRequest, date: string, secret: string): string =>
  createHmac('sha1', secret).update(stringToSignV1(request, date)).digest('base64');
