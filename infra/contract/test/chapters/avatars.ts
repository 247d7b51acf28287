import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api, Learner } from '../api.js';
import { answers, type Row } from '../table.js';

const sign = 'POST /api/oss/tryUploadAvatar';
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const refusedTypes = ['image/gif', 'image/svg%2Bxml', 'text/html', 'audio/mpeg', 'nonsense'];

/** The picture of a user: api.md 13 and the avatar of 2 */
export const avatars = (api: Api) =>
  describe('avatars', () => {
    let learner: Learner;
    beforeAll(async () => {
      learner = await api.register();
    });
    const send = ({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Buffer, type?: string) =>
      api.ask('nobody', `PUT ${url}`, {
        body: new Blob([new Uint8Array(bytes)]),
        headers: { ...headers, ...(type ? { 'Content-Type': type } : {}) },
      });

    answers(api, [
      ['nobody', sign, '401 UNAUTHORIZED'],
      ...refusedTypes.map((type): Row => ['learner', `${sign}?contentType=${type}`, '400 FILE_TYPE_MISMATCH file']),
    ]);

    it('are JPEG unless another picture is announced, under the own id', async () => {
      const { data } = await api.ask(learner.token, sign);
      expect(data).toMatchObject({
        ...{ method: 'PUT', headers: { 'Content-Type': 'image/jpeg' } },
        ...{ key: `user-avatars/${learner.id}`, host: '/api/oss/object' },
      });
      expect((await send(data, onePixel)).outcome).toContain('400 FILE_TYPE_MISMATCH');
    });

    it('are seen by everybody once they are stored', async () => {
      const { data } = await api.ask(learner.token, `${sign}?content_type=image/png`);
      expect((await send(data, onePixel, 'image/jpeg')).outcome).toContain('400 FILE_TYPE_MISMATCH');
      const another = { ...data, url: data.url.replace(`user-avatars/${learner.id}`, 'user-avatars/1') };
      expect((await send(another, onePixel)).outcome).toBe('403 SIGNATURE_INVALID');
      expect((await send(data, onePixel)).outcome).toBe('200');
      const avatar = `user-avatars/${learner.id}`;
      await eventually(async () => expect(await api.get('vip', `/api/user/${learner.id}`)).toMatchObject({ avatar }));
      const object = await api.open(`/api/oss/object/${avatar}`);
      expect(object.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await object.arrayBuffer())).toEqual(onePixel);
    });
  });
