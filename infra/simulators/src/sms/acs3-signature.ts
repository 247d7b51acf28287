import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** With query string. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface AcsCredentials {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

const algorithm = 'ACS3-HMAC-SHA256';
const form = /^ACS3-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;
/** What a signature must cover. Source: Alibaba Cloud, "V3 request body and signature mechanism". */
const mustBeSigned = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-version'];
/** Milliseconds that a request stays good. */
const tolerance = 15 * 60_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const percent = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(search: string): string {
  return [...new URLSearchParams(search)]
    .map(([key, value]): [string, string] => [percent(key), percent(value)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** Why Aliyun would refuse the request, as its error code; null when all is right. `now` in milliseconds. */
export function signatureProblem(request: SignedRequest, credentials: AcsCredentials, now: number): string | null {
  const { method, headers, body } = request;
  const [, keyId, signedHeaders = '', signature = ''] = form.exec(headers['authorization'] ?? '') ?? [];
  if (!keyId) return 'MissingAuthorization';
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId.NotFound';
  const names = signedHeaders.split(';');
  if (!mustBeSigned.every((name) => names.includes(name))) return 'IncompleteSignature';
  if (Math.abs(Date.parse(headers['x-acs-date'] ?? '') - now) > tolerance) return 'InvalidTimeStamp.Expired';
  if (headers['x-acs-content-sha256'] !== sha256(body)) return 'InvalidContentSha256';
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s);
  const canonicalHeaders = names.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join('');
  const canonical = [method, path, canonicalQuery(search), canonicalHeaders, signedHeaders, sha256(body)].join('\n');
  const expected = createHmac('sha256', credentials.accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
