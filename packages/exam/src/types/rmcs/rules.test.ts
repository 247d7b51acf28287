import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rules } from './rules.js';

const question = fc
  .array(
    fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    { minLength: 2, maxLength: 8 },
  )
  .chain((choices) =>
    fc.record({
      content: fc.constant({ title: 'Which?', choices }),
      key: fc.record({ choice: fc.nat(choices.length - 1) }),
    }),
  );

describe('reading, one answer', () => {
  it('gives the point to exactly one choice', () => {
    fc.assert(
      fc.property(question, ({ content, key }) => {
        const right = content.choices.filter((_, index) => {
          const { score } = rules.mark!({ content, key }, index);
          return 's' in score && score.s === 1;
        });
        return right.length === 1;
      }),
    );
  });

  it('never throws and gives 0 for what is no choice', () => {
    fc.assert(
      fc.property(question, fc.anything(), ({ content, key }, value) => {
        const { score } = rules.mark!({ content, key }, value);
        expect(score).toEqual({ s: value === key.choice ? 1 : 0, f: 1 });
      }),
    );
  });

  it('takes an index exactly when it lies inside the choices', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: -3, max: 12 }), ({ content }, value) => {
        const read = rules.answer.safeParse(value);
        const taken = read.success && rules.answerFits(content, read.data);
        expect(taken).toBe(value >= 0 && value < content.choices.length);
      }),
    );
  });

  it('says which choice was made and which is right', () => {
    const { analysis } = rules.mark!({ content: { title: 'Which?', choices: ['a', 'b'] }, key: { choice: 1 } }, 0);
    expect(analysis).toEqual({ v: 1, status: 'done', items: [{ k: 0, ok: false, got: 0, want: 1 }] });
  });
});
