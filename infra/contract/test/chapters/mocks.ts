import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';
import { choiceId, type MockParts, madeMock, spokenId } from '../questions.js';
import { answers, badFields, type Row } from '../table.js';

const create = 'PUT /api/mock/new';
const aMock = (content: unknown = { reading: [choiceId] }) => ({
  ...{ name: 'A mock', difficulty: 0 },
  content: typeof content === 'string' ? content : JSON.stringify(content),
});
const refused = (outcome: string, ...contents: readonly unknown[]): Row[] =>
  contents.map((content): Row => ['manager', create, outcome, { body: aMock(content) }]);

const unknownMocks = [2_000_000_000, choiceId].flatMap((id): Row[] => [
  ['nobody', `GET /api/mock/${id}`, '404 MOCK_NOT_FOUND'],
  ['vip', `PUT /api/mock/${id}/session`, '404 MOCK_NOT_FOUND'],
  ['manager', `PUT /api/mock/${id}`, '404 MOCK_NOT_FOUND', { body: { name: 'x' } }],
  ['manager', `DELETE /api/mock/${id}`, '404 MOCK_NOT_FOUND'],
]);

/** Mocks as they are made and read: api.md 9 */
export const mocks = (api: Api) =>
  describe('mocks', () => {
    let made: MockParts;
    beforeAll(async () => {
      made = await madeMock(api);
    });

    answers(api, [
      ...badFields('manager', create, aMock, {
        name: ['', ' ', 'a'.repeat(201), 'a\nb', null, undefined],
        difficulty: [-1, 3, 1.5, '1', null, undefined],
        isExercise: ['true'],
        predictiveRate: [10_001],
        content: [{}, null],
        type: ['25'],
      }),
      ['manager', create, '400 VALIDATION name,difficulty', { body: {} }],
      ['manager', create, '400 JSON_KEY_UNDEFINED content', { body: { name: 'x', difficulty: 0 } }],
      ['manager', create, '400 QUESTION_TYPE_MISMATCH type', { body: { ...aMock(), type: 21 } }],
      ['manager', `PUT /api/mock/2000000000`, '400 QUESTION_TYPE_MISMATCH type', { body: { type: 21 } }],
      ...refused('400 JSON_KEY_INVALID content', 'nope', '{"reading":[1,]}'),
      ...refused('400 MOCK_EMPTY content', {}, { reading: [], microphoneCheck: true }),
      ...refused('400 MOCK_QUESTION_NOT_FOUND content.reading[1]', { reading: [choiceId, 2_000_000_000] }),
      ...refused('400 MOCK_QUESTION_TYPE_MISMATCH content.speaking[0]', { speaking: [choiceId] }),
      ...refused('400 MOCK_QUESTION_TYPE_MISMATCH content.listening[0]', { listening: [spokenId] }),
      ...unknownMocks,
      ['nobody', 'GET /api/mock/nonsense', '400 VALIDATION id'],
      ['vip', 'PUT /api/mock/nonsense/session', '400 VALIDATION id'],
      ['learner', 'PUT /api/question/item/25/validate', '400 VALIDATION answer,timeUsed', { body: {} }],
      [
        'manager',
        'PUT /api/question/item/new',
        '400 VALIDATION difficulty',
        { body: { type: 25, ...aMock(), difficulty: undefined } },
      ],
    ]);

    it.each([
      { reading: 'x' },
      { reading: ['1'] },
      { headsetCheck: 'yes' },
      { reading: Array.from({ length: 101 }, (_, id) => id) },
      [],
      null,
    ])('have content of the right form, not %j', async (content) => {
      const { body } = await api.ask('manager', create, { body: aMock(content) });
      expect([body.code, body.reason, body.fields]).toEqual([
        400,
        'QUESTION_CONTENT_INVALID',
        expect.objectContaining({ content: expect.any(String) }),
      ]);
    });

    it('do not take mocks, and say so in both languages', async () => {
      const body = aMock({ reading: [made.mockId] });
      const messageIn = async (language: string) =>
        (await api.ask('manager', create, { body, headers: { 'accept-language': language } })).body.message;
      expect([await messageIn('en'), await messageIn('zh')]).toEqual(['question type not match', '题型不匹配']);
    });

    it('are questions of type 25 through another door', async () => {
      const { mockId } = made;
      const mock = await api.get('manager', `/api/mock/${mockId}`);
      expect(await api.get('manager', `/api/question/item/${mockId}`)).toEqual(mock);
      expect(mock).toMatchObject({ type: 25, difficulty: 1, isExercise: false, answer: '{}' });
      expect(await api.get('learner', `/api/question/item?ids=${mockId}`)).toHaveProperty(String(mockId));
      expect(await api.get('nobody', '/api/mock?limit=100')).toEqual(
        await api.get('nobody', '/api/question/item?type=25&limit=100'),
      );
      const { data } = await api.ask('manager', 'PUT /api/question/item/new', { body: { ...aMock(), type: 25 } });
      expect((await api.ask('nobody', `GET /api/mock/${data.id}`)).data).toMatchObject({ id: data.id, type: 25 });
      const validate = { body: { answer: '{"answer":1}', timeUsed: 1 } };
      expect((await api.ask('vip', `PUT /api/question/item/${mockId}/validate`, validate)).outcome).toBe(
        '400 QUESTION_TYPE_UNSUPPORTED',
      );
    });

    it('drop repeated questions, and get the defaults', async () => {
      const body = aMock({ reading: [choiceId, choiceId], listening: [], headsetCheck: true });
      const { data } = await api.ask('manager', create, { body });
      expect(JSON.parse(data.content)).toMatchObject({
        ...{ microphoneCheck: false, headsetCheck: true, selfIntroduction: false },
        ...{ speaking: [], writing: [], reading: [choiceId], listening: [] },
      });
    });

    it('change by the keys given, are deleted softly, and come back', async () => {
      const { mockId } = await madeMock(api);
      const path = `/api/mock/${mockId}`;
      const { data } = await api.ask('manager', `PUT ${path}`, { body: { name: ' Renamed ', type: 25 } });
      expect(data).toMatchObject({ id: mockId, name: 'Renamed', difficulty: 1 });
      const { data: first } = await api.ask('admin', `DELETE ${path}`);
      expect((await api.ask('admin', `DELETE ${path}`)).data).toEqual(first);
      expect((await api.ask('vip', `GET ${path}`)).outcome).toBe('404 MOCK_NOT_FOUND');
      expect((await api.ask('vip', `PUT ${path}/session`)).outcome).toBe('404 MOCK_NOT_FOUND');
      expect(await api.get('admin', path)).toMatchObject({ deletedAt: first.deletedAt });
      await api.ask('admin', `PUT ${path}`, { body: { deletedAt: null } });
      expect((await api.ask('vip', `GET ${path}`)).outcome).toBe('200');
    });
  });
