import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '@pte/exam/registry';
import type { Mark, TypeRules } from '@pte/exam/type-rules';
import { judgeAnswer } from './judge-answer.js';

const now = new Date('2026-03-10T12:00:00Z');
const parts = { content: { choices: ['a', 'b'] }, key: { choice: 1 } };
const formOnly: Mark = {
  score: [{ i: 1, s: 2, f: 2 }],
  analysis: { v: 1, status: 'done', notes: [{ code: 'vip', zh: '仅格式', en: 'Form only' }] },
};
const rulesOf = (typeId: number, given: Partial<TypeRules> = {}): TypeRules => ({
  ...questionTypeRules(typeId)!,
  ...given,
});

describe('judging an answer', () => {
  it('marks an objective one at once, with and without VIP', () => {
    for (const isVip of [true, false]) {
      expect(judgeAnswer({ rules: rulesOf(21), parts, value: 1, isVip }, now)).toMatchObject({
        ...{ status: 'scored', score: '{"s":1,"f":1}', scoredAt: now },
      });
    }
  });

  it('leaves others to the scoring service', () => {
    expect(judgeAnswer({ rules: rulesOf(2), parts, value: 'a.webm', isVip: true }, now)).toEqual({
      ...{ status: 'pending', score: '', analysis: '{"v":1,"status":"pending"}', pendingSince: now },
    });
  });

  it('gives a learner without VIP at once what the type gives, and a VIP the whole scoring', () => {
    const rules = rulesOf(2, { markWithoutVip: () => formOnly });
    expect(judgeAnswer({ rules, parts, value: 'My text', isVip: false }, now)).toMatchObject({
      ...{ status: 'scored', score: '[{"i":1,"s":2,"f":2}]', analysis: JSON.stringify(formOnly.analysis) },
    });
    expect(judgeAnswer({ rules, parts, value: 'My text', isVip: true }, now)).toMatchObject({ status: 'pending' });
  });
});
