import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Answer, Api, Learner } from '../api.js';
import { choiceKey, type MockParts, madeMock } from '../questions.js';
import { answers, type Row } from '../table.js';

const nowhere = '00000000-0000-4000-8000-000000000000';
const unknownSessions = [nowhere, 'nonsense'].flatMap((sid): Row[] => [
  ['vip', `GET /api/mock/session/${sid}`, '404 MOCK_SESSION_NOT_FOUND'],
  ['vip', `PUT /api/mock/session/${sid}`, '404 MOCK_SESSION_NOT_FOUND', { body: {} }],
  ['vip', `PUT /api/mock/session/${sid}/item/0`, '404 MOCK_SESSION_NOT_FOUND', { body: { answer: null, timeUsed: 0 } }],
  ['vip', `POST /api/mock/session/${sid}/submit`, '404 MOCK_SESSION_NOT_FOUND'],
  ['vip', `POST /api/mock/session/${sid}/retry`, '404 MOCK_SESSION_NOT_FOUND'],
  ['vip', `GET /api/mock/session/${sid}/result`, '404 MOCK_SESSION_NOT_FOUND'],
  ['vip', `GET /api/mock/session/${sid}/report`, '404 MOCK_SESSION_NOT_FOUND'],
]);

interface Item {
  readonly index: number;
  readonly section: string;
  readonly questionId: number;
  readonly outcome: string;
}

