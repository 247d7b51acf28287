import { describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';
import { aChoice, choiceContent, choiceId, choiceKey, madeChoice } from '../questions.js';
import { answers, badFields, type Row } from '../table.js';

const create = 'PUT /api/question/item/new';
const invalid = (field: string, texts: readonly string[]): Row[] =>
  texts.map(
    (text): Row => [
      'manager',
      create,
      `400 QUESTION_CONTENT_INVALID ${field}`,
      { body: { ...aChoice('x'), [field]: text } },
    ],
  );

const abbreviations =
  'SWTA WES RA RS DI RL ASQ RTS SGD RWFIB RMCM RO RFIB SSTA LMCM LFIB HCS LMCS SMW HIW WFD RMCS WEM SWTC SSTC Mock';

/** api.md 6, and reading and writing of 7 */
export const bank = (api: Api) =>
  describe('the bank', () => {
    answers(api, [
      ...badFields('manager', create, () => aChoice('x'), {
        name: ['', ' ', 'a'.repeat(201), null, undefined, 'a\nb', 'a\0'],
        type: [26, 99, '21', null, undefined],
        difficulty: [-1, 3, 1.5, '1'],
        isExercise: ['true', 1],
        predictiveRate: [-1, 10_001, '5'],
        content: [5, {}, 'a'.repeat(200_001)],
        answer: [{}],
      }),
      ['manager', create, '400 JSON_KEY_UNDEFINED content', { body: { type: 21, name: 'x' } }],
      ['manager', create, '400 JSON_KEY_INVALID answer', { body: { ...aChoice('x'), answer: 'nope' } }],
      ...invalid('content', ['[]', 'null', '{}', '{"title":"x","choices":["a"]}']),
      ...invalid('answer', ['[]', '{}', '{"choice":3}', '{"choice":-1}', '{"choice":"1"}']),
      ['manager', `PUT /api/question/item/${choiceId}`, '400 QUESTION_TYPE_MISMATCH type', { body: { type: 2 } }],
      ['manager', 'PUT /api/question/item/2000000000', '404 QUESTION_NOT_FOUND', { body: {} }],
      ['nobody', 'GET /api/question/item/2000000000', '404 QUESTION_NOT_FOUND'],
      ['nobody', 'GET /api/question-type/99', '404 QUESTION_TYPE_NOT_FOUND'],
      ['manager', 'PUT /api/question-type/2', '409 QUESTION_TYPE_BUILT_IN', { body: { abbr: 'XX' } }],
      ['manager', 'DELETE /api/question-type/25', '409 QUESTION_TYPE_BUILT_IN'],
      [
        'manager',
        'PUT /api/question-type/new',
        '409 QUESTION_TYPE_ABBR_TAKEN',
        { body: { abbr: 'RA', name: 'x', type: 0 } },
      ],
      ['manager', 'PUT /api/question-type/new', '400 VALIDATION abbr,name,type', { body: {} }],
    ]);

    it('takes types of its own, without a type of the same abbreviation, and never the built-in ones', async () => {
      const abbr = api.freshName('T').slice(-10);
      const body = { abbr, name: 'Own', type: 2, mode: 1, directions: 'x'.repeat(5000), count: 9 };
      const ask = (call: string, given?: unknown) => api.ask('manager', call, { body: given });
      const { data } = await ask('PUT /api/question-type/new', body);
      const own = { abbr, name: 'Own', type: 2, mode: 1, count: 0, finishedCount: 0, shortName: '', deletedAt: null };
      expect(data).toMatchObject(own);
      expect(data.id).toBeGreaterThanOrEqual(100);
      const path = `/api/question-type/${data.id}`;
      expect((await ask(`PUT ${path}`, { name: 'Renamed', id: 5 })).data).toMatchObject({ ...own, name: 'Renamed' });
      expect((await ask(`PUT ${path}`, { abbr: 'RA' })).outcome).toMatch(/^409 QUESTION_TYPE_ABBR_TAKEN/);
      expect(await api.get('nobody', `/api/question/item?type=${data.id}`)).toEqual([]);
      const { data: first } = await ask(`DELETE ${path}`);
      expect((await ask(`DELETE ${path}`)).data).toEqual(first);
      expect((await api.ask('learner', `GET ${path}`)).outcome).toBe('404 QUESTION_TYPE_NOT_FOUND');
      expect(await api.get('manager', path)).toMatchObject({ deletedAt: first.deletedAt });
      await ask(`PUT ${path}`, { deletedAt: null });
      expect((await api.ask('nobody', `GET ${path}`)).outcome).toBe('200');
      await ask(`DELETE ${path}`);
    });

    it('counts its questions without mocks, and what the learner has finished', async () => {
      const type = () => api.get('learner', '/api/question-type/21');
      const before = await Promise.all([api.get('nobody', '/api/stats/site'), type()]);
      const id = await madeChoice(api);
      await api.ask('learner', `PUT /api/question/item/${id}/validate`, {
        body: { answer: '{"answer":1}', timeUsed: 1 },
      });
      const after = await Promise.all([api.get('nobody', '/api/stats/site'), type()]);
      expect(after[0]).toEqual({ ...before[0], questionCount: before[0].questionCount + 1 });
      expect(after[0].questionCount).toBe((await api.get('nobody', '/api/question/item?count=true')).count);
      expect(after[1]).toMatchObject({ count: before[1].count + 1, finishedCount: before[1].finishedCount + 1 });
      expect(await api.get('nobody', '/api/question-type/21')).toMatchObject({ finishedCount: 0 });
      await api.ask('admin', `DELETE /api/question/item/${id}`);
      expect(await api.get('nobody', '/api/stats/site')).toEqual(before[0]);
    });

    it('names the JSON key in both languages', async () => {
      const ask = (language: string) =>
        api.ask('manager', create, { body: { type: 21, name: 'x' }, headers: { 'accept-language': language } });
      expect((await ask('en')).body.message).toBe('JSON key content is undefined');
      expect((await ask('zh')).body.message).toBe('缺少 JSON 字段 content');
    });

    it('has the 26 types in order, and those of one exam', async () => {
      const types: { id: number; type: number; abbr: string; mode: number }[] = await api.get(
        'nobody',
        '/api/question-type',
      );
      const byId = types.toSorted((one, other) => one.id - other.id);
      expect(byId.map(({ abbr }) => abbr).join(' ')).toBe(abbreviations);
      expect(types).toEqual(types.toSorted((one, other) => one.type - other.type || one.id - other.id));
      expect(await api.get('nobody', '/api/question-type?prefer_core=0')).toEqual(
        types.filter(({ mode }) => mode !== 1),
      );
    });

    it('hides the key from everybody but admins', async () => {
      const id = await madeChoice(api);
      const hidden = { content: choiceContent, answer: '{}', analysis: '{}', translation: '{}' };
      for (const who of ['nobody', 'learner', 'vip']) {
        expect(await api.get(who, `/api/question/item/${id}`)).toMatchObject(hidden);
        expect((await api.get(who, `/api/question/item?ids=${id},2000000000`))[id]).toMatchObject(hidden);
        expect(Object.keys((await api.get(who, '/api/question/item?limit=1'))[0])).toHaveLength(12);
      }
      expect(await api.get('manager', `/api/question/item/${id}`)).toMatchObject({ answer: choiceKey });
    });

    it('changes only what is given; read-only and unknown keys are ignored', async () => {
      const id = await madeChoice(api);
      const body = { name: ' Renamed ', id: 5, createdAt: 1, views: 1, hasPracticed: true };
      const { data } = await api.ask('manager', `PUT /api/question/item/${id}`, { body });
      expect(data).toMatchObject({ id, name: 'Renamed', content: choiceContent, hasPracticed: false });
    });

    it('deletes softly, once, and restores', async () => {
      const id = await madeChoice(api);
      const { data: first } = await api.ask('admin', `DELETE /api/question/item/${id}`);
      expect((await api.ask('admin', `DELETE /api/question/item/${id}`)).data).toEqual(first);
      expect((await api.ask('learner', `GET /api/question/item/${id}`)).outcome).toBe('404 QUESTION_NOT_FOUND');
      expect(await api.get('admin', `/api/question/item/${id}`)).toMatchObject({ deletedAt: first.deletedAt });
      expect(await api.get('admin', `/api/question/item?ids=${id}`)).toEqual({});
      await api.ask('admin', `PUT /api/question/item/${id}`, { body: { deletedAt: null } });
      expect((await api.ask('learner', `GET /api/question/item/${id}`)).outcome).toBe('200');
    });
  });
