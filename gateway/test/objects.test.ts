import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredResource } from '@pte/rpc/gen/pte/content/v1/content';
import { aWav } from '@pte/testing/wav-file';
import { type Answered, aGateway, type TestGateway } from './support/gateway.js';
import { aQuestionRow, fillWithQuestions } from './support/questions.js';
import { fillWithResources } from './support/resources.js';
import { aForm } from './support/sounds.js';

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let gateway: TestGateway;
let stored: StoredResource[];

beforeAll(async () => {
  gateway = await aGateway();
  fillWithQuestions(gateway.services, [aQuestionRow(11, { type: 2 }), aQuestionRow(12)]);
  stored = fillWithResources(gateway.services);
});

afterAll(() => gateway?.stop());

const sign = (path: string, token = 'manager') => gateway.ask('POST', `/api/oss/${path}`, { token });

const send = (signed: Answered, body: Uint8Array, type?: string) =>
  gateway.ask('PUT', signed.body.data.url, {
    body: new Blob([body as Uint8Array<ArrayBuffer>]),
    headers: { 'content-type': type ?? signed.body.data.headers['Content-Type'] },
  });

const get = (key: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/oss/object/${key}`, { headers });

describe('signed uploads', () => {
  it('of a picture for the site: signed, sent, noted and public', async () => {
    const signed = await sign('tryUploadSiteResource?contentType=image/gif&filename=dot.gif');
    expect(signed.body.data).toEqual({
      url: expect.stringMatching(/^\/api\/oss\/upload\/site-resources\/dot\.gif\?expires=\d+&signature=/),
      method: 'PUT',
      headers: { 'Content-Type': 'image/gif' },
      key: 'site-resources/dot.gif',
      host: '/api/oss/object',
    });
    expect((await send(signed, pixel)).status).toBe(200);
    expect(stored.at(-1)).toMatchObject({ key: 'site-resources/dot.gif', path: 3, ownerId: 2, size: pixel.length });
    const read = await get('site-resources/dot.gif', { cookie: 'token=stale' });
    expect([read.status, Buffer.from(await read.arrayBuffer())]).toEqual([200, pixel]);
  });

  it('of a sound for a question', async () => {
    const signed = await sign('tryUploadQuestionResource/12?fileType=audio/wav&key=prompt.wav');
    expect(signed.body.data.key).toBe('question-resources/12/prompt.wav');
    expect((await send(signed, aWav())).status).toBe(200);
    expect(stored.at(-1)).toMatchObject({ questionId: 12, path: 1 });
  });

  it('of a recording: the name is made here', async () => {
    const signed = await sign('tryUploadSubmissionResource/11?fileType=audio/wav&key=mine.wav', 'vip');
    expect(signed.body.data.key).toMatch(/^question-submissions\/\d{13}-[0-9a-f]{32}\.wav$/);
    expect((await send(signed, aWav())).status).toBe(200);
    expect(stored.at(-1)).toMatchObject({ ownerId: 3, questionId: 11 });
  });

  it.each([
    ['tryUploadSiteResource?contentType=image/svg%2Bxml&filename=a.svg', 'manager', 400, 'FILE_TYPE_MISMATCH'],
    ['tryUploadSiteResource?contentType=audio/mpeg&filename=a.mp3', 'manager', 400, 'FILE_TYPE_MISMATCH'],
    ['tryUploadSiteResource?contentType=text/html&filename=a.html', 'manager', 400, 'FILE_TYPE_MISMATCH'],
    ['tryUploadSiteResource?contentType=image/png&filename=..%2Fa.png', 'manager', 400, 'VALIDATION'],
    ['tryUploadSiteResource?contentType=image/png&filename=a..png', 'manager', 400, 'VALIDATION'],
    ['tryUploadSiteResource?contentType=image/png', 'manager', 400, 'VALIDATION'],
    ['tryUploadQuestionResource/99?fileType=audio/wav&key=a.wav', 'manager', 404, 'QUESTION_NOT_FOUND'],
    ['tryUploadQuestionResource/12?fileType=audio/wav&key=a.wav', 'vip', 403, 'ADMIN_REQUIRED'],
    ['tryUploadSubmissionResource/11?fileType=image/png&key=a.png', 'vip', 400, 'FILE_TYPE_MISMATCH'],
    ['tryUploadSubmissionResource/12?fileType=audio/wav&key=a.wav', 'vip', 400, 'QUESTION_TYPE_MISMATCH'],
    ['tryUploadSubmissionResource/11?fileType=audio/wav&key=a.wav', 'learner', 403, 'VIP_REQUIRED'],
  ])('%s by %s is refused', async (path, token, status, reason) => {
    const { body } = await sign(path, token);
    expect([body.code, body.reason]).toEqual([status, reason]);
  });

  describe('that do not keep to the signature are refused', () => {
    let signed: Answered;
    beforeAll(async () => {
      signed = await sign('tryUploadSiteResource?contentType=image/gif&filename=kept.gif');
    });

    it('another type', async () => {
      expect((await send(signed, pixel, 'image/png')).body.reason).toBe('FILE_TYPE_MISMATCH');
    });

    it('bytes of another type', async () => {
      expect((await send(signed, Buffer.from('<html>'))).body).toMatchObject({
        code: 400,
        reason: 'FILE_TYPE_MISMATCH',
      });
    });

    it('no bytes', async () => {
      expect((await send(signed, Buffer.alloc(0))).body.reason).toBe('FILE_REQUIRED');
    });

    it('too many bytes', async () => {
      const { body } = await send(signed, Buffer.concat([pixel, Buffer.alloc(10_485_760)]));
      expect([body.code, body.reason]).toEqual([413, 'FILE_TOO_LARGE']);
    });

    it.each([
      ['another key', (url: string) => url.replace('kept.gif', 'other.gif')],
      ['another expiry', (url: string) => url.replace(/expires=\d/, 'expires=9')],
      ['another signature', (url: string) => url.slice(0, -3).concat('AAA')],
      ['none', (url: string) => url.split('?')[0] ?? ''],
    ])('%s', async (_, change) => {
      const { body } = await gateway.ask('PUT', change(signed.body.data.url), {
        body: new Blob([pixel]),
        headers: { 'content-type': 'image/gif' },
      });
      expect([body.code, body.reason, body.message]).toEqual([403, 'SIGNATURE_INVALID', '签名无效']);
    });
  });
});

describe('objects', () => {
  let recording: string;

  beforeAll(async () => {
    await send(await sign('tryUploadSiteResource?contentType=image/gif&filename=read.gif'), pixel);
    const path = '/api/question/submission/11/recording';
    recording = (await gateway.ask('POST', path, { token: 'vip', body: aForm(aWav()) })).body.data.resourceUrl;
  });

  it('come with what makes them harmless and cacheable', async () => {
    const read = await get('site-resources/read.gif');
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/gif',
      'content-disposition': 'inline',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'content-length': String(pixel.length),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^".+"$/),
    });
    const again = await get('site-resources/read.gif', { 'if-none-match': read.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['bytes=0-3', 206, `bytes 0-3/${pixel.length}`, pixel.subarray(0, 4)],
    ['bytes=40-', 206, `bytes 40-41/${pixel.length}`, pixel.subarray(40)],
    ['bytes=-2', 206, `bytes 40-41/${pixel.length}`, pixel.subarray(40)],
    ['bytes=0-9999', 206, `bytes 0-41/${pixel.length}`, pixel],
    ['bytes=0-1,3-4', 200, null, pixel],
    ['lines=1-2', 200, null, pixel],
    ['bytes=42-', 416, `bytes */${pixel.length}`, Buffer.alloc(0)],
  ])('in part: %s', async (range, status, contentRange, bytes) => {
    const read = await get('site-resources/read.gif', { range });
    expect([read.status, read.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('whole when the part is of another version', async () => {
    expect((await get('site-resources/read.gif', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });

  it.each([
    ['vip', 200],
    ['admin', 200],
    ['manager', 200],
    ['learner', 404],
    ['nobody', 401],
  ])('recordings read by %s: %i', async (token, status) => {
    expect((await get(recording, { authorization: token })).status).toBe(status);
    expect((await get(recording, { cookie: `token=${token}` })).status).toBe(status);
  });

  it('recordings are 401 to the anonymous, whether they are there or not', async () => {
    expect((await get(recording)).status).toBe(401);
    expect((await get('question-submissions/none.wav')).status).toBe(401);
  });

  it('a stale token in the header is refused on public objects too', async () => {
    expect((await get('site-resources/read.gif', { authorization: 'nobody' })).status).toBe(401);
  });

  it.each([
    'site-resources/none.gif',
    'site-resources/..%2fread.gif',
    'site-resources/%2e%2e/read.gif',
    '../../etc/passwd',
    'site-resources/read.gif%00',
    'site-resources\\read.gif',
    'site-resources',
    'unknown/read.gif',
    'question-resources/x/read.gif',
    '%E0%A4%A',
  ])('there is none under %s', async (key) => {
    expect(await statusOf(`/api/oss/object/${key}`)).toBe(404);
  });
});

describe('the list of resources', () => {
  const row: StoredResource = {
    ...{ id: 7, key: 'site-resources/a.png', path: 3, ownerId: 2, questionId: undefined },
    ...{ size: 12, contentType: 'image/png', createdAt: 5, updatedAt: 6 },
  };

  it('is for admins, in snake case or camel', async () => {
    gateway.services.on('listResources', () => ({ resources: [row], count: 1 }));
    expect((await gateway.ask('GET', '/api/oss/resources', { token: 'vip' })).status).toBe(403);
    const { body } = await gateway.ask('GET', '/api/oss/resources?path=3&sort_by=updated_at&sort_order=asc', {
      token: 'admin',
    });
    expect(body.data).toEqual([
      {
        ...{ resourceId: 7, resourceUrl: 'site-resources/a.png', url: '/api/oss/object/site-resources/a.png' },
        ...{ filename: 'a.png', key: 'site-resources/a.png', type: 0, path: 3, size: 12 },
        ...{ contentType: 'image/png', createdAt: 5, updatedAt: 6 },
      },
    ]);
    const request = { path: 3, sortBy: 'updatedAt', descending: false, limit: 20, offset: 0, countOnly: false };
    expect(gateway.services.requestsOf('listResources').at(-1)).toEqual(request);
  });

  it('loses what is deleted', async () => {
    gateway.services.on('deleteResource', ({ id }: { id: number }) => ({ id }));
    const { body } = await gateway.ask('DELETE', '/api/oss/resource/path/3/7', { token: 'admin' });
    expect(body.data).toEqual({ id: 7 });
    const refused = await gateway.ask('DELETE', '/api/oss/resource/path/4/7', { token: 'admin' });
    expect([refused.body.reason, Object.keys(refused.body.fields)]).toEqual(['VALIDATION', ['path']]);
  });
});

/** Unlike fetch it sends the path as it is. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const request = httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject).end();
  });
}
