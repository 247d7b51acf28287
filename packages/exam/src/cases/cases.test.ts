import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '../registry.js';
import { formOf } from '../writing/form.js';
import { blanksCases } from './blanks.cases.js';
import { choiceCases } from './choice.cases.js';
import { formCases } from './form.cases.js';
import { orderCases } from './order.cases.js';
import { wordsCases } from './words.cases.js';

const marked = [...choiceCases, ...blanksCases, ...orderCases, ...wordsCases];

describe('marking', () => {
  it.each(marked)('of type $typeId gives $s/$f for $value by $rule', ({ typeId, content, key, value, s, f, notes }) => {
    const { score, analysis } = questionTypeRules(typeId)!.mark!({ content, key }, value);
    expect(score).toEqual({ s, f });
    expect((analysis.notes ?? []).map(({ code }) => code)).toEqual(notes ?? []);
  });
});

describe('form', () => {
  it.each(formCases)('of type $typeId is $s/$f by $rule', ({ typeId, text, s, f, notes }) => {
    const form = formOf(questionTypeRules(typeId)!, text);
    expect(form).toMatchObject({ s, f });
    expect(form.notes.map(({ code }) => code)).toEqual(notes);
    for (const { zh, en } of form.notes) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('the tables', () => {
  it('hold at least 200 cases, each with the rule that it is written from', () => {
    expect(marked.length + formCases.length).toBeGreaterThanOrEqual(200);
    for (const { rule } of [...marked, ...formCases]) expect(rule).toMatch(/^(?:\d|api \d|type-rules)/);
  });

  it('hold only questions that could be stored', () => {
    for (const { typeId, content, key } of marked) {
      const rules = questionTypeRules(typeId)!;
      expect(rules.content.safeParse(content).success && rules.key.safeParse(key).success).toBe(true);
      expect(rules.keyFits(content, key)).toBe(true);
    }
  });
});
