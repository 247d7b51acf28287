import { describe, expect, it } from '@jest/globals';
import { answer } from './answer.js';
import { Bucket } from './bucket.js';
import type { OssRequest } from './oss-request.js';

const nothing = Buffer.alloc(0);

const aRequest = (given: Partial<OssRequest> = {}): OssRequest => ({
  method: 'GET',
  bucket: 'bucket',
  key: 'a.txt',
  headers: {},
  query: {},
  ...given,
});

function aBucket(keys: string[] = ['a.txt']): Bucket {
  const bucket = new Bucket();
  for (const key of keys) bucket.put(key, Buffer.from('0123456789'), 'text/plain');
  return bucket;
}

describe('the answers of the simulator', () => {
  it.each([
    ['bytes=0-2', '012', 'bytes 0-2/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('give the range %s', (range, body, contentRange) => {
    const given = answer(aBucket(), aRequest({ headers: { range } }), nothing);
    expect(given).toMatchObject({ status: 206, headers: { 'content-range': contentRange } });
    expect(String(given.body)).toBe(body);
  });

  it('give the whole object for a range behind its end, as OSS does, unless asked to follow the standard', () => {
    const range = 'bytes=10-';
    expect(answer(aBucket(), aRequest({ headers: { range } }), nothing)).toMatchObject({ status: 200 });
    const strict = aRequest({ headers: { range, 'x-oss-range-behavior': 'standard' } });
    expect(() => answer(aBucket(), strict, nothing)).toThrow(expect.objectContaining({ status: 416 }));
  });

  it('refuse a body that is not of its Content-MD5, and keep what was there', () => {
    const bucket = aBucket();
    const upload = aRequest({ method: 'PUT', headers: { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' } });
    expect(() => answer(bucket, upload, Buffer.from('x'))).toThrow(expect.objectContaining({ code: 'InvalidDigest' }));
    expect(String(bucket.get('a.txt')?.bytes)).toBe('0123456789');
  });

  it('list page by page, with names escaped', () => {
    const bucket = aBucket(['b', 'a&', 'c']);
    const page = (marker: string) =>
      String(answer(bucket, aRequest({ key: '', query: { 'max-keys': '2', marker } }), nothing).body);
    expect(page('')).toMatch(/<IsTruncated>true<.*<NextMarker>b<.*<Key>a&amp;<.*<Key>b</s);
    expect(page('b')).toMatch(/<IsTruncated>false<.*<Key>c</s);
    const tooMany = aRequest({ key: '', query: { 'max-keys': '1001' } });
    expect(() => answer(bucket, tooMany, nothing)).toThrow(expect.objectContaining({ code: 'InvalidArgument' }));
  });
});
