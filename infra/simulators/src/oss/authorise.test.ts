import { describe, expect, it } from '@jest/globals';
import { authorise } from './authorise.js';
import type { OssRequest } from './oss-request.js';
import { signatureV1 } from './signature-v1.js';
import { signatureV4 } from './signature-v4.js';

const credentials = { accessKeyId: 'id', accessKeySecret: 'secret' };
const date = '20260102T030405Z';
const now = Date.UTC(2026, 0, 2, 3, 4, 5) / 1000;

const aRequest = (given: Partial<OssRequest> = {}): OssRequest => ({
  method: 'GET',
  bucket: 'bucket',
  key: 'site-resources/a.png',
  headers: {},
  query: {},
  ...given,
});

/** A request signed with V4 in its address, valid for ten minutes. */
function signedAddress(secret = 'secret'): OssRequest {
  const query = {
    'x-oss-credential': 'id/20260102/cn-hangzhou/oss/aliyun_v4_request',
    'x-oss-date': date,
    'x-oss-expires': '600',
    'x-oss-signature-version': 'OSS4-HMAC-SHA256',
  };
  const scope = { date, region: 'cn-hangzhou', additionalHeaders: [] };
  const signature = signatureV4(aRequest({ query }), scope, secret);
  return aRequest({ query: { ...query, 'x-oss-signature': signature } });
}

const codeOf = (request: OssRequest, at = now): string => {
  try {
    authorise(request, credentials, at);
    return 'OK';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('authorise', () => {
  it('lets a signed address through until it expires', () => {
    expect(codeOf(signedAddress(), now + 600)).toBe('OK');
    expect(codeOf(signedAddress(), now + 601)).toBe('AccessDenied');
  });

  it('refuses a wrong secret, another object, method, key id or scope', () => {
    const right = signedAddress();
    expect(codeOf(signedAddress('other'))).toBe('SignatureDoesNotMatch');
    expect(codeOf({ ...right, key: 'site-resources/b.png' })).toBe('SignatureDoesNotMatch');
    expect(codeOf({ ...right, method: 'DELETE' })).toBe('SignatureDoesNotMatch');
    const other = (credential: string) => ({ ...right, query: { ...right.query, 'x-oss-credential': credential } });
    expect(codeOf(other('ix/20260102/cn-hangzhou/oss/aliyun_v4_request'))).toBe('InvalidAccessKeyId');
    expect(codeOf(other('id/20260103/cn-hangzhou/oss/aliyun_v4_request'))).toBe('SignatureDoesNotMatch');
  });

  it('refuses what is not signed at all', () => {
    expect(codeOf(aRequest())).toBe('AccessDenied');
    expect(codeOf(aRequest({ headers: { authorization: 'Bearer x' } }))).toBe('AccessDenied');
    expect(codeOf(aRequest({ headers: { authorization: 'OSS4-HMAC-SHA256 nonsense' } }))).toBe('InvalidAccessKeyId');
  });

  it('refuses a header whose time is more than 15 minutes away', () => {
    const given = 'Fri, 02 Jan 2026 03:04:05 GMT';
    const authorization = `OSS id:${signatureV1(aRequest(), given, 'secret')}`;
    const request = aRequest({ headers: { date: given } });
    const signed = { ...request, headers: { ...request.headers, authorization } };
    expect(codeOf(signed, now + 900)).toBe('OK');
    expect(codeOf(signed, now + 901)).toBe('RequestTimeTooSkewed');
    expect(codeOf({ ...signed, headers: { authorization, date: 'never' } })).toBe('RequestTimeTooSkewed');
  });
});
