import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api, Learner } from '../api.js';
import { answers } from '../table.js';

interface Item {
  readonly questionTypeId: number;
}

/** A question of the starter bank, of the type that weighs most in listening. */
const dictation = { type: 20, id: 20_001 };

const regenerate = 'POST /api/user/plan/regenerate';
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The learning plan: api.md 5 */
export const plans = (api: Api) =>
  describe('the learning plan', () => {
    let learner: Learner;
    beforeAll(async () => {
      learner = await api.register();
      await api.ask('admin', `PUT /api/user/${learner.id}`, { body: { vipUntil: 4_070_908_800 } });
    });

    answers(api, [
      ['nobody', 'GET /api/user/plan', '401 UNAUTHORIZED'],
      ['nobody', regenerate, '401 UNAUTHORIZED'],
      ['learner', 'GET /api/user/plan', '403 VIP_REQUIRED'],
      ['learner', regenerate, '403 VIP_REQUIRED'],
      ['vip', 'GET /api/user/plan', '409 PTE_PROFILE_REQUIRED'],
      ['vip', regenerate, '409 PTE_PROFILE_REQUIRED'],
    ]);

    it('covers today and six days, or those until the exam', async () => {
      const goal = { targetTotal: 65, targetSpeaking: 50, targetWriting: 50, targetReading: 90, targetListening: 50 };
      await api.ask(learner.token, 'PUT /api/user/pte', { body: goal });
      const plan = await api.get(learner.token, '/api/user/plan');
      expect(plan).toMatchObject({ generatedAt: expect.any(Number), examDate: null, daysLeft: null });
      expect(plan.focus[0]).toBe('reading');
      expect(plan.days.map(({ date }: { date: string }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map(day));
      const examDate = Math.floor(Date.now() / 1000) + 2 * 86_400;
      await api.ask(learner.token, 'PUT /api/user/pte', { body: { ...goal, examDate } });
      const { data: short } = await api.ask(learner.token, regenerate);
      expect(short).toMatchObject({ examDate, daysLeft: 2 });
      expect(short.days).toHaveLength(3);
      expect(await api.get(learner.token, '/api/user/plan')).toEqual(short);
    });

    it('ticks itself off as its questions are practised', async () => {
      const goal = { targetTotal: 65, targetSpeaking: 10, targetWriting: 10, targetReading: 10, targetListening: 90 };
      await api.ask(learner.token, 'PUT /api/user/pte', { body: goal });
      const dictationDone = async () => {
        const { days } = await api.get(learner.token, '/api/user/plan');
        return days[0].items.find(({ questionTypeId }: Item) => questionTypeId === dictation.type)?.done;
      };
      expect(await dictationDone()).toBe(0);
      const body = { answer: '{"answer":"return the books"}', timeUsed: 5 };
      await api.ask(learner.token, `PUT /api/question/item/${dictation.id}/validate`, { body });
      await eventually(async () => expect(await dictationDone()).toBe(1));
    });
  });
