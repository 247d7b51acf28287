import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api, Learner } from '../api.js';
import { choiceId, madeChoice, spokenId } from '../questions.js';
import { answers, badFields, type Row } from '../table.js';

const targets = { targetTotal: 65, targetSpeaking: 10, targetWriting: 90, targetReading: 65, targetListening: 65 };
const setGoal = 'PUT /api/user/pte';
const notTargets = [9, 91, 65.5, '65', null, undefined];

/** What belongs to the learner: api.md 5 */
export const mine = (api: Api) =>
  describe('the own things', () => {
    let learner: Learner;
    beforeAll(async () => {
      learner = await api.register();
    });
    const ask = (call: string, body?: unknown) => api.ask(learner.token, call, { body });
    const get = (path: string) => api.get(learner.token, path);

    answers(api, [
      ...['GET /api/user/pte', setGoal, 'GET /api/user/history', 'DELETE /api/user/history'].map(
        (call): Row => ['nobody', call, '401 UNAUTHORIZED'],
      ),
      ['learner', setGoal, `400 VALIDATION ${Object.keys(targets)}`, { body: {} }],
      ...badFields('learner', setGoal, () => targets, {
        ...Object.fromEntries(Object.keys(targets).map((name) => [name, notTargets])),
        examDate: ['2026-11-20', -1, 1.5],
        examType: [2, -1, '0', 0.5],
      }),
      ['learner', 'GET /api/user/history?kind=thread', '400 VALIDATION kind'],
      ['learner', 'DELETE /api/user/history?kind=thread', '400 VALIDATION kind'],
      ['learner', 'DELETE /api/user/history/2000000000', '404 HISTORY_NOT_FOUND'],
      ['learner', 'DELETE /api/user/history/nonsense', '400 VALIDATION id'],
      ['learner', 'PUT /api/user/history', '404 ROUTE_NOT_FOUND'],
      ['learner', 'DELETE /api/user/pte', '404 ROUTE_NOT_FOUND'],
    ]);

    it('have no goal at first, then the last that was set', async () => {
      expect(await get('/api/user/pte')).toBeNull();
      const { data } = await ask(setGoal, { ...targets, updatedAt: 5, nonsense: 1 });
      expect(data).toEqual({ ...targets, examDate: null, examType: 0, updatedAt: expect.any(Number) });
      expect(Math.abs(data.updatedAt - Date.now() / 1000)).toBeLessThan(60);
      await ask(setGoal, { ...targets, targetTotal: 90, examDate: 1_792_000_000, examType: 1 });
      const second = { ...targets, targetTotal: 90, examDate: 1_792_000_000, examType: 1 };
      expect(await get('/api/user/pte')).toMatchObject(second);
      await ask(setGoal, targets);
      expect(await get('/api/user/pte')).toMatchObject({ ...targets, examDate: null, examType: 0 });
      expect(await api.get('vip', '/api/user/pte')).toBeNull();
    });

    it('have preferences with defaults, changed key by key', async () => {
      const defaults = {
        ...{ locale: 'zh-CN', theme: 'auto', preloadMedia: true, requireAuthentication: false },
        ...{ enableDeviceAuthentication: false, hideFooter: false, serverEndpoint: '', backgroundImagePath: '' },
      };
      expect(await get('/api/user/preferences')).toEqual(defaults);
      const change = { theme: 'dark', preloadMedia: false, serverEndpoint: 'https://pte.example', unknown: 1 };
      const changed = { ...defaults, theme: 'dark', preloadMedia: false, serverEndpoint: 'https://pte.example' };
      expect((await ask('PUT /api/user/preferences', change)).data).toEqual(changed);
      expect((await ask('PUT /api/user/preferences')).data).toEqual(changed);
      expect(await get('/api/user/preferences')).toEqual(changed);
    });

    it('count what was practised today, in all and by type', async () => {
      const none = { duration: 0, count: 0, accuracy: null, today: { duration: 0, count: 0 }, byType: [], daily: [] };
      expect(await get('/api/user/stats')).toEqual(none);
      const [right, wrong] = [await madeChoice(api), await madeChoice(api)];
      await ask(`PUT /api/question/item/${right}/validate`, { answer: '{"answer":1}', timeUsed: 30 });
      await ask(`PUT /api/question/item/${wrong}/validate`, { answer: '{"answer":0}', timeUsed: 12 });
      const date = new Date().toISOString().slice(0, 10);
      await eventually(async () => {
        expect(await get('/api/user/stats')).toEqual({
          ...{ duration: 42, count: 2, accuracy: 50, today: { duration: 42, count: 2 } },
          byType: [{ questionTypeId: 21, count: 2, duration: 42, accuracy: 50 }],
          daily: [{ date, count: 2, duration: 42 }],
        });
      });
      expect(await get(`/api/user/${learner.id}`)).toMatchObject({ stats: { duration: 42, count: 2, accuracy: 50 } });
    });

    describe('and what was looked at', () => {
      let viewer: Learner;
      const seen = async (query = '') =>
        (await api.get(viewer.token, `/api/user/history${query}`)).map(
          ({ targetId }: { targetId: number }) => targetId,
        );
      beforeAll(async () => {
        viewer = await api.register();
        for (const id of [spokenId, choiceId, spokenId]) await api.get(viewer.token, `/api/question/item/${id}`);
        await api.get(viewer.token, `/api/question/item?ids=${choiceId + 1}`);
        await api.ask(viewer.token, 'GET /api/question/item/2000000000');
      });

      it('is there soon, each once, the latest first', async () => {
        await eventually(async () => expect(await seen()).toEqual([spokenId, choiceId]));
        const [entry] = await api.get(viewer.token, '/api/user/history?limit=1');
        const { name } = await api.get('nobody', `/api/question/item/${spokenId}`);
        expect(entry).toMatchObject({ kind: 'question', targetId: spokenId, title: name, questionTypeId: 2 });
        expect(Math.abs(entry.viewedAt - Date.now() / 1000)).toBeLessThan(60);
        expect(await seen('?offset=1&limit=1')).toEqual([choiceId]);
        expect(await seen('?kind=article')).toEqual([]);
        expect(await api.get(viewer.token, '/api/user/history?count=true&kind=question')).toEqual({ count: 2 });
        await api.get(viewer.token, `/api/question/item/${choiceId}`);
        await eventually(async () => expect(await seen()).toEqual([choiceId, spokenId]));
      });

      it('is forgotten by its learner only, one by one or together', async () => {
        const [{ id }] = await api.get(viewer.token, '/api/user/history');
        const remove = `DELETE /api/user/history/${id}`;
        expect((await api.ask('vip', remove)).outcome).toBe('404 HISTORY_NOT_FOUND');
        expect((await api.ask(viewer.token, remove)).data).toEqual({ id });
        expect((await api.ask(viewer.token, remove)).outcome).toBe('404 HISTORY_NOT_FOUND');
        const clear = (query: string) => api.ask(viewer.token, `DELETE /api/user/history${query}`);
        expect((await clear('?kind=article')).data).toEqual({ count: 0 });
        expect((await clear('')).data).toEqual({ count: 1 });
        expect(await seen()).toEqual([]);
      });
    });
  });
