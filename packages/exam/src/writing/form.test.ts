import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionTypeRules } from '../registry.js';
import { formOf, markFormOnly } from './form.js';

const summary = questionTypeRules(13)!;
const words = (count: number) => `${'Word '.repeat(count - 1)}end.`;

describe('Form without VIP', () => {
  it('is the only part of the score, and the notes say why', () => {
    expect(markFormOnly(summary, words(60))).toMatchObject({
      score: [{ i: 1, s: 2, f: 2 }],
      analysis: { status: 'done', zero: null, notes: [{ code: 'vip' }] },
    });
  });

  it('names the rule that made it 0', () => {
    const { score, analysis } = markFormOnly(summary, words(20));
    expect(score).toEqual([{ i: 1, s: 0, f: 2 }]);
    expect(analysis.zero).toBe('form');
    expect(analysis.notes).toMatchObject([{ code: 'vip' }, { code: 'words', args: { words: 20, from: 50, to: 70 } }]);
    expect(analysis.notes?.[1]?.en).toBe('You wrote 20 words; full points need 50-70, so Form is 0 of 2.');
  });
});

describe('Form', () => {
  it('never throws and gives nothing, half or all of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 13, 22, 23, 24), fc.string({ maxLength: 400 }), (typeId, text) => {
        const { s, f, notes } = formOf(questionTypeRules(typeId)!, text);
        expect([0, f / 2, f]).toContain(s);
        expect(notes.length > 0).toBe(s < f);
      }),
    );
  });

  it.each(['.', '. ', '\n', '\n1. ', '! ', '"', '.”', 'a. ', 'A', '- '])(
    'is judged quickly in a flood of %j',
    (flood) => {
      const text = flood.repeat(9_998 / flood.length);
      const started = performance.now();
      for (const typeId of [0, 1, 13]) formOf(questionTypeRules(typeId)!, `${text}a`);
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );

  it('is nothing of nothing where a type has none', () => {
    expect(formOf(questionTypeRules(20)!, 'Any text.')).toEqual({ s: 0, f: 0, notes: [] });
  });
});
