import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api, Learner } from '../api.js';
import { choiceId, choiceKey, madeChoice, spokenId } from '../questions.js';
import { answers, type Row } from '../table.js';

const validate = `PUT /api/question/item/${choiceId}/validate`;
const chosen = (choice: unknown, timeUsed: unknown = 5) => ({ answer: JSON.stringify({ answer: choice }), timeUsed });
const refusedShape = (field: string, bodies: readonly unknown[]): Row[] =>
  bodies.map((body): Row => ['learner', validate, `400 ANSWER_SHAPE ${field}`, { body }]);

/** api.md 1.6, answering and collecting of 7, lists of 8 and the numbers of 5 */
export const answering = (api: Api) =>
  describe('answering', () => {
    let learner: Learner;
    let id: number;
    beforeAll(async () => {
      [learner, id] = await Promise.all([api.register(), madeChoice(api)]);
    });
    const submit = (body: unknown, key?: string, token = learner.token) =>
      api.ask(token, `PUT /api/question/item/${id}/validate`, { body, headers: key ? { 'idempotency-key': key } : {} });

    answers(api, [
      ['nobody', validate, '401 UNAUTHORIZED', { body: chosen(1) }],
      ['learner', validate, '400 VALIDATION answer,timeUsed', { body: {} }],
      ['learner', validate, '400 VALIDATION timeUsed', { body: chosen(1, '5') }],
      ['learner', validate, '400 VALIDATION answer', { body: { answer: 'a'.repeat(70_001), timeUsed: 1 } }],
      [
        'learner',
        validate,
        '400 VALIDATION idempotencyKey',
        { body: chosen(1), headers: { 'idempotency-key': 'short' } },
      ],
      ...refusedShape(
        'answer',
        [-1, 4, 1.5, '1', [1], null].map((choice) => chosen(choice)),
      ),
      ...refusedShape(
        'timeUsed',
        [-1, 36_001, 1.5].map((time) => chosen(1, time)),
      ),
      ['learner', 'PUT /api/question/item/2000000000/validate', '404 QUESTION_NOT_FOUND', { body: chosen(1) }],
      ['learner', `PUT /api/question/item/${spokenId}/validate`, '403 VIP_RECORDING_ONLY', { body: chosen('x.mp3') }],
      [
        'vip',
        `PUT /api/question/item/${spokenId}/validate`,
        '400 RECORDING_REQUIRED answer',
        { body: chosen('x.mp3') },
      ],
      ...[[5], [-1], [1, 1], ['1'], 'x', null].map(
        (types): Row => [
          'learner',
          `PUT /api/question/item/${choiceId}/collection`,
          '400 VALIDATION types',
          { body: { types } },
        ],
      ),
      ['learner', 'PUT /api/question/item/2000000000/collection', '404 QUESTION_NOT_FOUND', { body: { types: [] } }],
      ['learner', 'GET /api/question/submission', '400 VALIDATION questionId'],
      ['learner', 'GET /api/question/submission/2000000000', '404 SUBMISSION_NOT_FOUND'],
    ]);

    it('marks at once and opens the key to this learner only', async () => {
      const { data } = await submit(chosen(1, 35));
      expect(data).toMatchObject({ answer: choiceKey, analysis: '{"zh":"因为"}' });
      expect(data.questionSubmit).toMatchObject({
        score: '{"s":1,"f":1}',
        scoringStatus: 'scored',
        answer: '{"answer":1}',
        timeUsed: 35,
      });
      const mine = { answer: choiceKey, hasPracticed: true, lastScore: '{"s":1,"f":1}' };
      expect(await api.get(learner.token, `/api/question/item/${id}`)).toMatchObject(mine);
      expect(await api.get('vip', `/api/question/item/${id}`)).toMatchObject({ answer: '{}', hasPracticed: false });
    });

    it('stores a double click once, also at the same moment', async () => {
      const clicks = await Promise.all(Array.from({ length: 4 }, () => submit(chosen(2, 9))));
      expect(new Set(clicks.map(({ data }) => data.questionSubmit.id)).size).toBe(1);
      const { data } = await submit(chosen(0, 9));
      expect(data.questionSubmit.id).not.toBe(clicks[0]?.data.questionSubmit.id);
    });

    it('answers a repeated key as the first time, refusals too', async () => {
      const first = await submit(chosen(1, 50), 'first-key');
      const again = await submit(chosen(1, 50), 'first-key');
      expect([again.data, again.headers.get('idempotent-replay')]).toEqual([first.data, 'true']);
      expect(first.headers.get('idempotent-replay')).toBeNull();
      expect((await submit(chosen(1, 51), 'first-key')).outcome).toBe('409 IDEMPOTENCY_KEY_REUSED');
      await submit(chosen(9), 'second-key');
      const refused = await submit(chosen(9), 'second-key');
      expect([refused.outcome, refused.headers.get('idempotent-replay')]).toEqual(['400 ANSWER_SHAPE answer', 'true']);
    });

    it('shows submissions to their learner and admins, newest first', async () => {
      const listed: { id: number }[] = await api.get(learner.token, '/api/question/finished');
      expect(listed).toEqual(listed.toSorted((one, other) => other.id - one.id));
      const call = `GET /api/question/submission/${listed[0]?.id}`;
      expect((await api.ask('vip', call)).outcome).toBe('404 SUBMISSION_NOT_FOUND');
      expect((await api.ask('manager', call)).data).toMatchObject({ question: { id }, questionType: { id: 21 } });
    });

    it('counts in the numbers of the learner soon', async () => {
      const { count } = await api.get(learner.token, '/api/question/finished?count=true');
      await eventually(async () => {
        expect(await api.get(learner.token, '/api/user/stats')).toMatchObject({ count, today: { count } });
      });
    });

    it('collects: the set is replaced', async () => {
      const collect = (types: number[]) =>
        api.ask(learner.token, `PUT /api/question/item/${id}/collection`, { body: { types } });
      expect((await collect([1, 4])).data).toEqual({ id, collections: [1, 4] });
      expect(await api.get(learner.token, '/api/question/collection?type=4&question_type=21')).toHaveLength(1);
      expect((await collect([])).data).toEqual({ id, collections: [] });
      expect(await api.get(learner.token, '/api/question/collection')).toEqual([]);
    });

    it('stops the 121st answer in a minute, but says first what is wrong with it', async () => {
      const { token } = await api.register();
      for (let time = 0; time < 120; time += 1)
        expect((await submit(chosen(1, time), undefined, token)).outcome).toBe('200');
      expect((await submit(chosen(1, 120), undefined, token)).outcome).toBe('503 RATE_LIMITED');
      expect((await submit({}, undefined, token)).outcome).toBe('400 VALIDATION answer,timeUsed');
    });
  });
