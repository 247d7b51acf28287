import { describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api } from '../api.js';
import { answers, type Row } from '../table.js';

const spoken = [2, 3, 4, 5, 6, 7, 8];
/** Written answers that machines score. */
const written = [0, 1, 22, 23, 13, 24];
const objective = [9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21];
const practised = [...spoken, ...written, ...objective];
/** Types whose question is heard; 4 is seen. */
const heard = [3, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18, 19, 20, 24];

/** The first question of a type in the starter bank. */
const firstOf = (type: number) => type * 1000 + 1;
const validate = (type: number) => `PUT /api/question/item/${firstOf(type)}/validate`;
const given = (answer: unknown) => ({ body: { answer: JSON.stringify({ answer }), timeUsed: 5 } });

/** Texts that are not JSON are the answer themselves: they fit these types. */
const typed = [...written, 20];

/** Answers that fit no type at all; `{"v":1}` has none. */
const shapeless = (who: string, type: number): Row[] =>
  [
    ...(typed.includes(type) ? [] : ['nope']),
    '[]',
    '{"v":1}',
    '{"answer":null}',
    '{"answer":{}}',
    '{"answer":-1}',
    '{"answer":[-1]}',
  ].map((answer): Row => [who, validate(type), '400 ANSWER_SHAPE answer', { body: { answer, timeUsed: 1 } }]);

interface Content {
  readonly audioUrl?: string | readonly { readonly url: string }[];
  readonly imageUrl?: string;
}

const filesOf = ({ audioUrl = [], imageUrl }: Content): string[] => [
  ...(typeof audioUrl === 'string' ? [audioUrl] : audioUrl.map(({ url }) => url)),
  ...(imageUrl === undefined ? [] : [imageUrl]),
];

/** Every type that can be practised: api.md 7, 16 */
export const types = (api: Api) =>
  describe('every question type', () => {
    answers(api, [
      ...spoken.flatMap((type): Row[] => [
        ['learner', validate(type), '403 VIP_RECORDING_ONLY', given('never-recorded.webm')],
        ['vip', validate(type), '400 RECORDING_REQUIRED answer', given('never-recorded.webm')],
      ]),
      ...[...written, ...objective].flatMap((type) => shapeless('learner', type)),
    ]);

    it.each(practised)('has questions to practise: %i', async (type) => {
      const { count } = await api.get('nobody', `/api/question/item?type=${type}&count=true`);
      expect(count).toBeGreaterThanOrEqual(3);
    });

    it.each([...heard, 4])('has its sounds and pictures: %i', async (type) => {
      const files = filesOf(JSON.parse((await api.get('nobody', `/api/question/item/${firstOf(type)}`)).content));
      expect(files.length).toBeGreaterThan(0);
      const [first] = files;
      const response = await api.open(`/api/oss/object/${first}`);
      expect(response.headers.get('content-type')).toMatch(type === 4 ? /^image\// : /^audio\//);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    });

    it('has questions that are likely in the exam, and mocks', async () => {
      expect((await api.get('nobody', '/api/prediction?count=true')).count).toBeGreaterThanOrEqual(5);
      expect((await api.get('nobody', '/api/mock?count=true')).count).toBeGreaterThanOrEqual(2);
    });

    it.each(written)('judges what is written without VIP on its form alone: %i', async (type) => {
      const { token } = await api.register();
      const { data } = await api.ask(token, validate(type), given('Short.'));
      expect(data.questionSubmit).toMatchObject({ scoringStatus: 'scored', scoredAt: expect.any(Number) });
      expect(JSON.parse(data.questionSubmit.score)).toEqual([{ i: 1, s: 0, f: expect.any(Number) }]);
      const { status, notes } = JSON.parse(data.questionSubmit.analysis);
      expect([status, notes.map(({ code }: { code: string }) => code)]).toEqual([
        'done',
        expect.arrayContaining(['vip']),
      ]);
    });

    it.each(written)('sends what VIP write to be scored, and ends in one of two ways: %i', async (type) => {
      const text = `${type} Too short to be anything, and written by somebody who is VIP.`;
      const { data } = await api.ask('vip', validate(type), given(text));
      expect(data.questionSubmit).toMatchObject({ scoringStatus: 'pending', score: '', scoredAt: null });
      expect(JSON.parse(data.questionSubmit.analysis)).toEqual({ v: 1, status: 'pending' });
      const path = `/api/question/submission/${data.questionSubmit.id}`;
      const ended = await eventually(
        async () => {
          const now = await api.get('vip', path);
          expect(['scored', 'failed']).toContain(now.scoringStatus);
          return now;
        },
        { timeout: 60_000, interval: 500 },
      );
      const failed = ended.scoringStatus === 'failed';
      expect(JSON.parse(ended.analysis)).toMatchObject(failed ? { v: 1, status: 'failed' } : { v: 1, status: 'done' });
      expect(ended.score === '').toBe(failed);
      expect((await api.ask('vip', `POST ${path}/rescore`)).outcome).toBe(failed ? '200' : '409 SUBMISSION_NOT_FAILED');
    });
  });
