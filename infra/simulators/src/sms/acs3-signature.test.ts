import { describe, expect, it } from '@jest/globals';
import { signatureProblem } from './acs3-signature.js';

const credentials = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };

/** The worked example of Alibaba Cloud's page on signature V3. */
const example = {
  method: 'POST',
  url: '/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
  headers: {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
    authorization:
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  },
  body: '',
};
const then = Date.parse('2023-10-26T10:25:00Z');
const problem = (given: object = {}, headers: object = {}, now = then) =>
  signatureProblem({ ...example, ...given, headers: { ...example.headers, ...headers } }, credentials, now);

describe('signature V3', () => {
  it("fits Alibaba Cloud's own example", () => expect(problem()).toBeNull());

  it('covers method, query, headers and body', () => {
    expect(problem({ method: 'GET' })).toBe('SignatureDoesNotMatch');
    expect(problem({ url: example.url.replace('shanghai', 'beijing') })).toBe('SignatureDoesNotMatch');
    expect(problem({}, { 'x-acs-action': 'SendSms' })).toBe('SignatureDoesNotMatch');
    expect(problem({ body: 'x' })).toBe('InvalidContentSha256');
  });

  it('is good for a quarter of an hour', () => {
    expect(problem({}, {}, then + 20 * 60_000)).toBe('InvalidTimeStamp.Expired');
    expect(problem({}, {}, then - 20 * 60_000)).toBe('InvalidTimeStamp.Expired');
  });
});
