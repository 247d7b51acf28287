import { createHash, createHmac } from 'node:crypto';
import type { OssRequest } from './oss-request.js';

/** When and for what a V4 signature was made. `date` as `20260101T000000Z`. */
export interface ScopeV4 {
  date: string;
  region: string;
  /** Lower-case names of headers signed beyond content-type, content-md5 and x-oss-*. */
  additionalHeaders: string[];
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalRequest({ method, bucket, key, headers, query }: OssRequest, additionalHeaders: string[]): string {
  const parameters = Object.keys(query)
    .filter((name) => name !== 'x-oss-signature')
    .map((name) => [encode(name), encode(query[name] ?? '')] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const signed = Object.keys(headers)
    .filter((name) => /^(content-type$|content-md5$|x-oss-)/.test(name) || additionalHeaders.includes(name))
    .sort();
  return [
    method,
    encode(`/${bucket}/${key}`).replaceAll('%2F', '/'),
    parameters.join('&'),
    signed.map((name) => `${name}:${headers[name]?.trim()}\n`).join(''),
    additionalHeaders.join(';'),
    headers['x-oss-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
}

/** Hexadecimal HMAC-SHA256: https://www.alibabacloud.com/help/en/oss/developer-reference/recommend-to-use-signature-version-4 */
export function signatureV4(request: OssRequest, { date, region, additionalHeaders }: ScopeV4, secret: string): string {
  const day = date.slice(0, 8);
  const hashed = createHash('sha256').update(canonicalRequest(request, additionalHeaders)).digest('hex');
  const text = ['OSS4-HMAC-SHA256', date, `${day}/${region}/oss/aliyun_v4_request`, hashed].join('\n');
  const steps = [day, region, 'oss', 'aliyun_v4_request'];
  const key = steps.reduce<string | Buffer>(
    (previous, step) => createHmac('sha256', previous).update(step).digest(),
    `aliyun_v4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}
