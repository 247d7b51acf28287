import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';
import { choiceId } from '../questions.js';
import { answers, badFields } from '../table.js';

const add = 'PUT /api/report/new';
const nowhere = '00000000-0000-4000-8000-000000000000';
const good = () => ({ targetType: 'question', targetId: choiceId, content: 'The second choice is right too.' });

/** Reports of api.md 15; those of submissions are among the recordings. */
export const reports = (api: Api) =>
  describe('reports', () => {
    let id: string;
    beforeAll(async () => {
      id = (await api.ask('learner', add, { body: good() })).data.id;
    });
    const close = (body: object) => api.ask('manager', `PUT /api/report/${id}`, { body });

    answers(api, [
      ['nobody', add, '401 UNAUTHORIZED', { body: good() }],
      ['learner', add, '200', { body: { targetType: 'site', targetId: null, content: '字'.repeat(2000) } }],
      ['learner', add, '404 SUBMISSION_NOT_FOUND', { body: { ...good(), targetType: 'submission', targetId: 2e9 } }],
      ['learner', add, '400 VALIDATION targetType,content', { body: {} }],
      ...badFields('learner', add, good, {
        targetType: ['mock', 1, null],
        targetId: [-1, 1.5, '5', null, undefined],
        content: ['', 'x'.repeat(2001), null, 5, 'a\0b'],
      }),
      ['learner', add, '400 VALIDATION targetId', { body: { ...good(), targetType: 'site' } }],
      ['admin', 'GET /api/report?state=closed', '400 VALIDATION state'],
      ['admin', 'GET /api/report?targetType=mock', '400 VALIDATION targetType'],
      ['admin', `PUT /api/report/${nowhere}`, '404 REPORT_NOT_FOUND', { body: { state: 'resolved' } }],
      ['admin', 'PUT /api/report/nonsense', '404 REPORT_NOT_FOUND', { body: { state: 'resolved' } }],
      ...badFields('admin', `PUT /api/report/${nowhere}`, () => ({ state: 'dismissed', note: '' }), {
        state: ['open', 'done', null, undefined],
        note: ['x'.repeat(501), 5],
      }),
    ]);

    it('are open until an admin closes them, and found by state and target', async () => {
      const listed = (state: string) => api.get('manager', `/api/report?state=${state}&targetType=question&limit=100`);
      const [first] = await listed('open');
      expect(first).toMatchObject({ id, ...good(), state: 'open', note: '', userId: expect.any(Number) });
      const { data } = await close({ state: 'resolved', note: 'The key was wrong.' });
      expect(data).toMatchObject({ id, state: 'resolved', note: 'The key was wrong.' });
      expect((await close({ state: 'dismissed' })).data).toMatchObject({ note: 'The key was wrong.' });
      expect((await listed('dismissed'))[0]).toMatchObject({ id });
      expect(await listed('open')).not.toContainEqual(expect.objectContaining({ id }));
      expect((await api.get('manager', '/api/report?count=true')).count).toBeGreaterThanOrEqual(2);
    });
  });