/** Sitting a mock, handing it in, and what comes of it: api.md 9 */
export const sittings = (api: Api) =>
  describe('sitting a mock', () => {
    let parts: MockParts;
    beforeAll(async () => {
      parts = await madeMock(api);
    });

    answers(api, [
      ['nobody', 'PUT /api/mock/9/session', '401 UNAUTHORIZED'],
      ['learner', 'PUT /api/mock/nonsense/session', '403 VIP_REQUIRED'],
      ['learner', `GET /api/mock/session/${nowhere}/report`, '403 VIP_REQUIRED'],
      ['nobody', 'GET /api/mock/session', '401 UNAUTHORIZED'],
      ['vip', 'GET /api/mock/session?status=done', '400 VALIDATION status'],
      ['vip', 'GET /api/mock/session?mock_id=x', '400 VALIDATION mockId'],
      [
        'vip',
        `PUT /api/mock/session/${nowhere}`,
        '400 VALIDATION step,itemIndex',
        { body: { step: 'x', itemIndex: -1 } },
      ],
      ['vip', `PUT /api/mock/session/${nowhere}/item/0`, '400 VALIDATION answer,timeUsed', { body: {} }],
      [
        'vip',
        `PUT /api/mock/session/${nowhere}/item/0`,
        '400 VALIDATION answer',
        { body: { answer: 'a'.repeat(70_001), timeUsed: 0 } },
      ],
      ...unknownSessions,
    ]);

    /** A learner of their own, VIP until said otherwise, with a session of the mock. */
    async function aSitting(mockId = parts.mockId) {
      const learner = await aVip();
      const ask = (call: string, body?: unknown, headers?: Record<string, string>) =>
        api.ask(learner.token, call, { body, headers });
      const start = async (body?: object) => (await ask(`PUT /api/mock/${mockId}/session`, body)).data;
      const session = await start();
      const path = `/api/mock/session/${session.id}`;
      return {
        ...{ learner, ask, start, session, path },
        save: (index: number, answer: unknown, timeUsed = 5) =>
          ask(`PUT ${path}/item/${index}`, {
            answer: answer === null ? null : JSON.stringify({ answer }),
            timeUsed,
          }),
        move: async (body: object) => (await ask(`PUT ${path}`, body)).data,
        submit: (headers?: Record<string, string>) => ask(`POST ${path}/submit`, undefined, headers),
      };
    }

    const setVip = (id: number, vipUntil: number | null) =>
      api.ask('admin', `PUT /api/user/${id}`, { body: { vipUntil } });
    async function aVip(): Promise<Learner> {
      const learner = await api.register();
      await setVip(learner.id, 4_070_908_800);
      return learner;
    }
    const outcomesOf = ({ data }: Answer) => data.items.map(({ outcome }: Item) => outcome);

    it('begins at the microphone, with its items in the order of the exam', async () => {
      const { session, learner } = await aSitting();
      expect(session).toMatchObject({
        ...{ mockId: parts.mockId, userId: learner.id, status: 'active', step: 'microphoneCheck', itemIndex: 0 },
        ...{ examStartedAt: null, expiresAt: null, submittedAt: null, timeUsed: 0, resumed: false },
      });
      expect(session.items.map(({ index, section }: Item) => [index, section])).toEqual([
        ...[
          [0, 'speaking'],
          [1, 'writing'],
          [2, 'reading'],
          [3, 'listening'],
          [4, 'listening'],
        ],
      ]);
      expect(session.items[2]).toEqual({
        ...{ index: 2, section: 'reading', questionId: parts.choice, questionTypeId: 21 },
        ...{ answer: null, timeUsed: 0, savedAt: null },
      });
    });

    it('is one for a learner and mock, until it is begun anew', async () => {
      const learner = await aVip();
      const start = async (body?: object) =>
        (await api.ask(learner.token, `PUT /api/mock/${parts.mockId}/session`, { body })).data;
      const sessions = await Promise.all([start(), start(), start()]);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
      const [{ id }] = sessions;
      expect(await start({ restart: false })).toMatchObject({ id, resumed: true });
      const second = await start({ restart: true });
      expect(second).toMatchObject({ resumed: false, status: 'active' });
      expect(second.id).not.toBe(id);
      const list = (query = '') => api.get(learner.token, `/api/mock/session${query}`);
      expect((await list()).map((each: { id: string }) => each.id)).toEqual([second.id, id]);
      expect(await list('?status=abandoned')).toEqual([expect.objectContaining({ id })]);
      expect((await list())[0]).not.toHaveProperty('items');
      expect(await list(`?mock_id=${parts.mockId}&count=true`)).toEqual({ count: 2 });
      expect(await list('?mockId=2000000000')).toEqual([]);
      expect((await api.ask(learner.token, `POST /api/mock/session/${id}/submit`)).outcome).toBe(
        '409 MOCK_SESSION_CLOSED',
      );
    });

    it('has one clock, which the exam starts once', async () => {
      const { move } = await aSitting();
      expect(await move({ step: 'interstitial' })).toMatchObject({ step: 'interstitial', examStartedAt: null });
      const started = await move({ step: 'exam', itemIndex: 1 });
      expect(started).toMatchObject({ itemIndex: 1, expiresAt: started.examStartedAt + 3600 });
      expect(Math.abs(started.examStartedAt - started.serverTime)).toBeLessThanOrEqual(1);
      await move({ step: 'interstitial' });
      expect(await move({ step: 'exam' })).toMatchObject({ itemIndex: 1, expiresAt: started.expiresAt });
    });

    it('keeps the last answer given, on every device', async () => {
      const { save, start, ask, path } = await aSitting();
      const first = (await save(2, 0, 3)).data;
      expect(first).toMatchObject({ index: 2, answer: '{"answer":0}', timeUsed: 3, savedAt: expect.any(Number) });
      await save(2, 'no choice at all', 9);
      await save(4, 'x', 2);
      const resumed = await start();
      expect(resumed).toMatchObject({ resumed: true, timeUsed: 11 });
      expect(resumed.items[2]).toMatchObject({ answer: '{"answer":"no choice at all"}', timeUsed: 9 });
      expect((await save(2, null)).data).toMatchObject({ answer: null });
      expect((await ask(`PUT ${path}/item/4`, { answer: '', timeUsed: 2 })).data).toMatchObject({ answer: null });
      expect((await ask(`PUT ${path}/item/0`, { answer: 'a'.repeat(70_000), timeUsed: 0 })).outcome).toBe('200');
      for (const index of [5, -1, 99_999]) expect((await save(index, 1)).outcome).toBe('404 MOCK_ITEM_NOT_FOUND');
    });

    it('is nobody else’s business, but for admins to read', async () => {
      const { path, submit } = await aSitting();
      const other = await aVip();
      const calls = [
        `GET ${path}`,
        `PUT ${path}`,
        `POST ${path}/submit`,
        `POST ${path}/retry`,
        `GET ${path}/result`,
        `GET ${path}/report`,
      ];
      for (const call of calls) expect((await api.ask(other.token, call)).outcome).toBe('404 MOCK_SESSION_NOT_FOUND');
      for (const call of ['GET result', 'GET report'] as const) {
        const [method, what] = call.split(' ');
        expect((await api.ask('manager', `${method} ${path}/${what}`)).outcome).toBe('409 MOCK_NOT_SUBMITTED');
      }
      await submit();
      for (const what of ['', '/result', '/report']) {
        expect((await api.ask('manager', `GET ${path}${what}`)).outcome).toBe('200');
      }
    });

    it('is handed in once: answered, skipped and unusable items', async () => {
      const { save, submit, path, ask, learner } = await aSitting();
      expect((await ask(`GET ${path}/result`)).outcome).toBe('409 MOCK_NOT_SUBMITTED');
      expect((await ask(`GET ${path}/report`)).outcome).toBe('409 MOCK_NOT_SUBMITTED');
      await save(2, 1, 30);
      await save(3, ['bakery', ''], 10);
      await save(4, 7);
      const key = { 'idempotency-key': 'hand-in-once' };
      const results = [await submit(key), ...(await Promise.all([submit(), submit()]))] as const;
      for (const { data } of results) expect(data).toEqual(results[0].data);
      const [first] = results;
      expect(outcomesOf(first)).toEqual(['skipped', 'skipped', 'submitted', 'submitted', 'failed']);
      expect(first.data).toMatchObject({
        ...{ failed: [4], pendingCount: 0, timeUsed: 45, notice: null, noticeMessage: null, complete: true },
      });
      expect(first.data.items[2]).toMatchObject({ scoringStatus: 'scored', score: '{"s":1,"f":1}', timeUsed: 30 });
      expect(JSON.parse(first.data.items[3].score)).toMatchObject({ s: 1, f: 2 });
      expect(first.data.items[0]).toMatchObject({ submissionId: null, scoringStatus: null, score: '' });
      expect((await submit(key)).headers.get('idempotent-replay')).toBe('true');
      expect(await api.get(learner.token, '/api/question/finished?count=true')).toEqual({ count: 2 });
      const [newest] = await api.get(learner.token, `/api/question/submission?questionId=${parts.choice}`);
      expect(newest).toMatchObject({ mockSessionId: path.split('/').at(-1), answer: '{"answer":1}', timeUsed: 30 });
      expect((await save(2, 0)).outcome).toBe('409 MOCK_SESSION_CLOSED');
      expect((await ask(`PUT ${path}`, { itemIndex: 0 })).outcome).toBe('409 MOCK_SESSION_CLOSED');
      expect(await api.get(learner.token, path)).toMatchObject({ status: 'submitted', step: 'result' });
      const again = await ask(`POST ${path}/retry`);
      expect(again.data).toEqual(first.data);
      await eventually(async () => {
        expect(await api.get(learner.token, '/api/user/stats')).toMatchObject({
          count: 2,
          duration: 40,
          accuracy: 66.7,
        });
      });
    });

    it('opens its questions when it is handed in, not before', async () => {
      const { save, submit, learner } = await aSitting();
      const question = () => api.get(learner.token, `/api/question/item/${parts.choice}`);
      const mock = () => api.get(learner.token, `/api/mock/${parts.mockId}`);
      await save(2, 0);
      expect(await question()).toMatchObject({ answer: '{}', hasPracticed: false });
      expect(await mock()).toMatchObject({ hasPracticed: false, lastScore: null });
      await submit();
      expect(await question()).toMatchObject({ answer: choiceKey, hasPracticed: true });
      expect(await mock()).toMatchObject({ hasPracticed: true, lastScore: null });
      expect(await api.get(learner.token, '/api/mock?hasPracticed=true')).toEqual([
        expect.objectContaining({ id: parts.mockId, hasPracticed: true }),
      ]);
      expect(await api.get('nobody', '/api/mock?hasPracticed=true')).toEqual([]);
    });

    it.each([
      ['en', 'You are not a VIP; only objective answers were submitted'],
      ['zh', '您不是 VIP 用户，仅提交了客观题答案'],
    ])('goes on when VIP ends, for objective answers only (%s)', async (language, noticeMessage) => {
      const { learner, save, submit, ask, path } = await aSitting();
      await setVip(learner.id, null);
      await save(1, 'An essay.');
      await save(2, 1);
      const handedIn = await submit({ 'accept-language': language });
      expect(outcomesOf(handedIn)).toEqual(['skipped', 'vipOnly', 'submitted', 'skipped', 'skipped']);
      expect(handedIn.data).toMatchObject({ notice: 'NOT_VIP_OBJECTIVE_ONLY', noticeMessage, failed: [] });
      expect(handedIn.data.items[1]).toMatchObject({ submissionId: null, score: '' });
      expect((await ask(`GET ${path}/report`)).outcome).toBe('403 VIP_REQUIRED');
    });

    it('says when nothing was handed in', async () => {
      const { submit } = await aSitting();
      expect((await submit()).data).toMatchObject({ notice: 'NOTHING_SUBMITTED', failed: [], complete: true });
    });

    it('waits for what is scored by machines', async () => {
      const { save, submit, path, learner } = await aSitting();
      await save(1, 'Working from home saves time. It also keeps towns quiet.');
      expect((await submit()).data.items[1]).toMatchObject({
        outcome: 'submitted',
        score: '',
        scoringStatus: 'pending',
      });
      await eventually(
        async () => {
          expect(await api.get(learner.token, `${path}/result`)).toMatchObject({ complete: true, pendingCount: 0 });
        },
        { timeout: 60_000, interval: 500 },
      );
      expect(await api.get(learner.token, `${path}/report`)).toMatchObject({ complete: true });
    });

    it('ends with a report, of the exam and the targets of the profile', async () => {
      const { save, submit, path, learner } = await aSitting();
      const goal = { targetTotal: 65, targetSpeaking: 65, targetWriting: 65, targetReading: 65, targetListening: 65 };
      await api.ask(learner.token, 'PUT /api/user/pte', { body: { ...goal, examType: 1 } });
      await save(2, 1);
      await submit();
      const report = await api.get(learner.token, `${path}/report`);
      expect(report).toMatchObject({
        examType: 1,
        mockId: parts.mockId,
        complete: true,
        targets: { ...goal, examType: 1 },
      });
      const { reading } = report.communicativeSkills;
      expect(reading === null || (reading >= 10 && reading <= 90)).toBe(true);
      expect(await api.get('manager', `${path}/report`)).toEqual(report);
    });

    it('keeps the questions of its beginning', async () => {
      const { mockId, choice, dictation } = await madeMock(api);
      const { start } = await aSitting(mockId);
      await api.ask('manager', `PUT /api/mock/${mockId}`, {
        body: { content: JSON.stringify({ listening: [dictation] }) },
      });
      expect((await start()).items.map(({ questionId }: Item) => questionId)).toContain(choice);
      expect((await start({ restart: true })).items).toHaveLength(1);
    });
  });
