import { describe, expect, it } from '@jest/globals';
import type { OssRequest } from './oss-request.js';
import { signatureV1, stringToSignV1 } from './signature-v1.js';

describe('signature V1', () => {
  it("makes the signature of OSS's own documentation", () => {
    const request: OssRequest = {
      method: 'PUT',
      bucket: 'oss-example',
      key: 'nelson',
      headers: {
        'content-md5': 'ODBGOERFMDMzQTczRUY3NUE3NzA5QzdFNUYzMDQxNEM=',
        'content-type': 'text/html',
        'x-oss-meta-author': 'foo@bar.com',
        'x-oss-magic': 'abracadabra',
      },
      query: {},
    };
    const signature = signatureV1(request, 'Thu, 17 Nov 2005 18:49:58 GMT', 'OtxrzxIsfpFjA7SwPzILwy8Bw21TLhquhboDYROV');
    expect(signature).toBe('26NBxoKdsyly4EDv6inkoDft/yA=');
  });

  it('signs sub-resources in their order and leaves other parameters out', () => {
    const query = { 'x-oss-process': 'image/info', prefix: 'a', acl: '' };
    const request: OssRequest = { method: 'GET', bucket: 'b', key: 'k', headers: {}, query };
    expect(stringToSignV1(request, '1')).toBe('GET\n\n\n1\n/b/k?acl&x-oss-process=image/info');
  });
});
