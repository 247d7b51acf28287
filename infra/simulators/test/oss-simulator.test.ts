import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import OSS from 'ali-oss';
import { type OssSimulator, startOssSimulator } from '../src/oss/oss-simulator.js';

const access = { bucket: 'pte-test', accessKeyId: 'test-key', accessKeySecret: 'test-secret' };
let simulator: OssSimulator;

beforeAll(async () => {
  simulator = await startOssSimulator(access);
});

afterAll(() => simulator.close());

const aClient = (given: Partial<OSS.Options> = {}) => new OSS({ ...access, endpoint: simulator.address, ...given });

describe.each([
  ['V1', { authorizationV4: false }],
  ['V4', { authorizationV4: true, region: 'oss-cn-hangzhou' }],
])('the OSS simulator and the real client with signature %s', (version, options) => {
  const key = (name: string) => `site-resources/${version}-${name}`;

  it('stores, describes, reads, lists and deletes', async () => {
    const client = aClient(options);
    await client.put(key('a.txt'), Buffer.from('0123456789'), { mime: 'audio/wav' });

    const head = await client.head(key('a.txt'));
    expect(head.res.headers).toMatchObject({ 'content-length': '10', 'content-type': 'audio/wav' });
    expect(String((await client.get(key('a.txt'))).content)).toBe('0123456789');
    const part = await client.get(key('a.txt'), undefined, { headers: { Range: 'bytes=2-4' } });
    expect(part.res).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 2-4/10' } });
    expect(String(part.content)).toBe('234');
    await client.put(key('b.txt'), Buffer.from('b'));
    const listed = await client.list({ prefix: key(''), 'max-keys': 1 }, {});
    expect(listed).toMatchObject({ isTruncated: true, nextMarker: key('a.txt') });
    expect(listed.objects.map(({ name, size }) => [name, size])).toEqual([[key('a.txt'), 10]]);

    await client.delete(key('a.txt'));
    await expect(client.get(key('a.txt'))).rejects.toMatchObject({ status: 404, code: 'NoSuchKey' });
  });

  it('refuses a wrong secret, and keeps nothing of it', async () => {
    const stranger = aClient({ ...options, accessKeySecret: 'guessed' });
    const refusal = { status: 403, code: 'SignatureDoesNotMatch' };
    await expect(stranger.put(key('c.txt'), Buffer.from('c'))).rejects.toMatchObject(refusal);
    await expect(stranger.list({ 'max-keys': 1 }, {})).rejects.toMatchObject(refusal);
    await expect(aClient(options).head(key('c.txt'))).rejects.toMatchObject({ status: 404 });
  });

  it('refuses an unknown key id and another bucket', async () => {
    const unknown = aClient({ ...options, accessKeyId: 'nobody' });
    await expect(unknown.list({ 'max-keys': 1 }, {})).rejects.toMatchObject({ code: 'InvalidAccessKeyId' });
    const elsewhere = aClient({ ...options, bucket: 'another' });
    await expect(elsewhere.list({ 'max-keys': 1 }, {})).rejects.toMatchObject({ code: 'NoSuchBucket' });
  });
});

describe('the OSS simulator and plain requests', () => {
  it('refuses what is not signed', async () => {
    const response = await fetch(`${simulator.address}/site-resources/a.txt`);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<Code>AccessDenied</Code>');
  });

  it('takes an upload at a signed address with the signed type only', async () => {
    const client = aClient({ authorizationV4: true, region: 'oss-cn-hangzhou' });
    const headers = { 'Content-Type': 'image/png' };
    const address = await client.signatureUrlV4('PUT', 60, { headers }, 'site-resources/signed.png');
    const sent = (type: string) => fetch(address, { method: 'PUT', headers: { 'Content-Type': type }, body: 'bytes' });
    expect((await sent('text/html')).status).toBe(403);
    expect((await sent('image/png')).status).toBe(200);
    expect((await client.head('site-resources/signed.png')).res.headers).toMatchObject({ 'content-type': 'image/png' });
  });
});
