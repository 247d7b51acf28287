import { timingSafeEqual } from 'node:crypto';
import { accessDenied, OssError, signatureDoesNotMatch } from './oss-error.js';
import type { OssCredentials, OssRequest } from './oss-request.js';
import { signatureV1 } from './signature-v1.js';
import { signatureV4 } from './signature-v4.js';

/** Most seconds between the caller's clock and ours. */
const largestSkew = 900;

/** Throws the `OssError` of OSS unless the request is rightly signed, in its header or its address, V1 or V4. `now` in unix seconds. */
export function authorise(request: OssRequest, credentials: OssCredentials, now: number): void {
  const header = request.headers.authorization ?? '';
  if (header.startsWith('OSS4-HMAC-SHA256 ')) headerV4(request, header, credentials, now);
  else if (header.startsWith('OSS ')) headerV1(request, header, credentials, now);
  else if ('x-oss-signature' in request.query) addressV4(request, credentials, now);
  else if ('Signature' in request.query) addressV1(request, credentials, now);
  else throw accessDenied('You have no right to access this object because of bucket acl.');
}

function headerV1(request: OssRequest, header: string, credentials: OssCredentials, now: number): void {
  const date = request.headers['x-oss-date'] ?? request.headers.date ?? '';
  const [id = '', signature = ''] = header.slice('OSS '.length).split(':');
  checkKey(id, credentials);
  checkSkew(Date.parse(date) / 1000, now);
  checkSignature(signature, signatureV1(request, date, credentials.accessKeySecret));
}

function addressV1(request: OssRequest, credentials: OssCredentials, now: number): void {
  const { OSSAccessKeyId = '', Expires = '', Signature = '' } = request.query;
  checkKey(OSSAccessKeyId, credentials);
  if (!(Number(Expires) >= now)) throw accessDenied('Request has expired.');
  checkSignature(Signature, signatureV1(request, Expires, credentials.accessKeySecret));
}

function headerV4(request: OssRequest, header: string, credentials: OssCredentials, now: number): void {
  const parts = new Map(
    header
      .slice('OSS4-HMAC-SHA256 '.length)
      .split(',')
      .map((part) => part.trim().split('=', 2) as [string, string]),
  );
  const date = request.headers['x-oss-date'] ?? '';
  const region = scopeRegion(parts.get('Credential') ?? '', date, credentials);
  checkSkew(secondsOf(date), now);
  const additionalHeaders = listOf(parts.get('AdditionalHeaders'));
  const expected = signatureV4(request, { date, region, additionalHeaders }, credentials.accessKeySecret);
  checkSignature(parts.get('Signature') ?? '', expected);
}

function addressV4(request: OssRequest, credentials: OssCredentials, now: number): void {
  const date = request.query['x-oss-date'] ?? '';
  const region = scopeRegion(request.query['x-oss-credential'] ?? '', date, credentials);
  if (!(secondsOf(date) + Number(request.query['x-oss-expires']) >= now)) throw accessDenied('Request has expired.');
  const additionalHeaders = listOf(request.query['x-oss-additional-headers']);
  const expected = signatureV4(request, { date, region, additionalHeaders }, credentials.accessKeySecret);
  checkSignature(request.query['x-oss-signature'] ?? '', expected);
}

/** The region of `<key>/<day>/<region>/oss/aliyun_v4_request`. */
function scopeRegion(credential: string, date: string, credentials: OssCredentials): string {
  const [id = '', day, region = '', product, request] = credential.split('/');
  checkKey(id, credentials);
  if (day !== date.slice(0, 8) || product !== 'oss' || request !== 'aliyun_v4_request') throw signatureDoesNotMatch();
  return region;
}

function checkKey(id: string, { accessKeyId }: OssCredentials): void {
  if (id !== accessKeyId) {
    throw new OssError(403, 'InvalidAccessKeyId', 'The OSS Access Key Id you provided does not exist in our records.');
  }
}

function checkSkew(time: number, now: number): void {
  if (!(Math.abs(time - now) <= largestSkew)) {
    throw new OssError(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
}

function checkSignature(given: string, expected: string): void {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw signatureDoesNotMatch();
}

const listOf = (names: string | undefined): string[] => (names ? names.split(';') : []);

/** Unix seconds of `20260101T000000Z`; NaN when it is not such a date. */
const secondsOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) / 1000;
