import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { aWav } from '@pte/testing/wav-file';
import type { Api } from '../api.js';
import { choiceId, spokenId } from '../questions.js';
import { aForm } from '../sounds.js';
import { answers } from '../table.js';

const record = `POST /api/question/submission/${spokenId}/recording`;
const text = Buffer.from('This is no recording at all.');
const broken = { body: 'garbage', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
const traversals = [
  '../../etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'site-resources/a%00.png',
  'site-resources/..%5cx',
];

/** Recordings of api.md 8 and objects of 13 */
export const recordings = (api: Api) =>
  describe('recordings', () => {
    let key: string;
    beforeAll(async () => {
      key = (await api.ask('vip', record, { body: aForm(aWav()) })).data.key;
    });
    const read = (who: string, headers: Readonly<Record<string, string>> = {}) =>
      api.open(`/api/oss/object/question-submissions/${key}`, { authorization: api.tokenOf(who), ...headers });

    answers(api, [
      ['vip', record, '200', { body: aForm(aWav(46)) }],
      ['vip', record, '200', { body: aForm(aWav(10_485_760), 'audio/x-wav') }],
      ['vip', record, '413 FILE_TOO_LARGE', { body: aForm(aWav(10_485_761)) }],
      ['vip', record, '400 FILE_TYPE_MISMATCH file', { body: aForm(text, 'audio/mpeg') }],
      ['vip', record, '400 FILE_TYPE_MISMATCH file', { body: aForm(aWav(), 'audio/mpeg') }],
      ['vip', record, '400 FILE_TYPE_MISMATCH file', { body: aForm(text, 'text/html') }],
      ['vip', record, '400 FILE_REQUIRED file', { body: aForm(Buffer.alloc(0), 'audio/mpeg') }],
      ['vip', record, '400 FILE_REQUIRED file', { body: aForm(aWav(), 'audio/wav', 'other') }],
      ['vip', record, '400 FILE_REQUIRED file', broken],
      ['vip', record, '400 UNSUPPORTED_MEDIA_TYPE', { body: {} }],
      [
        'vip',
        `POST /api/question/submission/${choiceId}/recording`,
        '400 QUESTION_TYPE_MISMATCH',
        { body: aForm(aWav()) },
      ],
      ['vip', 'POST /api/question/submission/2000000000/recording', '404 QUESTION_NOT_FOUND', { body: aForm(aWav()) }],
    ]);

    it('are read by their owner and by admins', async () => {
      const whole = await read('vip');
      expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(aWav())]).toEqual([200, true]);
      expect(Object.fromEntries(whole.headers)).toMatchObject({
        ...{ 'content-type': 'audio/wav', 'content-disposition': 'inline', 'content-security-policy': 'sandbox' },
        ...{ 'x-content-type-options': 'nosniff', etag: expect.any(String) },
      });
      expect((await read('manager')).status).toBe(200);
      const cookie = { cookie: `token=${api.tokenOf('vip')}` };
      expect((await api.open(`/api/oss/object/question-submissions/${key}`, cookie)).status).toBe(200);
      expect((await read('learner')).status).toBe(404);
      expect((await api.open(`/api/oss/object/question-submissions/${key}`)).status).toBe(401);
    });

    it('are read in parts, and not again when known', async () => {
      const part = await read('vip', { range: 'bytes=10-19' });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/32044']);
      expect(Buffer.from(await part.arrayBuffer()).equals(aWav().subarray(10, 20))).toBe(true);
      const etag = part.headers.get('etag') ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        expect((await read('vip', { 'if-none-match': known })).status).toBe(304);
      }
    });

    it.each(traversals)('no way leads out of the store: %s', async (path) => {
      const request = `GET /api/oss/object/${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      expect(await api.send(request)).toMatch(/^HTTP\/1\.1 40[04] /);
    });

    it('of silence are scored 0 and say why', async () => {
      const body = { answer: JSON.stringify({ answer: key }), timeUsed: 3 };
      const { data } = await api.ask('vip', `PUT /api/question/item/${spokenId}/validate`, { body });
      expect(data.questionSubmit).toMatchObject({ scoringStatus: 'pending', score: '', answer: key });
      const path = `/api/question/submission/${data.questionSubmit.id}`;
      const scored = await eventually(
        async () => {
          const now = await api.get('vip', path);
          expect(now.scoringStatus).toBe('scored');
          return now;
        },
        { timeout: 60_000, interval: 500 },
      );
      expect(JSON.parse(scored.analysis)).toMatchObject({ status: 'done', zero: 'silence' });
      expect((await api.ask('vip', `POST ${path}/rescore`)).outcome).toBe('409 SUBMISSION_NOT_FAILED');
      expect((await api.ask('manager', `POST ${path}/rescore`)).data).toMatchObject({ scoringStatus: 'pending' });
      const report = { targetType: 'submission', targetId: data.questionSubmit.id, content: 'I did speak.' };
      expect((await api.ask('vip', 'PUT /api/report/new', { body: report })).data).toMatchObject(report);
      for (const other of ['learner', 'manager']) {
        const { outcome } = await api.ask(other, 'PUT /api/report/new', { body: report });
        expect(outcome).toBe('404 SUBMISSION_NOT_FOUND');
      }
    });

    it('are signed for, and only what was signed is taken', async () => {
      const call = `POST /api/oss/tryUploadSubmissionResource/${spokenId}?fileType=audio/wav&key=mine.wav`;
      const { url, headers } = (await api.ask('vip', call)).data;
      const put = async (address: string, bytes: Buffer, type: Record<string, string> = headers) =>
        (await api.ask('nobody', `PUT ${address}`, { body: new Blob([new Uint8Array(bytes)]), headers: type })).outcome;
      expect(await put(url.replace(/expires=\d+/, 'expires=1000'), aWav())).toBe('403 SIGNATURE_INVALID');
      expect(await put(url.replace('.wav', 'x.wav'), aWav())).toBe('403 SIGNATURE_INVALID');
      expect(await put(url, text)).toBe('400 FILE_TYPE_MISMATCH file');
      expect(await put(url, aWav(), { 'content-type': 'audio/mpeg' })).toBe('400 FILE_TYPE_MISMATCH file');
      expect(await put(url, Buffer.alloc(0))).toBe('400 FILE_REQUIRED file');
      expect(await put(url, aWav())).toBe('200');
    });
  });
