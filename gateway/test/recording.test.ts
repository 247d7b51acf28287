import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoredResource } from '@pte/rpc/gen/pte/content/v1/content';
import { DomainError } from '@pte/service-kit/domain-error';
import { eventually } from '@pte/testing/eventually';
import { aWav } from '@pte/testing/wav-file';
import { aGateway, type TestGateway } from './support/gateway.js';
import { aQuestionRow, fillWithQuestions } from './support/questions.js';
import { fillWithResources } from './support/resources.js';
import { aForm } from './support/sounds.js';

const largest = 10_485_760;

let gateway: TestGateway;
let stored: StoredResource[];

beforeAll(async () => {
  gateway = await aGateway();
  const readAloud = aQuestionRow(11, { type: 2 });
  const deleted = aQuestionRow(13, { type: 2, deleted: true });
  fillWithQuestions(gateway.services, [readAloud, aQuestionRow(12, { type: 21 }), deleted]);
});

beforeEach(() => {
  stored = fillWithResources(gateway.services);
});

afterAll(() => gateway?.stop());

const record = (body: unknown, { question = '11', token = 'vip' as string | null, headers = {} } = {}) =>
  gateway.ask('POST', `/api/question/submission/${question}/recording`, { token: token ?? undefined, body, headers });

const filesStored = async () =>
  (await readdir(join(gateway.objects, 'question-submissions')).catch(() => [])).filter(
    (name) => !name.includes('.note'),
  );

