import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OssSimulator, startOssSimulator } from '@pte/simulators/oss/oss-simulator';
import { AliyunObjectStore } from '../src/aliyun-object-store.js';
import { ObjectStoreUnavailable } from '../src/object-store-error.js';
import { describeObjectStore } from './object-store-conformance.js';
import { collect, inChunks, wav } from './sample-files.js';

const access = {
  bucket: 'pte-test',
  accessKeyId: 'test-key',
  accessKeySecret: 'test-secret',
  region: 'oss-cn-hangzhou',
};
const accepting = { contentType: 'audio/wav', maxBytes: 1000 };
let simulator: OssSimulator;

const open = (change = {}) => new AliyunObjectStore({ ...access, endpoint: simulator.address, ...change });

beforeAll(async () => {
  simulator = await startOssSimulator(access);
});

afterAll(() => simulator.close());

describeObjectStore('the Aliyun store', async () => open());

describe('the Aliyun store and its service', () => {
  it('signs addresses from which anyone reads one object for a time', async () => {
    const store = open();
    await store.write('question-submissions/1-a.wav', inChunks(wav(), 10), accepting);
    const address = await store.addressOf('question-submissions/1-a.wav', Math.floor(Date.now() / 1000) + 600);

    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/wav');
    expect(await collect(response.body!)).toEqual(wav());

    const forged = [address.replace('1-a.wav', '2-b.wav'), address.replace(/x-oss-expires=\d+/, 'x-oss-expires=99999')];
    for (const url of forged) expect((await fetch(url)).status).toBe(403);
  });

  it('says only the code when the service refuses', async () => {
    const refused = open({ accessKeySecret: 'wrong' }).head('site-resources/a.png');
    await expect(refused).rejects.toThrow(ObjectStoreUnavailable);
    const writing = open({ accessKeySecret: 'wrong' }).write('site-resources/a.png', inChunks(wav(), 10), accepting);
    await expect(writing).rejects.toThrow('OSS: SignatureDoesNotMatch (403)');
    expect(await open().head('site-resources/a.png')).toBeNull();
  });

  it('is unavailable when nobody answers or the service fails', async () => {
    const failing = createServer((_request, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => failing.once('listening', resolve));
    const endpoint = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
    await expect(open({ endpoint }).head('site-resources/a.png')).rejects.toThrow(ObjectStoreUnavailable);
    await new Promise((resolve) => failing.close(resolve));
    await expect(open({ endpoint }).read('site-resources/a.png')).rejects.toThrow(ObjectStoreUnavailable);
  });
});