describe('a recording', () => {
  it('is stored, noted with its owner and question, and readable by its owner', async () => {
    const sound = aWav();
    const { status, body } = await record(aForm(sound));
    expect([status, body.data]).toEqual([
      200,
      { resourceUrl: `question-submissions/${body.data.key}`, key: body.data.key, resourceId: 1, size: sound.length },
    ]);
    expect(body.data.key).toMatch(/^\d{13}-[0-9a-f]{32}\.wav$/);
    expect(stored).toMatchObject([
      { ownerId: 3, questionId: 11, path: 2, contentType: 'audio/wav', size: sound.length },
    ]);
    const read = await fetch(`${gateway.url}/api/oss/object/${body.data.resourceUrl}`, {
      headers: { cookie: 'token=vip' },
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(sound)).toBe(true);
  });

  it.each(['audio/x-wav', 'audio/wave', 'audio/wav; codecs=1'])('may call itself %s', async (type) => {
    expect((await record(aForm(aWav(), type))).status).toBe(200);
  });

  it('may be as large as the limit, and a byte of samples is enough', async () => {
    expect((await record(aForm(aWav(largest)))).body.data.size).toBe(largest);
    expect((await record(aForm(aWav(45)))).status).toBe(200);
  });

  it('may stand beside other parts', async () => {
    const form = aForm(Buffer.from('x'), 'text/plain', { field: 'other' });
    form.append('note', 'hello');
    form.append('file', new Blob([aWav() as Uint8Array<ArrayBuffer>], { type: 'audio/wav' }), 'a.wav');
    form.append('late', new Blob([aWav() as Uint8Array<ArrayBuffer>], { type: 'audio/wav' }), 'b.wav');
    expect((await record(form)).status).toBe(200);
    expect(stored).toHaveLength(1);
  });

  describe('is refused, and nothing is stored', () => {
    const cases: [string, () => unknown, number, string][] = [
      [
        'a text that calls itself MP3',
        () => aForm(Buffer.from('hello '.repeat(2000)), 'audio/mpeg'),
        400,
        'FILE_TYPE_MISMATCH',
      ],
      ['a WAV that calls itself MP3', () => aForm(aWav(), 'audio/mpeg'), 400, 'FILE_TYPE_MISMATCH'],
      ['a WAV without a type', () => aForm(aWav(), ''), 400, 'FILE_TYPE_MISMATCH'],
      ['a picture', () => aForm(Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'), 400, 'FILE_TYPE_MISMATCH'],
      ['a page', () => aForm(Buffer.from('<html>'), 'text/html'), 400, 'FILE_TYPE_MISMATCH'],
      ['an empty file', () => aForm(Buffer.alloc(0)), 400, 'FILE_REQUIRED'],
      ['a file in another field', () => aForm(aWav(), 'audio/wav', { field: 'sound' }), 400, 'FILE_REQUIRED'],
      ['a form without parts', () => new FormData(), 400, 'FILE_REQUIRED'],
      ['no body at all', () => undefined, 400, 'FILE_REQUIRED'],
      ['JSON', () => ({ file: 'x' }), 400, 'UNSUPPORTED_MEDIA_TYPE'],
      ['a byte too much', () => aForm(aWav(largest + 1)), 413, 'FILE_TOO_LARGE'],
      ['11 MB', () => aForm(aWav(11_000_000)), 413, 'FILE_TOO_LARGE'],
    ];

    it.each(cases)('%s', async (_, body, status, reason) => {
      const before = await filesStored();
      const answered = await record(body());
      expect([answered.status, answered.body.reason]).toEqual([status, reason]);
      expect(await filesStored()).toEqual(before);
      expect(stored).toEqual([]);
    });

    it('text in the field instead of a file', async () => {
      const form = new FormData();
      form.append('file', 'not a file');
      expect((await record(form)).body.reason).toBe('FILE_REQUIRED');
    });

    it('a form that breaks off', async () => {
      const type = 'multipart/form-data; boundary=x';
      const body =
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\nRIFF';
      expect((await record(body, { headers: { 'content-type': type } })).status).toBe(400);
    });

    it.each([
      ['99', 404, 'QUESTION_NOT_FOUND'],
      ['13', 404, 'QUESTION_NOT_FOUND'],
      ['12', 400, 'QUESTION_TYPE_MISMATCH'],
      ['abc', 400, 'VALIDATION'],
    ])('for question %s', async (question, status, reason) => {
      const answered = await record(aForm(aWav()), { question });
      expect([answered.status, answered.body.reason]).toEqual([status, reason]);
    });

    it.each([
      [null, 401, 'UNAUTHORIZED'],
      ['nobody', 401, 'TOKEN_INVALID'],
      ['learner', 403, 'VIP_RECORDING_ONLY'],
      ['expired', 403, 'VIP_RECORDING_ONLY'],
    ])('from %s, before the file is looked at', async (token, status, reason) => {
      const { status: answered, body } = await record(aForm(Buffer.from('no sound'), 'text/plain'), { token });
      expect([answered, body.reason]).toEqual([status, reason]);
    });
  });

  it('goes away again when it cannot be noted', async () => {
    const before = await filesStored();
    gateway.services.on('registerResource', () => {
      throw new DomainError('INTERNAL', 'internal');
    });
    const { status } = await record(aForm(aWav()));
    expect([status, await filesStored()]).toEqual([500, before]);
  });

  it('leaves nothing behind when the browser goes away in the middle', async () => {
    const before = await filesStored();
    const upload = httpRequest(`${gateway.url}/api/question/submission/11/recording`, {
      method: 'POST',
      headers: { authorization: 'vip', 'content-type': 'multipart/form-data; boundary=x' },
    });
    upload.on('error', () => undefined);
    upload.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n',
    );
    upload.write(aWav(500_000));
    await eventually(async () => expect((await filesStored()).length).toBeGreaterThan(before.length));
    upload.destroy();
    await eventually(async () => expect(await filesStored()).toEqual(before));
    expect(stored).toEqual([]);
  });

  it('is limited to 60 a minute of each user, and refused ones do not count', async () => {
    const limited = await aGateway({ RATE_LIMIT_FACTOR: '0.05' });
    fillWithQuestions(limited.services, [aQuestionRow(11, { type: 2 })]);
    const noted = fillWithResources(limited.services);
    const send = (bytes: Buffer, token = 'vip') =>
      limited.ask('POST', '/api/question/submission/11/recording', { token, body: aForm(bytes) });
    for (let count = 0; count < 4; count += 1) expect((await send(Buffer.from('text'))).status).toBe(400);
    for (let count = 0; count < 3; count += 1) expect((await send(aWav())).status).toBe(200);
    const refused = await send(aWav());
    expect([refused.status, refused.body.reason]).toEqual([503, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await send(Buffer.from('text'))).status).toBe(400);
    expect((await send(aWav(), 'admin')).status).toBe(200);
    expect(noted).toHaveLength(4);
    await limited.stop();
  });
});
